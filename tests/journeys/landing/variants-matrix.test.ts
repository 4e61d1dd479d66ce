import { describe, expect, it } from 'vitest';
import { agents, appAddresses, appLinks, inWechat, runInNativeApp } from '../harness/devices.ts';
import { casesOfRun } from '../harness/matrix.ts';
import { blocksLoaded, expectToFit } from '../harness/small-screen.ts';
import { startVisits } from '../harness/start-visits.ts';

const arrive = startVisits();
const appIndex = '/v3/app/index';

const downloads = ['/download-page', '/downloadpage1', '/success-download', '/car-loan-result'];
const devices = ['wechat', 'ios', 'android'] as const;
type Device = (typeof devices)[number];

/** Each kind of device visits a page: a download block knows no page. */
const visits = casesOfRun(
  downloads.flatMap((path, page) => devices.map((device, at) => ({ path, device, isOwn: page === at }))),
  ({ isOwn }) => isOwn,
);
const visitsOn = <On extends Device>(...on: On[]): [path: string, device: On][] =>
  visits.flatMap(({ path, device }) =>
    on.filter((one) => one === device).map((one) => [path, one] as [string, On]),
  );

describe.concurrent('a download page', () => {
  it.each(visitsOn('wechat'))(
    "R-VALID 6: %s shows how to leave WeChat's browser, and no link",
    async (path) => {
      await using visitor = await arrive({ token: 'ok', userAgent: inWechat(agents.android) });
      await visitor.open(path);
      const button = visitor.page.locator('main [data-download]').first();
      await button.waitFor();
      expect(await appLinks(visitor.page).count()).toBe(0);
      await button.click();
      const guide = visitor.page.getByRole('dialog', { name: '请在浏览器中打开' });
      await guide.getByText('在浏览器打开').waitFor();
      await visitor.page.keyboard.press('Escape');
      await guide.waitFor({ state: 'detached' });
      expect(visitor.path).toBe(path);
      expect(visitor.trouble).toEqual([]);
    },
  );

  it.each(visitsOn('ios', 'android'))(
    'R-VALID 6: %s has one link for %s, to its own shop',
    async (path, os) => {
      await using visitor = await arrive({ token: 'ok', userAgent: agents[os] });
      await visitor.open(path);
      await appLinks(visitor.page).first().waitFor();
      expect(await appAddresses(visitor.page)).toEqual([`https://app.example/${os}`]);
      expect(visitor.trouble).toEqual([]);
    },
  );
});

const codes = [
  ['ios', '1'],
  ['android', '2'],
  ['other', '3'],
] as const;

describe.concurrent('inside the native app', () => {
  // The systems are one expression of R-STATE 2, which the unit tests hold for each; a visit shows that it is sent.
  it.each(casesOfRun(codes, ([os]) => os === 'ios'))(
    'R-STATE 2: the API receives the system %s as %s',
    async (os, code) => {
      await using visitor = await arrive({ userAgent: agents[os] });
      await runInNativeApp(visitor);
      const answered = visitor.page.waitForResponse(`**/api${appIndex}`);
      await visitor.open('/p4-list-download');
      await answered;
      expect((await visitor.sandboxRun.calls(appIndex)).map(({ body }) => body._os)).toEqual([code]);
    },
  );
});

const longNames = [
  ['of Chinese characters', '长长'.repeat(15), '南京禾岸示例网络科技有限公司'.repeat(3).slice(0, 40)],
  ['of one word', 'Longbrandname'.repeat(3).slice(0, 30), 'Companyname'.repeat(4).slice(0, 40)],
] as const;

const pages = [
  ...['/login', '/form-package-simple', '/download-page', '/p4-list-download'],
  ...['/v2/login', '/v3/login', '/carloan', '/gongzhonghao'],
];
/** A word that cannot be broken is the harder of the two; the first four pages are of all kinds. */
const shown = casesOfRun(
  longNames.flatMap((name) => pages.map((path, at) => ({ name, path, isFirst: at < 4 }))),
  ({ name: [kind], isFirst }) => kind === 'of one word' && isFirst,
);

describe.concurrent('long names', () => {
  it.each([...new Set(shown.map(({ name }) => name))])(
    'R-BRAND 8: %s are shown in full, without horizontal scrolling at 320',
    async (kind, appname, appcompany) => {
      await using visitor = await arrive({ stored: { appname, appcompany } });
      await visitor.page.setViewportSize({ width: 320, height: 640 });
      for (const { path } of shown.filter(({ name }) => name[0] === kind)) {
        await visitor.open(path);
        await blocksLoaded(visitor);
        expect(await visitor.page.locator('main').innerText(), path).toContain(appcompany);
        expect(await visitor.page.title(), path).toBe(appname);
        await expectToFit(visitor, path);
      }
      expect(visitor.trouble).toEqual([]);
    },
  );
});
