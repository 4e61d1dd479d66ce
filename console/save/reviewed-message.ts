import type { Step } from '../draft/step.ts';
import { trailersSince } from '../git/read-branches.ts';
import { reviewKey } from '../git/trailers.ts';
import { whoCommits } from '../git/who-commits.ts';

/** Older commits are not looked through. */
const mostCommits = 500;

/** The message of a commit, with the reviews that the draft has taken in since, who made them and who approved them. */
export async function reviewedMessage(dir: string, steps: readonly Step[], message: string): Promise<string> {
  const taken = steps.flatMap(({ review }) => (review ? [review] : []));
  if (taken.length === 0) return message;
  const known = new Set(await trailersSince(dir, null, reviewKey, { most: mostCommits }));
  const who = await whoCommits(dir);
  const you = who && `${who.name} <${who.email}>`;
  const open = new Map(taken.filter(({ commit }) => !known.has(commit)).map((one) => [one.commit, one]));
  const lines = [...open.values()].flatMap(({ commit, approvedBy, author }) => [
    // The commit's author is who has taken it in.
    ...(author === undefined || author === you ? [] : [`Co-authored-by: ${author}`]),
    `${reviewKey}: ${commit}`,
    ...approvedBy.map((person) => `Reviewed-by: ${person}`),
  ]);
  return lines.length === 0 ? message : `${message}\n\n${lines.join('\n')}`;
}
