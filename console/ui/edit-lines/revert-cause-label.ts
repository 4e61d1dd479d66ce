import { editHead } from '../../../ops/edit-wording/edit-head.ts';
import type { ReportedEdit } from '../../../ops/edits/reported-edit.ts';
import { sayIn } from '../../../ops/text/say.ts';
import type { LabelSource } from '../../../ops/wording/labels.ts';
import type { Edit } from '../../api/index.ts';
import { editLineWords } from './edit-line-words.ts';

/**
 * What the button below a problem says and is called. The problem names no edit: what would be deleted is named, a value
 * that is put back stands in the title.
 */
export function revertCauseLabel(
  edit: ReportedEdit,
  back: readonly Edit[],
  source: LabelSource,
): { label: string; name: string; isNew: boolean } {
  const say = sayIn(editLineWords, source.language);
  const isNew = back.every((one) => one.do === 'remove');
  const name = say(isNew ? 'takeOutOf' : 'putBackOf', { what: editHead(edit, source) });
  return { label: isNew ? name : say('putBack'), name, isNew };
}
