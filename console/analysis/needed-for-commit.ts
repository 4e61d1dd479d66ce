import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readConfig } from '../../ops/check/check-config.ts';
import { git, readCommit } from '../../ops/check/read-commit.ts';

/** What a commit of some files leaves behind that the config in it needs. */
export interface NeededForCommit {
  /** Files that git does not know yet. */
  untracked: string[];
  /** Known files with changes that are not committed. */
  modified: string[];
}

const configPaths = ['hosts.json', 'channels.json', 'brands.json', 'definitions', 'public'];
const nothing: NeededForCommit = { untracked: [], modified: [] };

/**
 * Finds the files without which a commit of these files would have errors that the folder on the disk has not, as for a
 * route whose page git does not know: whoever checks the commit out would get a broken config. The commit is checked as
 * it would be, in a folder of its own.
 * @param files - the config's files that are committed
 * @param texts - the files among them that are committed with another text than that of the disk; an empty one is removed
 * @throws WorkError without a commit, or where git cannot read it
 */
export function neededForCommit(
  dir: string,
  files: readonly string[],
  texts: ReadonlyMap<string, string> = new Map(),
): NeededForCommit {
  const left = uncommitted(dir).filter(({ file }) => !files.includes(file));
  if (left.length === 0) return nothing;
  return readCommit('HEAD', 'HEAD', dir, (_, folder) => {
    const isClean = (more: readonly Uncommitted[]): boolean =>
      withFiles(
        { dir, texts },
        folder,
        [...files, ...more.map(({ file }) => file)],
        () => readConfig(folder).config !== null,
      );
    const [known, unknown] = [left.filter((one) => one.isTracked), left.filter((one) => !one.isTracked)];
    // Without any that would help, the config was broken before.
    if (isClean([]) || !isClean(left)) return nothing;
    // A colleague's changes are no part of this commit if a new file is enough.
    const found = isClean(unknown) ? fewest(unknown, isClean) : fewest([...unknown, ...known], isClean);
    // A route needs its page and not the other way round: what was needed beside the others may not be without them.
    const needed = found.reduce((some, one) => {
      const rest = some.filter((other) => other !== one);
      return isClean(rest) ? rest : some;
    }, found);
    const pathsOf = (all: readonly Uncommitted[]) =>
      needed.filter((one) => all.includes(one)).map(({ file }) => file);
    return { untracked: pathsOf(unknown), modified: pathsOf(known) };
  });
}

interface Uncommitted {
  file: string;
  isTracked: boolean;
}

function uncommitted(dir: string): Uncommitted[] {
  const prefix = git(dir, ['rev-parse', '--show-prefix']).toString().trimEnd();
  const args = ['status', '--porcelain', '-z', '--no-renames', '--untracked-files=all', '--', ...configPaths];
  return git(dir, args)
    .toString()
    .split('\0')
    .filter((line) => line !== '')
    .map((line) => ({ file: line.slice(3 + prefix.length), isTracked: !line.startsWith('??') }));
}

/** Runs with these files in a folder, and then puts back what was there. */
function withFiles<T>(
  { dir, texts }: { dir: string; texts: ReadonlyMap<string, string> },
  folder: string,
  files: readonly string[],
  run: () => T,
): T {
  const undo: (() => void)[] = [];
  for (const file of files) {
    const [from, to] = [join(dir, file), join(folder, file)];
    const committed = existsSync(to) ? readFileSync(to) : null;
    undo.push(() => (committed ? writeFileSync(to, committed) : rmSync(to, { force: true })));
    mkdirSync(dirname(to), { recursive: true });
    const text = texts.get(file);
    if (text !== undefined && text !== '') writeFileSync(to, text);
    else if (text === undefined && existsSync(from)) copyFileSync(from, to);
    else rmSync(to, { force: true });
  }
  try {
    return run();
  } finally {
    for (const step of undo) step();
  }
}

/** The fewest of these that make `isEnough` true, which all of them do: of n, k are found in k × log n steps. */
function fewest<T>(
  all: readonly T[],
  isEnough: (some: readonly T[]) => boolean,
  given: readonly T[] = [],
): T[] {
  if (isEnough(given)) return [];
  if (all.length === 1) return [...all];
  const half = Math.ceil(all.length / 2);
  const [first, second] = [all.slice(0, half), all.slice(half)];
  const ofFirst = fewest(first, isEnough, [...given, ...second]);
  return [...ofFirst, ...fewest(second, isEnough, [...given, ...ofFirst])];
}
