import type { Hono } from 'hono';
import type { JsonObject } from '../../ops/json/json-values.ts';
import type { PushReviewResponse, ReviewsResponse, VerdictRequest } from '../api/index.ts';
import { malformedRequest } from '../api/refusal-error.ts';
import { SharedRead } from '../api/shared-read.ts';
import { branchAtRemote } from '../git/branch-at-remote.ts';
import { fetchBranches, pushBranch, remoteOf } from '../git/push-branch.ts';
import { giveVerdict } from '../review/give-verdict.ts';
import { joinVerdicts } from '../review/join-verdicts.ts';
import { branchPrefix, type KnownReview, readReviews } from '../review/read-reviews.ts';
import { reviewIn, reviewOverDraft } from './named-review.ts';
import type { OpsConsole } from './ops-console.ts';
import { planResponse } from './plan-response.ts';
import { readBody, readText } from './read-request.ts';
import {
  isAtRemote,
  isOthers,
  isOver,
  isOwn,
  isTaken,
  noRemote,
  refusal,
  same,
  stale,
} from './review-refusals.ts';
import { sendDraft } from './send-review-call.ts';
import { planReview, showReview } from './show-review-call.ts';
import { takeReview, takeReviewBack } from './take-review-call.ts';

/** Calls about reviews: drafts on branches of their own, which a second person approves. */
export function addReviewRoutes(app: Hono, console: OpsConsole): void {
  const { dir, reviewPlans } = console;
  const reviews = new SharedRead(() => reviewsOf(console));
  app.get('/api/reviews', async ({ json }) => json((await reviews.ask()) satisfies ReviewsResponse));
  app.post('/api/review/send', async ({ req, json }) =>
    json(await sendDraft(console, await readBody(req.raw))),
  );
  app.post('/api/review/verdict', async ({ req, json }) => {
    await decide(console, await readBody(req.raw));
    return json((await reviews.ask()) satisfies ReviewsResponse);
  });
  app.post('/api/review/take', async ({ req, json }) =>
    json(await takeReview(console, await reviewIn(console, await readBody(req.raw)))),
  );
  app.post('/api/review/take-back', async ({ req, json }) =>
    json(await takeReviewBack(console, await readBody(req.raw))),
  );
  app.post('/api/review/fetch', async ({ json }) => json(await getLatest(dir)));
  app.post('/api/review/push', async ({ req, json }) =>
    json(await push(console, await reviewIn(console, await readBody(req.raw)))),
  );
  app.post('/api/review/plan', async ({ req }) =>
    planResponse(await planReview(console, await reviewIn(console, await readBody(req.raw)))),
  );
  app.post('/api/review/cancel-plan', async ({ json }) => {
    await reviewPlans.cancel();
    return json({});
  });
  app.post('/api/review/show', async ({ req, json }) =>
    json(await showReview(console, await reviewIn(console, await readBody(req.raw)))),
  );
}

/** A place that the author has edited again since is theirs: it counts as being in the draft. */
async function reviewsOf(console: OpsConsole): Promise<ReviewsResponse> {
  const { dir, lastSave } = console;
  // Git may end the commit while it is asked.
  const before = lastSave.committing;
  const answer = await readReviews(
    dir,
    async (review) => (await reviewOverDraft(console, review)).texts.size === 0,
  );
  const running = new Set([...before, ...lastSave.committing]);
  return { ...answer, uncommitted: answer.uncommitted.filter((file) => !running.has(file)) };
}

async function decide(console: OpsConsole, body: JsonObject): Promise<void> {
  const { dir } = console;
  const verdict = body.verdict as VerdictRequest['verdict'];
  if (!['approved', 'refused', 'withdrawn'].includes(verdict)) throw malformedRequest('verdict');
  const [tip, comment] = [readText(body, 'tip', 64), readText(body, 'comment', 5000)];
  if (verdict === 'refused' && comment.trim() === '') throw malformedRequest('a refusal needs a comment');
  const review = await reviewIn(console, body);
  if (review.tip !== tip) throw stale();
  if (review.state === 'taken') throw refusal('review-refused', isTaken);
  if (review.state === 'replaced' || review.state === 'withdrawn') throw refusal('review-refused', isOver);
  if (!review.isOwn && verdict === 'withdrawn') throw refusal('review-refused', isOthers(review));
  if (review.isOwn && verdict === 'approved') throw refusal('review-refused', isOwn(review));
  const refused = await giveVerdict(dir, review, { tip, verdict, comment });
  if (refused) throw refusal('review-refused', same(refused.refused));
}

/** The reviews of the remote, and its side of the current branch. */
async function getLatest(dir: string): Promise<PushReviewResponse> {
  const remote = await knownRemote(dir);
  const { branch, target } = await branchAtRemote(dir);
  return fetchBranches(dir, remote, branchPrefix, branch === null ? null : target);
}

async function push({ dir }: OpsConsole, review: KnownReview): Promise<PushReviewResponse> {
  const { branch, local } = review;
  const remote = await knownRemote(dir);
  if (local === null) throw refusal('review-refused', isAtRemote);
  const pushed = await pushBranch(dir, remote, branch);
  if (pushed.trouble !== 'moved') return pushed;
  await fetchBranches(dir, remote, branchPrefix, null);
  // Whoever has decided looks at what the others have said before theirs counts.
  return { ...pushed, trouble: (await joinVerdicts(dir, remote, review)) ? 'verdicts' : 'name-taken' };
}

async function knownRemote(dir: string): Promise<string> {
  const remote = await remoteOf(dir);
  if (remote === null) throw refusal('review-refused', noRemote);
  return remote;
}
