import { editHead } from '../../../ops/edit-wording/edit-head.ts';
import { editWords } from '../../../ops/edit-wording/edit-words.ts';
import { editedEntry } from '../../../ops/edit-wording/edited-fields.ts';
import { sayIn } from '../../../ops/text/say.ts';
import { type LabelSource, labelsOf } from '../../../ops/wording/labels.ts';
import { nameWithId } from '../../../ops/wording/visitor-words.ts';

/** The keys of a file that lead to an entry: the map, and its id. */
export const entryDepth = 2;

/** The entry, or the part of the config, and the field within an entry that has a form. */
export function describePlace(file: string, path: readonly string[], source: LabelSource) {
  const { language } = source;
  const isThere = { before: undefined, after: 'there' };
  const location = { file, line: 1, column: 1, side: 'after' as const, what: '', kind: 'changed' as const };
  const turn = editedEntry({ ...location, path: [...path], ...isThere }, source.names);
  if (!turn) return { what: editHead({ path: [...path] }, source), field: null };
  const name = labelsOf(source, { names: turn.names, path: [] }).get(turn.id);
  return {
    what: `${sayIn(editWords, language)(turn.kind)} ${nameWithId(turn.id, name, language)}`,
    field: path.length > entryDepth + 1 ? (turn.fields[0]?.label[language] ?? null) : null,
  };
}
