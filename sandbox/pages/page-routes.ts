import { Hono } from 'hono';
import { readForm } from '../requests/read-form.ts';
import { checkSettings } from '../settings/check-settings.ts';
import { changeSettings, readSettings } from '../settings/settings.ts';
import { clearRun } from '../storage/database.ts';
import type { SandboxEnv } from '../storage/sandbox-run.ts';
import { homePage } from './home-page.ts';
import { inboxPage } from './inbox-page.ts';
import { callsPage, conversionsPage, leadsPage } from './ledger-pages.ts';
import { pageScript } from './page-script.ts';
import { readSettingsForm } from './read-settings-form.ts';
import { settingsPage } from './settings-page.ts';
import { stylesheet } from './stylesheet.ts';

/** The pages for people, under `/sandbox`. */
export const pages = new Hono<SandboxEnv>()
  .get('/', (context) => context.html(homePage(context.var.run)))
  .get('/inbox', (context) => context.html(inboxPage(context.var.run)))
  .get('/leads', (context) => context.html(leadsPage(context.var.run)))
  .get('/conversions', (context) => context.html(conversionsPage(context.var.run)))
  .get('/calls', (context) => context.html(callsPage(context.var.run)))
  .get('/settings', (context) => {
    const saved = context.req.query('saved') !== undefined;
    return context.html(settingsPage(context.var.run, saved ? { saved } : undefined));
  })
  .post('/settings', async (context) => {
    const { run } = context.var;
    const form = await readForm(context.req.raw);
    if ('refused' in form) {
      return context.html(settingsPage(run, { problem: { error: form.refused, pointer: '' } }), 400);
    }
    const checked = checkSettings(readSettingsForm(form.fields, readSettings(run), run.facts), run);
    if ('problem' in checked) return context.html(settingsPage(run, checked), 400);
    changeSettings(run, checked.patch);
    // 303 See Other, so that reloading the page does not save again.
    return context.redirect('/sandbox/settings?saved', 303);
  })
  .post('/reset', (context) => {
    clearRun(context.var.run.db, context.var.run.id);
    const fromPage = context.req.header('accept')?.includes('text/html');
    return fromPage ? context.redirect('/sandbox/settings?saved', 303) : context.json({ reset: true });
  })
  .get('/style.css', (context) =>
    context.body(stylesheet, 200, { 'content-type': 'text/css; charset=utf-8' }),
  )
  .get('/page.js', (context) =>
    context.body(pageScript, 200, { 'content-type': 'text/javascript; charset=utf-8' }),
  );
