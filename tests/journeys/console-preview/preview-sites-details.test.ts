import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OpsConsole, type ServedConsole, serveConsole } from '../../../console/index.ts';
import { root } from '../../../publish/environment/settings.ts';
import { type PreviewServers, servePreviews } from '../../../tools/preview-server/preview-servers.ts';
import { launch } from '../../harness/browser.ts';
import { cachedApp } from '../../harness/cached-build.ts';
import { eventually } from '../harness/eventually.ts';

const folder = mkdtempSync(join(tmpdir(), 'funnel-console-preview-'));
const [configDir, stateDir] = [join(folder, 'config'), join(folder, 'state')];
let browser: Browser;
let preview: PreviewServers;
let ops: OpsConsole;
let served: ServedConsole;

/** A page of the console's origin with two phones in it, and their reports. */
const phones = (path: string) => (requested: string) => {
  const frame = (port: number) =>
    `<iframe width="390" height="844" src="http://m.localhost:${port}${path}"></iframe>`;
  const files: Record<string, [string, string]> = {
    '/': [
      'text/html',
      `<!doctype html><script src="/hear.js"></script>${frame(preview.status.disk)}${frame(preview.status.draft)}`,
    ],
    '/hear.js': ['text/javascript', 'window.heard = []; onmessage = ({ data }) => heard.push(data);'],
  };
  const [type, text] = files[requested] ?? [];
  return type === undefined ? null : new Response(text, { headers: { 'content-type': type } });
};

beforeAll(async () => {
  for (const name of ['brands.json', 'channels.json', 'hosts.json', 'definitions', 'public']) {
    cpSync(join(root, name), join(configDir, name), { recursive: true });
  }
  browser = await launch();
  preview = await servePreviews({ configDir, stateDir, appDir: await cachedApp() });
  ops = new OpsConsole({ dir: configDir, stateDir, preview });
  served = await serveConsole(ops, 0, phones('/?_channel=channel_5265'));
  preview.allowFrames([`http://127.0.0.1:${served.port}`]);
});
afterAll(async () => {
  await browser?.close();
  await served?.close();
  await ops?.close();
  await preview?.close();
  rmSync(folder, { recursive: true, force: true });
});

// In `npm test` two phones show their configs, and a page of another origin frames none.
test('both previews get the sandbox settings of the console', async () => {
  const headers = { 'x-funnel-token': served.token, 'content-type': 'application/json' };
  const origin = `http://127.0.0.1:${served.port}`;
  const answer = await fetch(`${origin}/api/preview/change-settings`, {
    method: 'POST',
    body: JSON.stringify({ city: '成都市' }),
    headers: { ...headers, origin },
  });
  expect(await answer.json()).toMatchObject({ city: '成都市' });
  for (const port of [preview.status.disk, preview.status.draft]) {
    const city = await browser.newPage();
    await city.goto(`http://localhost:${port}/`);
    const said = await city.evaluate(async () =>
      (await fetch('/api/v3/app/ipInfo', { method: 'POST', body: new URLSearchParams({}) })).text(),
    );
    expect(said).toContain('成都市');
    await city.close();
  }
});

test('a draft that cannot be evaluated leaves the last one shown', async () => {
  const last = preview.status.version;
  ops.draft.apply([{ do: 'text', file: 'hosts.json', text: '{' }]);
  ops.draftChanged();
  await eventually(async () => ops.analysis.problems?.version === ops.draft.version, true);
  const page = await browser.newPage();
  await page.goto(`http://m.localhost:${preview.status.draft}/?_channel=channel_5265`);
  await page.getByText('绿洲示例').first().waitFor();
  expect(preview.status.version).toBe(last);
  await page.close();
});
