import { describe, expect } from 'vitest';
import { inFullRun, inNpmTest } from '../../harness/divided-tests.ts';
import { timersFired } from '../../harness/page-events.ts';
import { channelOf, loadedNetworks, pathOfChannel, success } from '../harness/ad-channels.ts';
import { eventually } from '../harness/eventually.ts';
import { isFullRun } from '../harness/matrix.ts';
import { startVisits } from '../harness/start-visits.ts';
import type { Visitor } from '../harness/visitor.ts';

const arrive = startVisits();

describe.concurrent('the script of an ad network', () => {
  inNpmTest(
    'R-PROD 6: of the search advertiser is loaded for the channels on its list, and receives page views without a query',
    async () => {
      await using visitor = await arrive({ token: 'ok' });
      const { number } = channelOf('baidu', true);
      await visitor.open(pathOfChannel(number, '&x=secret'));
      await visitor.fillShortForm();
      await eventually(async () => (await loadedNetworks(visitor)).sort(), ['baidu', 'search-advertiser']);
      await visitor.submit();
      await success(visitor);
      const ofSearch = async () =>
        (await visitor.sandboxRun.beacons())
          .filter(({ network }) => network === 'search-advertiser')
          .map(({ command }) => command);
      await eventually(async () => JSON.stringify(await ofSearch()).includes('_trackEvent'), true);
      expect(JSON.stringify(await ofSearch())).not.toContain('secret');
      expect(JSON.stringify(await ofSearch())).toContain('/success-download');
    },
  );

  // In `npm test` no script is loaded before the consent (ad-scripts-matrix.test.ts).
  inFullRun('is not loaded for a channel without ads', async () => {
    await using visitor = await arrive({ token: 'ok' });
    await visitor.open(pathOfChannel('5818'));
    await visitor.fillShortForm();
    await visitor.submit();
    await success(visitor);
    await timersFired(visitor.page, 500);
    expect(await loadedNetworks(visitor)).toEqual([]);
  });
});

describe.runIf(!isFullRun)('personal data (T3, T10, F7)', { concurrent: true }, () => {
  inNpmTest(
    'reach the API only, and are stored only where they may be: token, phone and ID number',
    async () => {
      await using visitor = await arrive();
      const { page, sandboxRun } = visitor;
      const id = '11010519491231002X';
      const phone = '13912348765';
      const sent: { url: string; text: string }[] = [];
      page.on('request', (request) => {
        // The link itself puts the token into the address of the document; nothing after that contains it.
        if (request.isNavigationRequest()) return;
        sent.push({ url: request.url(), text: `${request.url()} ${JSON.stringify(request.headers())}` });
      });
      await recordBodies(visitor, (url, text) => sent.push({ url, text }));
      const said: string[] = [];
      page.on('console', (message) => said.push(message.text()));
      await visitor.open(
        `/login?_channel=channel_${channelOf('ocean-engine').number}&_token=canary-token&_user_id=5`,
      );
      expect(page.url()).not.toContain('canary');
      await visitor.logIn(phone);
      await visitor.waitForAddress('/form-package');
      await visitor.open('/form-package-uni');
      await visitor.fillUniForm(id);
      await timersFired(page, 600);
      const storedWhileFilling = await storage(visitor);
      await visitor.submit();
      await success(visitor);
      await eventually(async () => (await sandboxRun.beacons()).length > 0, true);

      const token = (await visitor.stored('access_token')) ?? '';
      expect(token).toMatch(/^sbx_/);
      for (const secret of ['canary-token', token, phone, id]) {
        const urls = sent.filter(({ text }) => text.includes(secret)).map(({ url }) => new URL(url));
        for (const url of urls) {
          expect(url.pathname, secret).toMatch(/^\/api\//);
          expect(url.search, secret).toBe('');
        }
        expect(said.join(), secret).not.toContain(secret);
        const entries = [...storedWhileFilling, ...(await storage(visitor))];
        const holders = new Set(entries.filter(([, value]) => value.includes(secret)).map(([key]) => key));
        expect([...holders], secret).toEqual(secret === token ? ['access_token'] : []);
      }
      // The API has received it: the search does find what passes.
      for (const secret of ['canary-token', token, phone, id])
        expect(
          sent.some(({ text }) => text.includes(secret)),
          secret,
        ).toBe(true);
      expect((await storage(visitor)).some(([key]) => key.startsWith('draft.'))).toBe(false);
      expect(storedWhileFilling.some(([key]) => key.startsWith('draft.'))).toBe(true);
    },
  );
});

/** Bodies too: of a Request with a body, Playwright and Chromium report only that there is one. */
async function recordBodies(visitor: Visitor, record: (url: string, text: string) => void): Promise<void> {
  await visitor.context.exposeFunction('recordBody', record);
  await visitor.context.addInitScript(() => {
    const recordBody = (window as never as { recordBody: typeof record }).recordBody;
    const send = window.fetch;
    window.fetch = async (...args) => {
      const request = new Request(...args);
      if (request.method !== 'GET') recordBody(request.url, await request.clone().text());
      return send(request);
    };
    const beacon = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, data) => {
      recordBody(String(new URL(url, location.href)), String(data));
      return beacon(url, data);
    };
  });
}

const storage = (visitor: Visitor): Promise<[string, string][]> =>
  visitor.page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((area) =>
      Object.keys(area).map((key): [string, string] => [key, area.getItem(key) ?? '']),
    ),
  );
