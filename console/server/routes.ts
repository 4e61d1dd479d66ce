import { Hono } from 'hono';
import { tableNamed } from '../../ops/table-visitors/deciding-row.ts';
import type { LastSaveResponse, RowReachResponse } from '../api/index.ts';
import { ApiRefusalError, malformedRequest } from '../api/refusal-error.ts';
import { addBranchRoutes } from './branch-calls.ts';
import * as calls from './draft-calls.ts';
import { addHistoryRoutes } from './history-calls.ts';
import { addLanguageRoutes } from './language-calls.ts';
import type { OpsConsole } from './ops-console.ts';
import { planResponse } from './plan-response.ts';
import { previewLedgers, previewLogin, previewSettings } from './preview-calls.ts';
import { readBody, readCount, readLanguage, readText, readTexts } from './read-request.ts';
import { addReviewRoutes } from './review-calls.ts';
import { commitFilesCall, commitSaveCall, saveCall } from './save-calls.ts';
import { readWhoEnds } from './who-ends-call.ts';
import { addWindowRoutes } from './window-calls.ts';

/** Every call and its one method; the guard accepts no other. */
export const callMethods: ReadonlyMap<string, string> = new Map([
  ['/api/state', 'GET'],
  ['/api/events', 'GET'],
  ['/api/file', 'GET'],
  ['/api/schema', 'GET'],
  ['/api/problems', 'GET'],
  ['/api/plan', 'GET'],
  ['/api/diff', 'GET'],
  ['/api/conflicts', 'GET'],
  ['/api/last-save', 'GET'],
  ['/api/presence', 'POST'],
  ['/api/edit', 'POST'],
  ['/api/undo', 'POST'],
  ['/api/redo', 'POST'],
  ['/api/discard', 'POST'],
  ['/api/merge', 'POST'],
  ['/api/picture', 'POST'],
  ['/api/save', 'POST'],
  ['/api/save/commit', 'POST'],
  ['/api/save/commit-files', 'POST'],
  ['/api/explain', 'POST'],
  ['/api/find', 'POST'],
  ['/api/card', 'POST'],
  ['/api/city-ends', 'POST'],
  ['/api/deciding-row', 'POST'],
  ['/api/row-reach', 'POST'],
  ['/api/who-ends', 'POST'],
  ['/api/traffic', 'GET'],
  ['/api/trial-plan', 'POST'],
  ['/api/cancel-trial-plan', 'POST'],
  ['/api/languages', 'POST'],
  ['/api/history/saves', 'POST'],
  ['/api/history/save', 'POST'],
  ['/api/history/plan', 'POST'],
  ['/api/history/cancel-plan', 'POST'],
  ['/api/history/last-changes', 'POST'],
  ['/api/history/revert', 'POST'],
  ['/api/branch', 'GET'],
  ['/api/branch/push', 'POST'],
  ['/api/branch/bring-in', 'POST'],
  ['/api/reviews', 'GET'],
  ['/api/review/send', 'POST'],
  ['/api/review/verdict', 'POST'],
  ['/api/review/take', 'POST'],
  ['/api/review/take-back', 'POST'],
  ['/api/review/fetch', 'POST'],
  ['/api/review/push', 'POST'],
  ['/api/review/plan', 'POST'],
  ['/api/review/cancel-plan', 'POST'],
  ['/api/review/show', 'POST'],
  ['/api/preview/settings', 'GET'],
  ['/api/preview/change-settings', 'POST'],
  ['/api/preview/login', 'POST'],
  ['/api/preview/ledgers', 'GET'],
]);

/** Routes the calls; the guard has authorised them before. */
export function createRoutes(console: OpsConsole): Hono {
  const app = new Hono();
  app.onError((error, context) => {
    if (error instanceof ApiRefusalError) return context.json(error.body, error.status);
    process.stderr.write(`console: ${error.stack ?? error.message}\n`);
    const message = { zh: '控制台内部错误', en: 'the console failed' };
    return context.json({ error: 'failed', message }, 500);
  });
  addWindowRoutes(app, console);
  addReadingRoutes(app, console);
  addDraftRoutes(app, console);
  addQueryRoutes(app, console);
  addTableRoutes(app, console);
  addLanguageRoutes(app, console);
  addHistoryRoutes(app, console);
  addBranchRoutes(app, console);
  addReviewRoutes(app, console);
  addPreviewRoutes(app, console);
  return app;
}

/** State, files and the analysis of the draft. */
function addReadingRoutes(app: Hono, console: OpsConsole): void {
  const { queryThread, analysis } = console;
  app.get('/api/state', async (context) => context.json(await calls.stateOf(console)));
  app.get('/api/file', (context) => context.json(calls.fileOf(console, context.req.query('name'))));
  app.get('/api/schema', async (context) => {
    const file = calls.knownFile(console, context.req.query('name'));
    return context.json(await queryThread.ask(console.revision, { ask: 'schema', file }));
  });
  app.get('/api/problems', async ({ json }) => json(await analysis.problemsOf(console.revision)));
  app.get('/api/plan', async (context) => {
    const against = context.req.query('against') === 'head' ? 'head' : 'disk';
    return planResponse(await analysis.planOf(console.revision, against));
  });
  app.get('/api/diff', async (context) => context.json(await calls.diffOf(console)));
  app.get('/api/conflicts', async (context) => context.json(await calls.conflicts(console)));
  app.get('/api/last-save', ({ json }) =>
    json({ last: console.lastSave.response } satisfies LastSaveResponse),
  );
}

/** Calls that change the draft or save it. */
function addDraftRoutes(app: Hono, console: OpsConsole): void {
  app.post('/api/edit', async ({ req, json }) => json(calls.applyEdits(console, await readBody(req.raw))));
  app.post('/api/undo', ({ json }) => json(calls.undo(console)));
  app.post('/api/redo', ({ json }) => json(calls.redo(console)));
  app.post('/api/discard', async ({ req, json }) => json(calls.discard(console, await readBody(req.raw))));
  app.post('/api/merge', async ({ req, json }) => json(calls.merge(console, await readBody(req.raw))));
  app.post('/api/picture', async ({ req, json }) => json(calls.addPicture(console, await readBody(req.raw))));
  app.post('/api/save', async ({ req, json }) => json(await saveCall(console, await readBody(req.raw))));
  app.post('/api/save/commit', async ({ req, json }) =>
    json(await commitSaveCall(console, await readBody(req.raw))),
  );
  app.post('/api/save/commit-files', async ({ req, json }) =>
    json(await commitFilesCall(console, await readBody(req.raw))),
  );
}

/** Calls that the query thread answers. */
function addQueryRoutes(app: Hono, console: OpsConsole): void {
  const { queryThread } = console;
  app.post('/api/explain', async (context) => {
    const body = await readBody(context.req.raw);
    const request = { ask: 'explain' as const, input: body.input, lang: readLanguage(body) };
    const answer = await queryThread.ask(console.revision, request);
    if ('refused' in answer) throw new ApiRefusalError('malformed', answer.refused);
    return context.json(answer);
  });
  app.post('/api/find', async (context) => {
    const body = await readBody(context.req.raw);
    const request = {
      ask: 'find' as const,
      text: readText(body, 'text'),
      limit: readCount(body, 'limit', 30, 500),
    };
    return context.json(await queryThread.ask(console.revision, request));
  });
  app.post('/api/card', async (context) => {
    const body = await readBody(context.req.raw);
    const channel = readText(body, 'channel', 20);
    const cities = readTexts(body, 'cities', 500);
    return context.json(await queryThread.ask(console.revision, { ask: 'card', channel, cities }));
  });
}

/** Calls about the rows of tables. */
function addTableRoutes(app: Hono, console: OpsConsole): void {
  const { queryThread, visitorThread, rowReaches, trialPlans } = console;
  app.post('/api/deciding-row', async (context) => {
    const body = await readBody(context.req.raw);
    const table = tableNamed(readText(body, 'table'));
    if (!table) throw malformedRequest('table takes the name of a decision table');
    const tried = body.edits === undefined ? {} : { overlay: calls.triedOverlay(console, body) };
    const request = { ask: 'decidingRow' as const, input: body.input, table, ...tried };
    const answer = await queryThread.ask(console.revision, request);
    if ('refused' in answer) throw new ApiRefusalError('malformed', answer.refused);
    return context.json(answer);
  });
  app.post('/api/city-ends', async ({ req, json }) => {
    const rule = readText(await readBody(req.raw), 'rule');
    return json(await queryThread.ask(console.revision, { ask: 'cityEnds', rule }));
  });
  app.post('/api/row-reach', async ({ json }) => {
    const { revision } = console;
    const superseded: RowReachResponse = { version: revision.version, reach: null, isSuperseded: true };
    return json((await rowReaches.of(revision)) ?? superseded);
  });
  app.post('/api/who-ends', async ({ req, json }) => {
    const query = readWhoEnds(await readBody(req.raw));
    return json(await visitorThread.ask(console.revision, { ask: 'whoEnds', query }));
  });
  app.get('/api/traffic', async ({ json }) =>
    json(await queryThread.ask(console.revision, { ask: 'traffic' })),
  );
  app.post('/api/trial-plan', async ({ req }) => {
    const overlay = calls.triedOverlay(console, await readBody(req.raw));
    const plan = await trialPlans.planOf(console.revision, overlay);
    if (!plan) throw new ApiRefusalError('stale', { zh: '已取消计算影响', en: 'the plan was cancelled' });
    return planResponse(plan);
  });
  app.post('/api/cancel-trial-plan', async ({ json }) => {
    await trialPlans.cancel();
    return json({});
  });
}

/** Calls that reach the sandbox of the previews. */
function addPreviewRoutes(app: Hono, console: OpsConsole): void {
  app.get('/api/preview/settings', async ({ json }) =>
    json((await previewSettings(console, null)) as object),
  );
  app.post('/api/preview/change-settings', async ({ req, json }) =>
    json((await previewSettings(console, await readBody(req.raw))) as object),
  );
  app.post('/api/preview/login', async ({ req, json }) =>
    json(await previewLogin(console, await readBody(req.raw))),
  );
  app.get('/api/preview/ledgers', async ({ json }) => json((await previewLedgers(console)) as object));
}
