import type { EditAuthor } from '../api/draft.ts';
import { type DraftTextOfFile, pathPrefix, planPathOf } from './describe-step.ts';
import type { Step } from './step.ts';

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
  for (const { made, by } of steps.toReversed()) {
    for (const { edit } of made) {
      if (edit.file !== file) continue;
      const path = 'path' in edit ? planPathOf(found, edit.path) : pathPrefix(found);
      const key = JSON.stringify(path);
      if (seen.has(key)) continue;
      seen.add(key);
      if (by) authors.push({ path, by });
      if (authors.length === mostAuthors) return authors;
    }
  }
  return authors;
}
