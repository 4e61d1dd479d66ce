import { editHead } from '../../../ops/edit-wording/edit-head.ts';
import { editedEntry } from '../../../ops/edit-wording/edited-fields.ts';
import { valueText } from '../../../ops/edit-wording/value-text.ts';
import type { ReportedEdit } from '../../../ops/edits/reported-edit.ts';
import { sayIn } from '../../../ops/text/say.ts';
import type { LabelSource } from '../../../ops/wording/labels.ts';
import type { Edit } from '../../api/index.ts';
import { editLineWords } from './edit-line-words.ts';

interface PutBackText {
  label: string;
  /** Accessible name of the button: what it does to the text beside it. */
  name: string;
  /** What it removes, where the label does not say; else empty. */
  title: string;
}

/** Keys that lead to an entry: those of the file, of its map, and its own. */
const entryKeys = 3;

/** The label of the button that reverts one edit: removing something within an entry leaves the entry. */
export function revertLabel(edit: ReportedEdit, back: Edit, source: LabelSource): PutBackText {
  const say = sayIn(editLineWords, source.language);
  const what = editHead(edit, source);
  const isWhole = back.do === 'remove' && !isWithin(edit, back);
  return {
    label: say(isWhole ? 'takeOut' : 'putBack'),
    name: say(isWhole ? 'takeOutOf' : 'putBackOf', { what }),
    title: back.do === 'remove' && !isWhole ? say('takesOut', { what: fieldsText(edit, source) }) : '',
  };
}

/** A key of an existing entry, or of a row of a list, was added. */
function isWithin({ path: names }: ReportedEdit, { path }: Extract<Edit, { do: 'remove' }>): boolean {
  if (typeof path.at(-1) === 'number') return false;
  return names.length > entryKeys || path.some((key) => typeof key === 'number');
}

/** `页面标题“键盘标题一”` */
function fieldsText(edit: ReportedEdit, source: LabelSource): string {
  const { language } = source;
  const turns = editedEntry(edit, source.names)?.fields ?? [];
  if (turns.length === 0) return editHead(edit, source);
  return turns
    .map(({ label, field, after }) => {
      const value = valueText(field, after, source);
      return language === 'zh' ? `${label.zh}“${value}”` : `${label.en} “${value}”`;
    })
    .join(language === 'zh' ? '、' : ', ');
}
