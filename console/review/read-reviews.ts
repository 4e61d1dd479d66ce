import type { Person, Review, ReviewsResponse, Verdict } from '../api/review.ts';
import { type BranchAtRemote, branchAtRemote } from '../git/branch-at-remote.ts';
import { pushedCommit, remoteOf } from '../git/push-branch.ts';
import {
  type BranchCommit,
  countCommits,
  isAncestor,
  listRefs,
  type ReadBranch,
  readBranches,
  readCommits,
  treeOf,
} from '../git/read-branches.ts';
import { bodyOf, nameKey, replacesKey, trailer, trailers, verdictKey } from '../git/trailers.ts';
import { whoCommits } from '../git/who-commits.ts';
import { gitStateOf, uncommittedFiles } from '../history/git-state.ts';
import { rememberReviews } from './remembered-reviews.ts';
import { hasTaken, whereReviewBegins } from './taken-reviews.ts';

export const branchPrefix = 'review/';

/** A review as git knows it, with the commit that it began from. */
export interface KnownReview extends Omit<Review, 'isInDraft'> {
  base: string;
  /** The commits of the reviews whose place it takes. */
  replacedCommits: string[];
  /** The last commit of the branch here; null where only the remote has it. */
  local: string | null;
}

/**
 * All reviews of a repository, the newest first.
 * @param isInDraft - asked of the own ones that were refused
 */
export async function readReviews(
  dir: string,
  isInDraft: (review: KnownReview) => Promise<boolean>,
): Promise<ReviewsResponse> {
  const [state, you, remote] = await Promise.all([gitStateOf(dir), whoCommits(dir), remoteOf(dir)]);
  const { git, head, isShallow } = state;
  if (git !== 'ok') return { git, head, you, remote, ahead: 0, reviews: [], uncommitted: [] };
  const [{ there, ahead }, uncommitted] = await Promise.all([branchAtRemote(dir), uncommittedFiles(dir)]);
  const found = await knownReviews(dir, you, { remote, there, head }, isShallow);
  const reviews = await Promise.all(
    found.map(async (known) => {
      const { base: _, local: __, replacedCommits: ___, ...review } = known;
      return { ...review, isInDraft: known.isOwn && known.state === 'refused' && (await isInDraft(known)) };
    }),
  );
  reviews.sort((one, other) => other.at.localeCompare(one.at));
  return { git, head, you, remote, ahead, reviews, uncommitted };
}

/** One review by its name; null where there is none. */
export async function reviewNamed(dir: string, name: string): Promise<KnownReview | null> {
  const [at, { isShallow }, you] = await Promise.all([branchAtRemote(dir), gitStateOf(dir), whoCommits(dir)]);
  const all = await knownReviews(dir, you, at, isShallow);
  return all.find((one) => one.name === name) ?? null;
}

async function knownReviews(
  dir: string,
  you: Person | null,
  { remote, there, head }: Remote,
  isShallow: boolean,
): Promise<readonly KnownReview[]> {
  const listed = await listRefs(dir, branchPrefix, remote);
  const key = JSON.stringify([listed, you, remote, there, head, isShallow]);
  return rememberReviews(dir, key, async () =>
    readAll(dir, await readBranches(dir, branchPrefix, remote, listed), you, { remote, there, head }),
  );
}

/** A review counts until a later one of its author says that it takes its place. */
async function readAll(
  dir: string,
  branches: readonly ReadBranch[],
  you: Person | null,
  at: Remote,
): Promise<KnownReview[]> {
  const found = await Promise.all(branches.map((one) => readReview(dir, one, you, at)));
  const reviews = found.filter((one) => one !== null);
  return reviews.map((review) => {
    const replaces = reviews.filter((one) => hasReplaced(review, one)).map(({ name }) => name);
    if (review.state === 'taken') return { ...review, replaces };
    const later = reviews.find((one) => hasReplaced(one, review));
    return later
      ? { ...review, replaces, state: 'replaced', replacedBy: later.name }
      : { ...review, replaces };
  });
}

const hasReplaced = (later: KnownReview, earlier: KnownReview): boolean =>
  later.replacedCommits.includes(earlier.commit) && isSamePerson(later.author, earlier.author);

/** The remote, and the last commits of the current branch, here and there: of one moment, whoever commits meanwhile. */
type Remote = Pick<BranchAtRemote, 'remote' | 'there' | 'head'>;

async function readReview(
  dir: string,
  { branch, tip, local, apart }: ReadBranch,
  you: Person | null,
  { remote, there, head }: Remote,
): Promise<KnownReview | null> {
  const name = branch.slice(branchPrefix.length);
  const base = await whereReviewBegins(dir, { name, tip }, there);
  if (base === null) return null;
  const commits = await readCommits(dir, base, tip);
  const trees = [await treeOf(dir, base), ...commits.map(({ tree }) => tree)];
  const isContent = (at: number) => commits[at]?.tree !== trees[at];
  const contents = commits.filter((_, at) => isContent(at));
  const last = contents.at(-1);
  if (!last) return null;
  const authors = contents.map(({ author, email }) => ({ name: author, email }));
  const isAuthor = (person: Person) => authors.some((author) => isSamePerson(author, person));
  // Those that others have pushed meanwhile come first, as they do once these here are pushed, too.
  const pushedMeanwhile = apart === null ? [] : await verdictsApart(dir, last.commit, { tip, apart });
  const verdicts = [...pushedMeanwhile, ...commits.slice(commits.indexOf(last) + 1)].flatMap((commit) =>
    readVerdict(commit, isAuthor),
  );
  const [subject = ''] = last.message.split('\n');
  const isWithdrawn = verdicts.some((one) => one.verdict === 'withdrawn');
  const others = verdicts.filter(({ isOwn }) => !isOwn).at(-1)?.verdict ?? 'open';
  const verdict = isWithdrawn ? 'withdrawn' : others;
  const reviewed = { base, commit: last.commit, isApproved: verdict === 'approved' };
  const [here, atRemote, pushed] = await Promise.all([
    hasTaken(dir, head, reviewed),
    there !== null && hasTaken(dir, there, reviewed),
    remote === null ? null : pushedCommit(dir, remote, branch),
  ]);
  return {
    name,
    branch,
    title: subject,
    message: textOf(last.message),
    replacedCommits: trailers(last.message, replacesKey),
    replacedBy: null,
    replaces: [],
    author: { name: last.author, email: last.email },
    at: last.at,
    commit: last.commit,
    tip,
    base,
    local,
    state: here || atRemote ? 'taken' : verdict,
    takenAt: { here, remote: atRemote },
    verdicts,
    isOwn: you !== null && isAuthor(you),
    isPushed: pushed === tip,
    isThere: pushed !== null,
    along: remote === null || pushed !== null ? 0 : await countCommits(dir, base, { remote }),
  };
}

/** The commits of the remote's branch that this one lacks, where that has the same edits. */
const verdictsApart = async (
  dir: string,
  edits: string,
  { tip, apart }: { tip: string; apart: string },
): Promise<BranchCommit[]> => ((await isAncestor(dir, edits, apart)) ? readCommits(dir, tip, apart) : []);

/** What stands below the subject, without trailers. */
const textOf = (message: string): string =>
  [nameKey, replacesKey].some((key) => trailer(message, key) !== undefined)
    ? bodyOf(message)
    : message.slice(message.split('\n')[0]?.length).trim();

function readVerdict(
  { author, email, at, message }: BranchCommit,
  isAuthor: (person: Person) => boolean,
): Verdict[] {
  const verdict = trailer(message, verdictKey);
  if (verdict !== 'approved' && verdict !== 'refused' && verdict !== 'withdrawn') return [];
  const by = { name: author, email };
  // Nobody takes back what another one has sent.
  if (verdict === 'withdrawn' && !isAuthor(by)) return [];
  return [{ verdict, by, at, comment: bodyOf(message), isOwn: isAuthor(by) }];
}

/** By the e-mail of git, or by the name: nobody approves their own edits by changing one of them only. */
const isSamePerson = (one: Person, other: Person): boolean =>
  one.email.toLowerCase() === other.email.toLowerCase() || one.name === other.name;
