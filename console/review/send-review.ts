import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NeededForCommit } from '../analysis/needed-for-commit.ts';
import type { SendReviewRequest } from '../api/review.ts';
import type { DraftFile } from '../draft/undo-log.ts';
import { commitTree, type FileContent, type GitMade, moveBranch, treeWith } from '../git/commit-on-branch.ts';
import { nameKey, replacesKey } from '../git/trailers.ts';
import { branchPrefix } from './read-reviews.ts';

/** What is sent: the draft at one moment. */
export interface Sent {
  dir: string;
  /** The last commit, which the branch begins from. */
  head: string;
  /** The edited files; an empty text is that of one that the draft takes out. */
  changed: ReadonlyMap<string, DraftFile>;
  isDeleted: (file: string) => boolean;
  /** The pictures that a save would write: their names in git, and where they are now. */
  pictures: readonly (readonly [file: string, path: string])[];
}

export interface SendingHelp {
  /** What a commit of these files would leave behind that its config needs. */
  neededFor: (files: readonly string[], texts: ReadonlyMap<string, string>) => Promise<NeededForCommit>;
  /** The plan of a commit in words. */
  planText: (commit: string) => Promise<string>;
}

type Begun = Pick<SendReviewRequest, 'name' | 'title'> & {
  replaces?: readonly string[];
  /** Uncommitted changes on the disk that go along. */
  along?: readonly string[];
};

export type SentReview =
  | { branch: string; commit: string; needed: string[] }
  | { refused: string }
  /** Uncommitted changes that the config needs; with those that were to go along. */
  | { missing: string[] };

/**
 * Makes a branch with one commit of the draft's edits. Nothing names its objects before the last step, which is one of
 * git's own: a process that is killed earlier has changed nothing.
 */
export async function sendReview(
  { dir, head, changed, isDeleted, pictures }: Sent,
  { name, title, replaces = [], along = [] }: Begun,
  { neededFor, planText }: SendingHelp,
): Promise<SentReview> {
  const contents = new Map<string, FileContent>(pictures.map(([file, path]) => [file, readFileSync(path)]));
  const texts = new Map<string, string>();
  for (const [file, { text }] of changed) {
    const isGone = isDeleted(file);
    contents.set(file, isGone ? null : text);
    texts.set(file, isGone ? '' : text || '\n');
  }
  // What the draft edits is sent as the draft has it.
  const before = along.filter((file) => !contents.has(file));
  for (const file of before) contents.set(file, readIfThere(join(dir, file)));
  const { untracked, modified } = await neededFor([...contents.keys()], texts);
  if (modified.length > 0) return { missing: [...before, ...modified, ...untracked].sort() };
  for (const file of untracked) contents.set(file, readFileSync(join(dir, file)));
  const tree = await treeWith(dir, head, contents);
  if ('refused' in tree) return tree;
  const planned = await commitTree(dir, tree.id, head, title);
  if ('refused' in planned) return planned;
  const plan = await planText(planned.id);
  const commit = await withPlan(dir, { name, tree: tree.id, head, title, replaces }, plan);
  if ('refused' in commit) return commit;
  const branch = `${branchPrefix}${name}`;
  const refused = await moveBranch(dir, branch, commit.id, null);
  return refused ?? { branch, commit: commit.id, needed: [...before, ...untracked] };
}

/** Null where a file was taken out and nobody has committed that. */
const readIfThere = (path: string): Buffer | null => (existsSync(path) ? readFileSync(path) : null);

/** A longer plan is cut: the console computes it again where the review is shown. */
const mostLines = 200;

function withPlan(
  dir: string,
  { name, tree, head, title, replaces = [] }: Begun & { tree: string; head: string },
  plan: string,
): Promise<GitMade> {
  const lines = plan.trim().split('\n');
  const shown = lines.length > mostLines ? [...lines.slice(0, mostLines), '…'] : lines;
  const trailers = [`${nameKey}: ${name}`, ...replaces.map((commit) => `${replacesKey}: ${commit}`)];
  const message = [title, shown.join('\n'), trailers.join('\n')].filter((part) => part !== '').join('\n\n');
  return commitTree(dir, tree, head, `${message}\n`);
}
