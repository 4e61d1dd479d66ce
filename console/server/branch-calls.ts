import type { Hono } from 'hono';
import type { JsonObject } from '../../ops/json/json-values.ts';
import type { BranchResponse, ChosenSide, PushReviewResponse } from '../api/index.ts';
import { ApiRefusalError, malformedRequest } from '../api/refusal-error.ts';
import { SharedRead } from '../api/shared-read.ts';
import { bringIn } from '../branch/bring-in.ts';
import { type BranchAtRemote, branchAtRemote } from '../git/branch-at-remote.ts';
import { fetchBranches, pushBranch } from '../git/push-branch.ts';
import { gitStateOf } from '../history/git-state.ts';
import { branchPrefix } from '../review/read-reviews.ts';
import { bothChanged, bothChangedFiles, noBranch, notCommitted } from './branch-refusals.ts';
import { readReviewName } from './named-review.ts';
import type { OpsConsole } from './ops-console.ts';
import { readBody, readText } from './read-request.ts';
import { noRemote, refusal, same, stale } from './review-refusals.ts';

/** Calls about the current branch and the remote's: what only one of them has, and how the other gets it. */
export function addBranchRoutes(app: Hono, console: OpsConsole): void {
  const branch = new SharedRead(() => branchOf(console));
  app.get('/api/branch', async ({ json }) => json(await branch.ask()));
  app.post('/api/branch/push', async ({ req, json }) => json(await push(console, await readBody(req.raw))));
  app.post('/api/branch/bring-in', async ({ req, json }) =>
    json(await bring(console, await readBody(req.raw))),
  );
}

async function branchOf({ dir }: OpsConsole): Promise<BranchResponse> {
  const { git } = await gitStateOf(dir);
  if (git !== 'ok') return { at: null };
  const at = await branchAtRemote(dir);
  // A review takes unpushed commits along, and is none of them: they are still to be pushed.
  return { at: { ...at, elsewhere: at.elsewhere.filter((name) => !name.startsWith(branchPrefix)) } };
}

type Known = BranchAtRemote & { branch: string; remote: string };

async function knownBranch(dir: string): Promise<Known> {
  const at = await branchAtRemote(dir);
  const { branch, remote } = at;
  if (branch === null) throw refusal('review-refused', noBranch);
  if (remote === null) throw refusal('review-refused', noRemote);
  return { ...at, branch, remote };
}

async function push({ dir }: OpsConsole, body: JsonObject): Promise<PushReviewResponse> {
  const seen = readText(body, 'head', 64);
  const { branch, remote, target, head } = await knownBranch(dir);
  // Somebody may have committed since: the operator sees what they push.
  if (head !== seen) throw stale();
  const as = body.as === undefined ? target : `save/${readReviewName(body, 'as')}`;
  const pushed = await pushBranch(dir, remote, branch, as);
  // What the others have pushed is shown at once.
  if (pushed.trouble === 'moved') await fetchBranches(dir, remote, branchPrefix, target);
  return pushed;
}

async function bring(console: OpsConsole, body: JsonObject): Promise<BranchResponse> {
  const { dir } = console;
  const seen = readText(body, 'there', 64);
  const sides = readSides(body);
  const at = await knownBranch(dir);
  if (at.there !== seen) throw stale();
  const brought = await console.writeFiles(() => bringIn(dir, at, sides));
  if ('uncommitted' in brought) throw refusal('review-refused', notCommitted(brought.uncommitted));
  if ('refused' in brought) throw refusal('review-refused', same(brought.refused));
  if ('files' in brought) throw refusal('review-refused', bothChangedFiles(brought.files));
  if ('conflicts' in brought)
    throw new ApiRefusalError('branch-conflict', bothChanged, { conflicts: brought.conflicts });
  const { head } = await gitStateOf(dir);
  console.events.send('commit', { head });
  return branchOf(console);
}

function readSides({ sides = [] }: JsonObject): ChosenSide[] {
  if (!Array.isArray(sides) || sides.length > 1000) throw malformedRequest('sides');
  return sides.map((one: unknown) => {
    const { file, path, side } = (one ?? {}) as Partial<ChosenSide>;
    if (typeof file !== 'string' || !Array.isArray(path) || (side !== 'ours' && side !== 'theirs'))
      throw malformedRequest('sides');
    return { file, path, side };
  });
}
