import type { EditAuthor } from '../api/draft.ts';
import type { JsonPath } from '../edits/json-span.ts';
import { type DraftTextOfFile, pathPrefix, planPathOf } from './describe-step.ts';
import { isListEdit, type ListEdit, pathAfter } from './path-after.ts';
import type { Step, StoredEdit } from './step.ts';

/** An operator looks for the author of the last edits; a long draft has thousands. */
const mostAuthors = 2000;

/**
 * Who has edited each place of a file last, the last first. Steps that no window has made are listed by none, but they
 * end what an earlier window has done there.
 */
export function editAuthors(steps: readonly Step[], file: string, found: DraftTextOfFile): EditAuthor[] {
  if (steps.every(({ by }) => by === undefined)) return [];
  const seen = new Set<string>();
  const authors: EditAuthor[] = [];
  const later: ListEdit[] = [];
  for (const { made, by } of steps.toReversed()) {
    for (const { edit } of made.toReversed()) {
      if (edit.file !== file) continue;
      const path = 'path' in edit ? planPathOf(found, pathNow(edit, later)) : pathPrefix(found);
      if (isListEdit(edit)) later.push(edit);
      const key = JSON.stringify(path);
      if (seen.has(key)) continue;
      seen.add(key);
      if (by) authors.push({ path, by });
      if (authors.length === mostAuthors) return authors;
    }
  }
  return authors;
}

/** Where the place of an edit stands now; what has been removed has no place but its list. */
const pathNow = (edit: Extract<StoredEdit, { path: JsonPath }>, later: readonly ListEdit[]): JsonPath =>
  pathAfter(edit.do === 'remove' && isListEdit(edit) ? edit.path.slice(0, -1) : edit.path, later);
