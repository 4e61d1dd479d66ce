import { Hono } from 'hono';
import { readLeads } from './leads.ts';
import { readCalls, readEvents } from './ledger.ts';
import { parseJson } from './parse-json.ts';
import { readBody } from './read-body.ts';
import { changeSettings, readSettings } from './settings.ts';
import { checkSettings } from './settings-check.ts';
import { readInbox } from './sms.ts';
import type { SandboxEnv } from './world.ts';

/** The JSON addresses under `/sandbox`, which tests and tools rely on. Lists are newest first, `at` is epoch ms. */
export const ledgerJson = new Hono<SandboxEnv>()
  .get('/inbox.json', (context) => {
    const inbox = readInbox(context.var.world, context.req.query('phone'));
    return context.json(inbox.map(({ phone, code, at }) => ({ phone, code, at })));
  })
  .get('/leads.json', (context) => context.json(readLeads(context.var.world)))
  .get('/conversions.json', (context) => context.json(readEvents(context.var.world, 'conversions')))
  .get('/activations.json', (context) => context.json(readEvents(context.var.world, 'activations')))
  .get('/calls.json', (context) => {
    const calls = readCalls(context.var.world);
    return context.json(calls.map(({ path, body, status, at }) => ({ path, body, status, at })));
  })
  .get('/settings.json', (context) => context.json(readSettings(context.var.world)))
  .put('/settings.json', async (context) => {
    const body = await readBody(context.req.raw);
    if ('refused' in body) return context.json({ error: `the body is ${body.refused}`, place: '' }, 400);
    const json = parseJson(body.text);
    if (!json) return context.json({ error: 'the body is not JSON, or nests too deep', place: '' }, 400);
    const checked = checkSettings(json.value);
    if ('problem' in checked) return context.json(checked.problem, 400);
    return context.json(changeSettings(context.var.world, checked.patch));
  });
