import type { Hono } from 'hono';
import { malformedRequest } from '../api/refusal-error.ts';
import { asWindow, isWindowId, windowHeader } from '../windows/current-window.ts';
import type { OpsConsole } from './ops-console.ts';
import { readBody, readText } from './read-request.ts';

/** Whose calls they are, what a window reports of itself, and the events that it listens to. */
export function addWindowRoutes(app: Hono, console: OpsConsole): void {
  const { windows } = console;
  app.use((context, next) => asWindow(context.req.header(windowHeader), next));
  app.get('/api/events', (context) => listen(console, context.req.query('window')));
  app.post('/api/presence', async ({ req, json }) => {
    const body = await readBody(req.raw);
    const [name, at] = [readText(body, 'name', 40).trim(), readText(body, 'at', 500)];
    // The other windows link to it.
    if (!/^(?:#\/.*)?$/.test(at)) throw malformedRequest('at takes the fragment of an address');
    const own = req.header(windowHeader);
    if (isWindowId(own)) windows.report(own, { name, at });
    return json({});
  });
}

/** A program that listens is no window: it gives no id. */
function listen(console: OpsConsole, id: string | undefined): Response {
  const { draft, analysis, windows, events } = console;
  const own = isWindowId(id) ? windows.enter(id) : null;
  const { version } = draft;
  const preview = console.preview?.status ?? null;
  const { problems, names, planning, plan } = analysis;
  const first = { draft: { version }, problems, names, plan, planning, preview };
  const present = { window: own, windows: { windows: windows.open } };
  return events.open({ ...present, ...first }, () => own && windows.leave(own.window));
}
