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

// In `npm test` page-blocks.test.ts and new-page.test.ts show the draft in a phone, and preview-frames.test.ts says who may
// frame it.
const folder = mkdtempSync(join(tmpdir(), 'funnel-console-preview-'));
const [configDir, stateDir] = [join(folder, 'config'), join(folder, 'state')];
let browser: Browser;
let preview: PreviewServers;
let ops: OpsConsole;
let served: ServedConsole;

interface Heard {
  type: string;
  host: string;
  path: string;
  title: string;
}

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

const shown = () => eventually(async () => preview.status.version === ops.draft.version, true);

test('two phones show the config on the disk and the draft, side by side, and report their locations', async () => {
  ops.draft.apply([
    { do: 'set', file: 'channels.json', path: ['channels', '5265', 'brand', 'name'], value: '绿洲示例' },
  ]);
  ops.draftChanged();
  await shown();
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${served.port}/`);
  const [disk, draft] = [0, 1].map((at) => page.frameLocator('iframe').nth(at));
  await draft?.getByText('绿洲示例').first().waitFor();
  await disk?.locator('form').first().waitFor();
  expect(await disk?.getByText('绿洲示例').count()).toBe(0);
  const heard = () => page.evaluate(() => (window as unknown as { heard: Heard[] }).heard);
  await eventually(
    async () => (await heard()).some(({ host }) => host === `m.localhost:${preview.status.draft}`),
    true,
  );
  const places = (await heard()).filter(({ type }) => type === 'funnel-place');
  expect(places.every(({ path }) => path.startsWith('/'))).toBe(true);
  const titles = async () => new Set((await heard()).flatMap(({ title }) => title || []));
  await eventually(async () => [...(await titles())].sort(), ['砚田分期', '绿洲示例']);
  await page.close();
});

test('a page of another origin cannot frame a preview', async () => {
  const page = await browser.newPage();
  await page.goto(`http://localhost:${served.port}/`);
  const frame = page.frames().at(-1);
  await frame?.waitForLoadState().catch(() => {});
  expect(await frame?.locator('form').count()).toBe(0);
  await page.close();
});

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
