import type { BranchConflict, ChosenSide } from '../api/branch.ts';
import { withOurs } from '../edits/merge-json.ts';
import { commitTree, type FileContent, treeWith } from '../git/commit-on-branch.ts';
import { readBlobs } from '../git/read-blobs.ts';
import { changedBlobs, treeOf } from '../git/read-branches.ts';
import { runGit } from '../git/run-git.ts';
import { configFileNamed, configPaths } from '../history/config-file-names.ts';
import { mergeDraftText } from '../save/merge-draft.ts';

/** A merge that no branch names yet, or why there is none. */
export type MergedRemote =
  | { commit: string }
  /** The remote has everything of this branch already, in other commits. */
  | { isContained: true }
  | { conflicts: BranchConflict[] }
  /** Files other than those of the config that both have changed at the same lines. */
  | { files: string[] }
  | { refused: string };

/**
 * Merges the commits of a remote's branch with those up to another commit: files of the config by entries and fields, others by lines.
 * The folder, the index and every branch stay as they are.
 * @param sides - the values that were chosen where both have changed the same field
 */
export async function mergeRemote(
  dir: string,
  { head, there, message }: { head: string; there: string; message: string },
  sides: readonly ChosenSide[],
): Promise<MergedRemote> {
  const base = (await runGit(dir, ['merge-base', head, there])).stdout.trim();
  if (base === '') return { refused: 'the branches have no commit in common' };
  const byLines = await runGit(dir, [
    'merge-tree',
    '--write-tree',
    '-z',
    '--name-only',
    '--no-messages',
    head,
    there,
  ]);
  if (byLines.code !== 0 && byLines.code !== 1) return { refused: byLines.stderr.trim() };
  const [tree = '', ...unmerged] = byLines.stdout.split('\0').filter(Boolean);
  const prefix = (await runGit(dir, ['rev-parse', '--show-prefix'])).stdout.replace(/\r?\n$/, '');
  const files = new Map<string, FileContent>();
  const conflicts: BranchConflict[] = [];
  const merged = await mergedConfig(dir, { base, head, there });
  for (const { file, text, fields, ours, theirs } of merged) {
    const chosen = fields.map(({ path }) => sideOf(sides, file, path));
    if (text === null) {
      const side = sideOf(sides, file, []);
      if (side) files.set(file, side === 'ours' ? ours : theirs);
      else conflicts.push({ file, path: [] });
      continue;
    }
    if (chosen.includes(null)) conflicts.push(...fields.map((field) => ({ file, ...field })));
    const own = fields.filter((_, at) => chosen[at] === 'ours');
    files.set(
      file,
      own.reduce((now, field) => withOurs(file, now, field), text),
    );
  }
  const isConfig = new Set(merged.map(({ file }) => `${prefix}${file}`));
  const others = unmerged.filter((file) => !isConfig.has(file));
  if (others.length > 0) return { files: others };
  if (conflicts.length > 0) return { conflicts };
  const made = files.size === 0 ? { id: tree } : await treeWith(dir, tree, files);
  if ('refused' in made) return made;
  if (made.id === (await treeOf(dir, there))) return { isContained: true };
  const commit = await commitTree(dir, made.id, [head, there], message);
  return 'refused' in commit ? commit : { commit: commit.id };
}

const sideOf = (sides: readonly ChosenSide[], file: string, path: BranchConflict['path']) =>
  sides.find((one) => one.file === file && JSON.stringify(one.path) === JSON.stringify(path))?.side ?? null;

interface MergedFile {
  file: string;
  base: string | null;
  ours: string | null;
  theirs: string | null;
  /** Null: it can be merged only as a whole. */
  text: string | null;
  fields: Pick<BranchConflict, 'path' | 'base' | 'ours' | 'theirs'>[];
}

/** The files of the config that both sides have changed. */
async function mergedConfig(
  dir: string,
  { base, head, there }: { base: string; head: string; there: string },
): Promise<MergedFile[]> {
  const [own, others] = await Promise.all([
    changedBlobs(dir, base, head, configPaths),
    changedBlobs(dir, base, there, configPaths),
  ]);
  const theirs = new Map(others.map((one) => [one.file, one.after]));
  const both = own.filter(
    ({ file, after }) => configFileNamed(file) && theirs.has(file) && theirs.get(file) !== after,
  );
  const ids = both.flatMap(({ file, before, after }) => [before, after, theirs.get(file) ?? null]);
  const blobs = await readBlobs(
    dir,
    ids.filter((id) => id !== null),
  );
  const textOf = (id: string | null) => (id === null ? null : (blobs.get(id) ?? ''));
  return Promise.all(
    both.map(async ({ file, before, after }): Promise<MergedFile> => {
      const texts = { base: textOf(before), ours: textOf(after), theirs: textOf(theirs.get(file) ?? null) };
      const { base: was, ours, theirs: is } = texts;
      const whole = { file, ...texts, text: null, fields: [] };
      if (was === null || ours === null || is === null) return whole;
      const found = await mergeDraftText(file, { base: was, ours, theirs: is }, []);
      return found ? { file, ...texts, text: found.text, fields: found.conflicts } : whole;
    }),
  );
}
