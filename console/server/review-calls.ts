import type { Hono } from 'hono';
import type { JsonObject } from '../../ops/json/json-values.ts';
import type {
  DraftChangeResponse,
  PushReviewResponse,
  ReviewPlanResponse,
  ReviewsResponse,
  ShowReviewResponse,
  VerdictRequest,
} from '../api/index.ts';
import { ApiRefusalError, malformedRequest } from '../api/refusal-error.ts';
import type { DraftRevision } from '../draft/draft-revision.ts';
import { fetchBranches, pushBranch, remoteOf } from '../git/push-branch.ts';
import { readBranches } from '../git/read-branches.ts';
import { gitStateOf } from '../history/git-state.ts';
import { giveVerdict } from '../review/give-verdict.ts';
import { editsOf, type MergedReview, mergeReview, overlayOf } from '../review/merge-review.ts';
import { branchPrefix, type KnownReview, readReviews, reviewNamed } from '../review/read-reviews.ts';
import { type SentReview, sendReview } from '../review/send-review.ts';
import { conflictsOf } from '../save/save.ts';
import { move, newPictures } from './draft-calls.ts';
import type { OpsConsole } from './ops-console.ts';
import { planResponse } from './plan-response.ts';
import { readBody, readLanguage, readText } from './read-request.ts';
import {
  changedOnDisk,
  collides,
  hasErrors,
  isAtRemote,
  isOthers,
  isOwn,
  isTaken,
  nameTaken,
  noCommit,
  noRemote,
  notApproved,
  nothingToTake,
  otherFiles,
  refusal,
  same,
  stale,
  uncommittedNeed,
} from './review-refusals.ts';

/** Calls about reviews: drafts on branches of their own, which a second person approves. */
export function addReviewRoutes(app: Hono, console: OpsConsole): void {
  const { dir, reviewPlans } = console;
  app.get('/api/reviews', async ({ json }) => json((await readReviews(dir)) satisfies ReviewsResponse));
  app.post('/api/review/send', async ({ req, json }) => json(await send(console, await readBody(req.raw))));
  app.post('/api/review/verdict', async ({ req, json }) =>
    json(await decide(console, await readBody(req.raw))),
  );
  app.post('/api/review/take', async ({ req, json }) =>
    json(await take(console, await namedIn(console, await readBody(req.raw)))),
  );
  app.post('/api/review/take-back', async ({ req, json }) =>
    json(await takeBack(console, await readBody(req.raw))),
  );
  app.post('/api/review/fetch', async ({ json }) =>
    json((await fetchBranches(dir, await knownRemote(dir), branchPrefix)) satisfies PushReviewResponse),
  );
  app.post('/api/review/push', async ({ req, json }) =>
    json(await push(console, await namedIn(console, await readBody(req.raw)))),
  );
  app.post('/api/review/plan', async ({ req }) =>
    planResponse(await plan(console, await namedIn(console, await readBody(req.raw)))),
  );
  app.post('/api/review/cancel-plan', async ({ json }) => {
    await reviewPlans.cancel();
    return json({});
  });
  app.post('/api/review/show', async ({ req, json }) =>
    json(await show(console, await namedIn(console, await readBody(req.raw)))),
  );
}

const shortName = /^[a-z0-9][a-z0-9-]{0,40}$/;

function readName(body: JsonObject): string {
  const name = readText(body, 'name', 60);
  if (!shortName.test(name)) throw malformedRequest('name takes small letters, digits and hyphens');
  return name;
}

async function namedIn({ dir }: OpsConsole, body: JsonObject): Promise<KnownReview> {
  const review = await reviewNamed(dir, readName(body));
  if (review) return review;
  throw new ApiRefusalError('not-found', { zh: '没有这份待审的改动', en: 'there is no such review' });
}

async function send(console: OpsConsole, body: JsonObject): Promise<Extract<SentReview, { branch: string }>> {
  const { dir, draft, analysis, queryThread } = console;
  const name = readName(body);
  const title = readText(body, 'title', 200).trim().replace(/\s+/g, ' ');
  if (title === '') throw malformedRequest('title takes a text');
  console.checkDisk();
  const { revision } = console;
  if (body.version !== revision.version || draft.changed.size === 0) throw stale();
  const conflicts = await conflictsOf(draft);
  if (conflicts.length > 0) throw refusal('conflict', changedOnDisk, { conflicts });
  const { problems, isClean } = await analysis.problemsOf(revision);
  if (!isClean) {
    const errors = problems.filter(({ severity }) => severity === 'error');
    throw refusal('problems', hasErrors(errors.length), { problems: errors });
  }
  const { git, head } = await gitStateOf(dir);
  if (git !== 'ok') throw refusal('review-refused', noCommit);
  const branches = await readBranches(dir, branchPrefix, await remoteOf(dir));
  const taken = new Set(branches.map(({ branch }) => branch.slice(branchPrefix.length)));
  if (taken.has(name)) throw refusal('review-refused', nameTaken(name, taken));
  const pictures = newPictures(console).map(([asset, path]) => [`public${asset}`, path] as const);
  const deleted = new Set([...draft.changed.keys()].filter((file) => draft.isDeleted(file)));
  const lang = readLanguage(body);
  const sent = await sendReview(
    { dir, head, changed: draft.changed, isDeleted: (file) => deleted.has(file), pictures },
    { name, title },
    {
      neededFor: (files, texts) => queryThread.ask(revision, { ask: 'neededForCommit', files, texts }),
      planText: (commit) => queryThread.ask(revision, { ask: 'planText', commit, lang }),
    },
  );
  if ('refused' in sent) throw refusal('review-refused', same(sent.refused));
  if ('modified' in sent) throw refusal('review-refused', uncommittedNeed(sent.modified));
  return sent;
}

async function decide(console: OpsConsole, body: JsonObject): Promise<ReviewsResponse> {
  const { dir } = console;
  const verdict = body.verdict as VerdictRequest['verdict'];
  if (verdict !== 'approved' && verdict !== 'refused') throw malformedRequest('verdict');
  const [tip, comment] = [readText(body, 'tip', 64), readText(body, 'comment', 5000)];
  if (verdict === 'refused' && comment.trim() === '') throw malformedRequest('a refusal needs a comment');
  const review = await namedIn(console, body);
  if (review.tip !== tip) throw stale();
  if (review.state === 'taken') throw refusal('review-refused', isTaken);
  if (review.isOwn && verdict === 'approved') throw refusal('review-refused', isOwn(review));
  const refused = await giveVerdict(dir, review, { tip, verdict, comment });
  if (refused) throw refusal('review-refused', same(refused.refused));
  return readReviews(dir);
}

/** An approved review as one step of the draft, whose commit will name it. */
async function take(console: OpsConsole, review: KnownReview): Promise<DraftChangeResponse> {
  if (review.state === 'taken') throw refusal('review-refused', isTaken);
  if (review.state !== 'approved') throw refusal('review-refused', notApproved);
  const approvedBy = review.verdicts
    .filter((one) => one.verdict === 'approved' && !one.isOwn)
    .map(({ by }) => `${by.name} <${by.email}>`);
  return intoDraft(console, review, { review: { commit: review.commit, approvedBy } });
}

/** The author goes on with their edits: one step of the draft, of which no commit says more. */
async function takeBack(console: OpsConsole, body: JsonObject): Promise<DraftChangeResponse> {
  const review = await namedIn(console, body);
  if (review.state === 'taken') throw refusal('review-refused', isTaken);
  if (!review.isOwn) throw refusal('review-refused', isOthers(review));
  return intoDraft(console, review, {}, body.keepsCurrent === true);
}

type OfStep = NonNullable<Parameters<OpsConsole['draft']['apply']>[1]>;

/** @param keepsCurrent - places that were changed since keep their values, instead of a refusal */
async function intoDraft(
  console: OpsConsole,
  review: KnownReview,
  of: OfStep,
  keepsCurrent = false,
): Promise<DraftChangeResponse> {
  const { dir, draft, pictures } = console;
  console.checkDisk();
  const { version } = draft;
  const hasFile = (file: string) => draft.files.has(file);
  const merged = await mergeReview(dir, review, (file) => (hasFile(file) ? draft.text(file) : null));
  if (merged.conflicts.length > 0 && !keepsCurrent)
    throw refusal('review-conflict', collides, { conflicts: merged.conflicts });
  const edits = editsOf(merged, hasFile);
  if (!edits) throw refusal('review-refused', otherFiles);
  if (edits.length === 0) return whereItIs(console, review, of);
  if (draft.version !== version) throw stale();
  stagePictures(pictures, merged);
  return move(console, () => draft.apply(edits, of));
}

/**
 * The draft has all of it already, as that of an author who has not discarded it: nothing changes, but a review that is
 * taken in counts as such.
 */
async function whereItIs(console: OpsConsole, review: KnownReview, of: OfStep): Promise<DraftChangeResponse> {
  const { draft } = console;
  const { texts } = await overDisk(console, review);
  const files = [...texts.keys()].filter((file) => draft.changed.has(file) && !draft.isDeleted(file));
  if (files.length === 0) throw refusal('review-refused', nothingToTake);
  return move(console, () =>
    draft.apply(
      files.map((file) => ({ do: 'text', file, text: draft.text(file) })),
      of,
    ),
  );
}

const overDisk = ({ dir, draft: { disk } }: OpsConsole, review: KnownReview): Promise<MergedReview> =>
  mergeReview(dir, review, (file) => (disk.files.has(file) ? disk.read(file).text : null));

async function push({ dir }: OpsConsole, { branch, local }: KnownReview): Promise<PushReviewResponse> {
  const remote = await knownRemote(dir);
  if (local === null) throw refusal('review-refused', isAtRemote);
  return pushBranch(dir, remote, branch);
}

async function knownRemote(dir: string): Promise<string> {
  const remote = await remoteOf(dir);
  if (remote === null) throw refusal('review-refused', noRemote);
  return remote;
}

/** The config on the disk with the review, for a plan and the phones. */
async function revisionWith(
  console: OpsConsole,
  review: KnownReview,
): Promise<{ merged: MergedReview; revision: DraftRevision }> {
  const { pictures, revision } = console;
  const merged = await overDisk(console, review);
  stagePictures(pictures, merged);
  return {
    merged,
    // Its own version: a thread keeps what it has read by that.
    revision: { ...revision, version: -Date.now(), overlay: overlayOf(merged), pictures: pictures.paths },
  };
}

/** The pictures of a review are staged like those of a draft; what nothing names is removed at the next start. */
function stagePictures({ paths, stage }: OpsConsole['pictures'], { pictures }: MergedReview): void {
  for (const [asset, bytes] of pictures) if (!paths.has(asset)) stage(asset, bytes);
}

async function plan(console: OpsConsole, review: KnownReview): Promise<ReviewPlanResponse> {
  const { merged, revision } = await revisionWith(console, review);
  const { conflicts } = merged;
  if (conflicts.length > 0) return { plan: null, unavailable: collides, witnesses: {}, ms: 0, conflicts };
  const found = await console.reviewPlans.planOf(revision, review.commit);
  if (!found) throw refusal('stale', { zh: '已取消计算影响', en: 'the plan was cancelled' });
  const { plan: own, unavailable, witnesses, ms } = found;
  return { plan: own, unavailable, witnesses, ms, conflicts };
}

async function show(console: OpsConsole, review: KnownReview): Promise<ShowReviewResponse> {
  const { preview } = console;
  if (!preview) return { port: null };
  const { merged, revision } = await revisionWith(console, review);
  const isShown = merged.conflicts.length === 0 && (await preview.showReview(revision));
  return { port: isShown ? preview.status.review : null };
}
