import { editedEntry } from '../../../ops/edit-wording/edited-fields.ts';
import { rowText } from '../../../ops/edit-wording/row-text.ts';
import { shownWhenText } from '../../../ops/edit-wording/shown-when-text.ts';
import { valueText } from '../../../ops/edit-wording/value-text.ts';
import { isObject } from '../../../ops/json/json-values.ts';
import type { ChangedPlace } from '../../api/index.ts';
import type { DraftStore } from '../draft-store/draft-store.ts';
import { sayIn } from '../language/use-words.ts';
import { planPath } from './describe-history-place.ts';
import { revertWords } from './revert-words.ts';

/** Longer texts are cut. */
const mostLetters = 300;

/**
 * A value as the plan has it: a field by its schema, a row and conditions in words.
 * @returns null of a value with parts, which no text tells
 */
export function refusedValueText(
  { file, path }: Pick<ChangedPlace, 'file' | 'path'>,
  value: unknown,
  draftStore: DraftStore,
): string | null {
  if (value === undefined) return sayIn(revertWords, draftStore.language)('none');
  const own = planPath(file, path, draftStore.file(file)?.value);
  const where = { file, line: 1, column: 1, side: 'after' as const, what: '', kind: 'changed' as const };
  const entry = editedEntry(
    { ...where, path: [...own], before: undefined, after: 'there' },
    draftStore.names,
  );
  const hasParts = [value].flat().some(isObject);
  const text =
    (!hasParts && valueText(entry?.fields[0]?.field ?? null, value, draftStore)) ||
    rowText(own, value, draftStore.names, draftStore.language) ||
    shownWhenText(String(path.at(-1)), value, draftStore.file(file)?.value, draftStore);
  if (!text) return null;
  const letters = [...text];
  return letters.length > mostLetters ? `${letters.slice(0, mostLetters).join('')}…` : text;
}
