import type { ReviewConflict } from '../api/review.ts';
import type { Edit } from '../edits/edit.ts';
import { isDefinitionFile } from '../edits/edit.ts';
import { readBlobs } from '../git/read-blobs.ts';
import { changedBlobs } from '../git/read-branches.ts';
import { runGitForBytes } from '../git/run-git.ts';
import { configFileNamed, configPaths } from '../history/config-file-names.ts';
import { mergeDraftText } from '../save/merge-draft.ts';
import type { KnownReview } from './read-reviews.ts';

/** A review on top of a config as it is now. */
export interface MergedReview {
  /** The texts that it changes, with the values of now where there is a conflict; null: the file is removed. */
  texts: Map<string, string | null>;
  conflicts: ReviewConflict[];
  /** The pictures that it adds: their addresses, with the bytes. */
  pictures: Map<string, Buffer>;
}

/**
 * Merges a review by entries, fields and items of lists into what a config has now.
 * @param textNow - null for a file that it does not have
 */
export async function mergeReview(
  dir: string,
  { base, commit }: Pick<KnownReview, 'base' | 'commit'>,
  textNow: (file: string) => string | null,
): Promise<MergedReview> {
  const changed = await changedBlobs(dir, base, commit, configPaths);
  const files = changed.filter(({ file }) => configFileNamed(file));
  const blobs = await readBlobs(
    dir,
    files.flatMap(({ before, after }) => [before, after]).filter((id) => id !== null),
  );
  const textOf = (id: string | null) => (id === null ? null : (blobs.get(id) ?? ''));
  const texts = new Map<string, string | null>();
  const conflicts: ReviewConflict[] = [];
  for (const { file, before, after } of files) {
    const [was, ours, theirs] = [textOf(before), textOf(after), textNow(file)];
    if (theirs === ours) continue;
    if (theirs === was) {
      texts.set(file, ours);
      continue;
    }
    // Added, removed or changed on one side only: there is nothing to merge it with.
    if (was === null || ours === null || theirs === null) {
      conflicts.push({ file, path: [] });
      continue;
    }
    const merged = await mergeDraftText(file, { base: was, ours, theirs }, []);
    if (!merged) conflicts.push({ file, path: [] });
    else {
      conflicts.push(...merged.conflicts.map((one) => ({ ...one, file })));
      if (merged.text !== theirs) texts.set(file, merged.text);
    }
  }
  const pictures = new Map<string, Buffer>();
  for (const { file, after } of changed) {
    if (after === null || !file.startsWith('public/')) continue;
    const { code, stdout } = await runGitForBytes(dir, ['cat-file', 'blob', after]);
    if (code === 0) pictures.set(file.slice('public'.length), stdout);
  }
  return { texts, conflicts, pictures };
}

/** The overlay of a merged review over the disk: an empty text stands for a file that is taken out. */
export const overlayOf = ({ texts }: Pick<MergedReview, 'texts'>): Map<string, string> =>
  new Map([...texts].map(([file, text]) => [file, text ?? '']));

/** The edits that make a draft of it, as one step; null where the console cannot add or remove one of its files. */
export function editsOf(
  { texts }: Pick<MergedReview, 'texts'>,
  hasFile: (file: string) => boolean,
): Edit[] | null {
  const edits: Edit[] = [];
  for (const [file, text] of texts) {
    const isNew = !hasFile(file);
    if ((isNew || text === null) && !isDefinitionFile(file)) return null;
    if (text === null) edits.push({ do: 'delete', file });
    else {
      // A new file begins with a value; its text follows, byte for byte.
      if (isNew) edits.push({ do: 'create', file, value: {} });
      edits.push({ do: 'text', file, text });
    }
  }
  return edits;
}
