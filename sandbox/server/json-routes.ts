import { Hono } from 'hono';
import { readRecords } from '../ledgers/analytics-records.ts';
import { readCalls, readEvents } from '../ledgers/calls-and-events.ts';
import { readLeads } from '../ledgers/leads.ts';
import { readUploadEntries } from '../ledgers/uploads-of-leads.ts';
import { readJson } from '../requests/read-json.ts';
import { checkSettings } from '../settings/check-settings.ts';
import { changeSettings, readSettings } from '../settings/settings.ts';
import type { SandboxEnv } from '../storage/sandbox-run.ts';
import { readInbox } from '../storage/sms-codes.ts';
import { bytesOf, findUpload } from '../storage/uploads.ts';
import { readBeacons, readScriptLoads } from '../third-parties/beacon-ledger.ts';
import { offerOneTap } from '../third-parties/one-tap.ts';

/** The JSON addresses under `/sandbox`, which tests and tools use. Lists are newest first, `at` is epoch ms. */
export const jsonRoutes = new Hono<SandboxEnv>()
  .get('/inbox.json', (context) => {
    const inbox = readInbox(context.var.run, context.req.query('phone'));
    return context.json(inbox.map(({ phone, code, at }) => ({ phone, code, at })));
  })
  .get('/leads.json', (context) => context.json(readLeads(context.var.run)))
  .get('/uploads.json', (context) => context.json(readUploadEntries(context.var.run)))
  .get('/uploads/:id', (context) => {
    const { run } = context.var;
    const upload = findUpload(run, context.req.param('id'));
    const bytes = upload && bytesOf(run, upload);
    return upload && bytes
      ? context.body(bytes, 200, { 'content-type': upload.type, 'content-disposition': 'inline' })
      : context.json({ error: 'no such upload, or not all of it', pointer: '' }, 404);
  })
  .get('/conversions.json', (context) => context.json(readEvents(context.var.run, 'conversions')))
  .get('/activations.json', (context) => context.json(readEvents(context.var.run, 'activations')))
  .get('/scripts.json', (context) => context.json(readScriptLoads(context.var.run)))
  .get('/beacons.json', (context) => context.json(readBeacons(context.var.run)))
  .get('/records.json', (context) => context.json(readRecords(context.var.run)))
  .get('/calls.json', (context) => {
    const calls = readCalls(context.var.run);
    return context.json(calls.map(({ path, body, status, at }) => ({ path, body, status, at })));
  })
  .get('/one-tap.json', (context) => context.json(offerOneTap(readSettings(context.var.run))))
  .get('/settings.json', (context) => context.json(readSettings(context.var.run)))
  .put('/settings.json', async (context) => {
    const json = await readJson(context.req.raw);
    if ('problem' in json) return context.json(json.problem, 400);
    const checked = checkSettings(json.value, context.var.run);
    if ('problem' in checked) return context.json(checked.problem, 400);
    return context.json(changeSettings(context.var.run, checked.patch));
  });
