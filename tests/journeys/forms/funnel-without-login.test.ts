import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { readConfig } from '../../../ops/index.ts';
import { root } from '../../../publish/environment/settings.ts';
import { prepareRelease } from '../../../publish/releases/render-release.ts';
import { serve } from '../../../tools/serve/serve.ts';
import { launch } from '../../harness/browser.ts';
import { cachedApp } from '../../harness/cached-build.ts';
import { inFullRun, inNpmTest } from '../../harness/divided-tests.ts';
import { violations } from '../harness/page-violations.ts';
import { Visitor } from '../harness/visitor.ts';

/** A funnel of another company: no login, JSON by PUT to a path of its own, the HTTP status as the result code. */
const configDir = join(root, 'tests/configs/ok/appointment');
const path = '/appointments/test-drive';

let folder: string;
let browser: Browser;
let server: { port: number; close: () => void };
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'funnel-appointment-'));
  const { config } = readConfig(configDir);
  if (!config) throw new Error('tests/configs/ok/appointment has errors');
  const publicDir = join(folder, 'public');
  const target = { sandbox: true, compression: 'fast' } as const;
  const write = await prepareRelease(config, await cachedApp(), target, join(configDir, 'public'));
  write(publicDir);
  const settings = {
    port: 0,
    address: '127.0.0.1',
    data: join(folder, 'data'),
    api: null,
    config: configDir,
  };
  server = await serve(publicDir, settings);
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  server?.close();
  rmSync(folder, { recursive: true, force: true });
});

const arrive = () => Visitor.arrive(browser, server.port);

async function fill(visitor: Visitor): Promise<void> {
  await visitor.open('/');
  await visitor.field('name').fill('王小明');
  await visitor.field('tel').fill('0571-88888888');
  await visitor.field('car').click();
  const sheet = visitor.page.locator('dialog[open]');
  for (const name of ['甲系', '甲 2']) await sheet.getByRole('button', { name, exact: true }).click();
  await visitor.field('agree').check();
}

describe('a funnel without a login, with a contract of its own (R-API)', () => {
  inNpmTest(
    'sends JSON without a token, and the lead is in the ledger with its number on the receipt',
    async () => {
      await using visitor = await arrive();
      await fill(visitor);
      const sent = visitor.page.waitForRequest((request) => request.url().endsWith(path));
      await visitor.submit();
      const request = await sent;
      expect([request.method(), request.headers()['content-type'], request.headers()['x-source']]).toEqual([
        'PUT',
        'application/json',
        'appointment',
      ]);
      expect(request.postDataJSON()).toEqual({
        _channel: 'channel_100',
        name: '王小明',
        tel: '0571-88888888',
        car: 'a/a2',
        agree: '1',
      });
      await visitor.waitForAddress('/thanks');
      const [lead, ...others] = await visitor.sandboxRun.leads();
      expect(others).toEqual([]);
      expect(lead).toMatchObject({
        userId: '',
        channel: 'channel_100',
        form: 'book',
        fields: { name: '王小明' },
      });
      expect(lead?.requestId).toBe(request.headers()['idempotency-key']);
      await visitor.page.getByText('已预约').waitFor();
      await visitor.page.getByText('请带上驾驶证').waitFor();
      expect(await violations(visitor)).toEqual([]);
      expect(visitor.trouble).toEqual([]);
    },
  );

  // In `npm test` contract-client.test.ts has refusals and lost responses, and api-client.test.ts calls that are not declared.
  inFullRun(
    'calls nothing that its config does not declare: no user, channel, city or activation',
    async () => {
      await using visitor = await arrive();
      const called: string[] = [];
      visitor.page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.startsWith('/api/')) called.push(`${request.method()} ${pathname}`);
      });
      await fill(visitor);
      await visitor.submit();
      await visitor.waitForAddress('/thanks');
      expect([...new Set(called)]).toEqual(['GET /api/cars', `PUT /api${path}`]);
    },
  );

  inFullRun(
    'shows a refusal where its result code says, and sends the corrected answers under the same rules',
    async () => {
      await using visitor = await arrive();
      await visitor.sandboxRun.set({ results: { book: 422 } });
      await fill(visitor);
      await visitor.submit();
      await visitor.page.getByText('这个号码不能预约，请换一个').waitFor();
      expect(visitor.path).toBe('/visit');
      expect(await visitor.sandboxRun.leads()).toEqual([]);
      await visitor.sandboxRun.set({ results: { book: 409 } });
      await visitor.field('tel').fill('0571-88888889');
      await visitor.submit();
      await visitor.page.getByText('这个时段已经约满').waitFor();
      await visitor.sandboxRun.set({ results: {} });
      await visitor.submit();
      await visitor.waitForAddress('/thanks');
      expect(await visitor.sandboxRun.leads()).toHaveLength(1);
    },
  );

  inFullRun(
    'keeps the answers where the network fails or the response is lost, and stores one lead',
    async () => {
      await using visitor = await arrive();
      await fill(visitor);
      await visitor.page.route(`**${path}`, (route) => route.abort());
      await visitor.submit();
      await visitor.page.getByRole('alert').first().waitFor();
      await visitor.page.unroute(`**${path}`);
      expect(await visitor.field('name').inputValue()).toBe('王小明');
      // Always: a browser repeats a PUT by itself where a connection that it used before is cut.
      await visitor.sandboxRun.set({ faults: [{ path, kind: 'lost' }] });
      await visitor.submit();
      await expect.poll(() => visitor.sandboxRun.leads().then((leads) => leads.length)).toBe(1);
      await visitor.page.getByText('没有收到服务器的确认').first().waitFor();
      expect(await visitor.field('tel').inputValue()).toBe('0571-88888888');
      await visitor.sandboxRun.set({ faults: [] });
      await visitor.submit();
      await visitor.waitForAddress('/thanks');
      expect(await visitor.sandboxRun.leads()).toHaveLength(1);
    },
  );
});
