import { relative, resolve, sep } from 'node:path';
import leven from 'leven';

/** What `npm test` runs, in this order: checks without vitest first, then projects of vitest.config.ts. */
export const checks = ['types', 'lint', 'dead-code', 'config', 'visits'] as const;
export const projects = ['unit', 'property', 'nginx', 'journeys'] as const;
export type Check = (typeof checks)[number];
export type Project = (typeof projects)[number] | 'full';

export interface TestRun {
  checks: readonly Check[];
  /** Projects of vitest; with `files`, every project that has one of them. */
  projects: readonly Project[];
  /** Test files, relative to the root. */
  files: readonly string[];
  /** Leaves out the unit tests that take seconds. */
  isQuick: boolean;
  isWatch: boolean;
  /** Options of vitest, from the first word that begins with a dash. */
  vitestOptions: readonly string[];
}

const quickChecks: readonly Check[] = ['types', 'lint', 'config', 'visits'];
const words = [...checks, ...projects, 'quick', 'full', 'watch'] as const;

const isOneOf = <T extends string>(list: readonly T[], word: string): word is T =>
  (list as readonly string[]).includes(word);

/** Whether the word names a file instead of a step: `tests/ops`, `plan.test.ts`. */
const isPath = (word: string): boolean => /[/\\]|\.tsx?$/.test(word);

/** The test files that a path names: the file itself, those in the folder, or those whose path ends with it. */
function filesAt(word: string, folder: string, root: string, testFiles: readonly string[]): string[] {
  const path = relative(root, resolve(folder, word)).split(sep).join('/');
  const plain = word.split('\\').join('/').replace(/^\.\//, '');
  const below = testFiles.filter((file) => file === path || file.startsWith(`${path}/`));
  return below.length > 0 ? below : testFiles.filter((file) => file.endsWith(`/${plain}`));
}

/** The candidate with the smallest edit distance, if that is at most half of the word's length. */
function nearest(word: string, candidates: readonly string[]): string | undefined {
  const [best] = candidates
    .map((candidate) => ({ candidate, distance: leven(word, candidate) }))
    .sort((a, b) => a.distance - b.distance);
  return best && best.distance <= word.length / 2 ? best.candidate : undefined;
}

function unknownPath(word: string, testFiles: readonly string[]): string {
  const nameOf = (path: string) => path.split('/').at(-1) ?? path;
  const near = nearest(nameOf(word), testFiles.map(nameOf));
  const files = testFiles.filter((file) => nameOf(file) === near);
  const hint = files.length > 0 ? `; did you mean ${files.join(' or ')}?` : '';
  return `no test file is at ${word}${hint}`;
}

function unknownWord(word: string): string {
  const near = nearest(word, words);
  const hint = near === undefined ? '' : `; did you mean ${near}?`;
  return `"${word}" is no step${hint}\n\nsteps: ${[...checks, ...projects].join(', ')}\nalso:  quick, full, watch, or the path of a test file`;
}

/**
 * Parses the words after `npm test --`.
 * @param folder - the current folder of the user; paths are relative to it, or to the root
 * @param testFiles - every test file, relative to the root, with slashes
 * @returns the run, or the problem with a word
 */
export function parseTestRun(
  args: readonly string[],
  folder: string,
  root: string,
  testFiles: readonly string[],
): TestRun | { error: string } {
  const dash = args.findIndex((arg) => arg.startsWith('-'));
  const named = dash === -1 ? args : args.slice(0, dash);
  const vitestOptions = dash === -1 ? [] : args.slice(dash);
  const files: string[] = [];
  for (const word of named) {
    if (isOneOf(words, word)) continue;
    if (!isPath(word)) return { error: unknownWord(word) };
    const found = filesAt(word, folder, root, testFiles);
    if (found.length === 0) return { error: unknownPath(word, testFiles) };
    files.push(...found);
  }
  const isQuick = named.includes('quick');
  const isWatch = named.includes('watch');
  const isAll = named.length === 0;
  const run = {
    checks: checks.filter(
      (check) => isAll || named.includes(check) || (isQuick && quickChecks.includes(check)),
    ),
    projects: [...projects, 'full' as const].filter(
      (project) =>
        (isAll && project !== 'full') ||
        named.includes(project) ||
        (project === 'unit' && (isQuick || (isWatch && named.length === 1))),
    ),
    files: [...new Set(files)],
  };
  return checked({ ...run, isQuick, isWatch, vitestOptions });
}

/** The run, unless its words exclude each other. */
function checked(run: TestRun): TestRun | { error: string } {
  const { files, projects: named, vitestOptions, isQuick, isWatch } = run;
  if (files.length > 0 && (named.length > 0 || run.checks.length > 0 || isQuick))
    return { error: 'name steps or test files, not both' };
  if (isWatch && run.checks.length > 0)
    return { error: 'watch runs tests only: no types, lint or other checks' };
  if (vitestOptions.length > 0 && files.length === 0 && named.length === 0)
    return { error: `${vitestOptions[0]} is an option of vitest: name a project or a test file before it` };
  return run;
}
