import type { Hono } from 'hono';
import type { JsonObject } from '../../ops/json/json-values.ts';
import type {
  Author,
  ChangedPlace,
  DraftChangeResponse,
  EditAuthor,
  HistoryRequest,
  PastSaveRequest,
  RevertPastRequest,
} from '../api/index.ts';
import { ApiRefusalError, malformedRequest } from '../api/refusal-error.ts';
import type { Draft } from '../draft/draft.ts';
import { configFileNamed, pathPrefix } from '../history/config-file-names.ts';
import { isWithin } from '../history/describe-save.ts';
import type { Names } from '../history/place.ts';
import type { RevertedSave } from '../history/revert-save.ts';
import { unsavedAt } from '../history/unsaved-places.ts';
import { authorsOf, move } from './draft-calls.ts';
import type { OpsConsole } from './ops-console.ts';
import { planResponse } from './plan-response.ts';
import { readBody, readText, readTexts } from './read-request.ts';

/** Calls about past saves, which git knows. */
export function addHistoryRoutes(app: Hono, console: OpsConsole): void {
  const { queryThread, pastPlans } = console;
  app.post('/api/history/saves', async ({ req, json }) => {
    const query = readQuery(await readBody(req.raw));
    return json(await queryThread.ask(console.revision, { ask: 'pastSaves', query }));
  });
  app.post('/api/history/save', async ({ req, json }) => {
    const query = readSaveQuery(await readBody(req.raw));
    const save = await queryThread.ask(console.revision, { ask: 'pastSave', query });
    if (!save) throw noSuchCommit();
    return json(save);
  });
  app.post('/api/history/plan', async ({ req }) => {
    const commit = readCommitId(await readBody(req.raw));
    const plan = await pastPlans.planOf(console.revision, commit);
    if (!plan) throw new ApiRefusalError('stale', { zh: '已取消计算影响', en: 'the plan was cancelled' });
    return planResponse(plan);
  });
  app.post('/api/history/cancel-plan', async ({ json }) => {
    await pastPlans.cancel();
    return json({});
  });
  app.post('/api/history/last-changes', async ({ req, json }) => {
    const file = readFileName(await readBody(req.raw));
    return json(await queryThread.ask(console.revision, { ask: 'lastChanges', file }));
  });
  app.post('/api/history/revert', async ({ req, json }) =>
    json(await revertPastSave(console, readRevert(await readBody(req.raw)))),
  );
}

/** One step of the draft, that can be undone. @throws RefusalError where nothing is changed */
async function revertPastSave(console: OpsConsole, query: RevertPastRequest): Promise<DraftChangeResponse> {
  const { revision, draft, queryThread } = console;
  const reverted = await queryThread.ask(revision, { ask: 'revertSave', query });
  if ('refused' in reverted) throw refusalOf(reverted, draft);
  if (draft.version !== revision.version) throw draftChanged();
  return move(console, () => draft.apply(reverted.edits));
}

function refusalOf(reverted: Extract<RevertedSave, { refused: string }>, draft: Draft): ApiRefusalError {
  switch (reverted.refused) {
    case 'not-found':
      return noSuchCommit();
    case 'changed-since': {
      const places = reverted.places.map((one) => withUnsaved(one, draft));
      const message = {
        zh: '这里在那次保存之后又改过，没有恢复',
        en: 'not put back: it was changed again after that save',
      };
      return new ApiRefusalError('changed-since', message, { places });
    }
    case 'would-break': {
      const { reasons } = reverted;
      const message = {
        zh: '恢复以后配置会出错，没有恢复',
        en: 'not put back: the config would have errors then',
      };
      return new ApiRefusalError('would-break', message, { reasons });
    }
    default:
      return new ApiRefusalError(reverted.refused, reverted.why);
  }
}

/** Says of a place that is in the way whether an unsaved edit has changed it, and whose. */
function withUnsaved(place: ChangedPlace, draft: Draft): ChangedPlace {
  const file = draft.changed.get(place.file);
  const unsaved = file && unsavedAt(place, file);
  if (!unsaved) return place;
  const { names, edits } = unsaved;
  const own = [...pathPrefix(place.file), ...names];
  const by = authorOf(authorsOf(draft, place.file), own);
  return { ...place, unsaved: { edits, ...(by && { by }) } };
}

/** Who has edited a place last, or within it; else whoever has edited the nearest part around it. */
function authorOf(authors: readonly EditAuthor[], own: Names): Author | undefined {
  const inside = authors.find(({ path }) => isWithin(path, own));
  const around = authors.filter(({ path }) => isWithin(own, path));
  const nearest = Math.max(...around.map(({ path }) => path.length));
  return (inside ?? around.find(({ path }) => path.length === nearest))?.by;
}

const noSuchCommit = () =>
  new ApiRefusalError('not-found', { zh: 'git 里没有这次提交', en: 'git has no such commit' });

const draftChanged = () =>
  new ApiRefusalError('stale', {
    zh: '草稿在此期间变了，请再试一次',
    en: 'the draft has changed meanwhile; try again',
  });

/** A full id: a name of a branch, or an option, is none. */
function readCommitId(body: JsonObject): string {
  const commit = readText(body, 'commit', 64);
  if (!/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(commit))
    throw malformedRequest('commit takes the full id of a commit');
  return commit;
}

/** The name of a file of the config, also of one that no longer exists. */
function readFileName(body: JsonObject): string {
  const file = readText(body, 'file', 300);
  if (!configFileNamed(file)) throw malformedRequest('file takes the name of a file of the config');
  return file;
}

function readPlace(body: JsonObject): Pick<PastSaveRequest, 'file' | 'at'> {
  if (body.file === undefined) {
    if (body.at !== undefined) throw malformedRequest('at needs a file');
    return {};
  }
  const file = readFileName(body);
  if (body.at === undefined) return { file };
  const at = readText(body, 'at', 1000);
  if (!/^(?:\/|$)/.test(at)) throw malformedRequest('at takes a JSON pointer');
  return { file, at };
}

/** The browser's `toISOString`, and a day. */
const isoTime = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\d(?:\.\d+)?Z)?$/;

function readQuery(body: JsonObject): HistoryRequest {
  const { since, author, skip } = body;
  const day = since === undefined ? '' : readText(body, 'since', 40);
  const from = isoTime.test(day) ? Date.parse(day) : Number.NaN;
  if (since !== undefined && !(from >= 0 && from < 4e12)) throw malformedRequest('since takes a date');
  const isCount = typeof skip === 'number' && Number.isInteger(skip) && skip >= 0 && skip <= 100_000;
  if (skip !== undefined && !isCount) throw malformedRequest('skip takes a number');
  return {
    ...readPlace(body),
    ...(since !== undefined && { since: new Date(from).toISOString().replace(/\.\d+/, '') }),
    ...(author !== undefined && { author: readText(body, 'author', 1000) }),
    ...(isCount && { skip }),
  };
}

const readSaveQuery = (body: JsonObject): PastSaveRequest => ({
  commit: readCommitId(body),
  ...readPlace(body),
});

function readRevert(body: JsonObject): RevertPastRequest {
  const commit = readCommitId(body);
  const { file, at } = readPlace(body);
  const path = readTexts(body, 'path', 64);
  if (path && file === undefined) throw malformedRequest('path needs a file');
  if (path && at !== undefined) throw malformedRequest('path and at exclude each other');
  return {
    commit,
    ...(file !== undefined && { file }),
    ...(path && { path }),
    ...(at !== undefined && { at }),
  };
}
