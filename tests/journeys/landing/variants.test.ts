import { describe, expect, it } from 'vitest';
import { inFullRun, inNpmTest } from '../../harness/divided-tests.ts';
import { agents, appAddresses, appLinks, runInNativeApp } from '../harness/devices.ts';
import { casesOfRun, isFullRun } from '../harness/matrix.ts';
import { blocksLoaded, expectToFit } from '../harness/small-screen.ts';
import { startVisits } from '../harness/start-visits.ts';
import { doubleText } from '../harness/text-and-target-size.ts';

const arrive = startVisits();

describe.runIf(!isFullRun)('a download page', { concurrent: true }, () => {
  inNpmTest('R-VALID 6: has both links for any other system', async () => {
    await using visitor = await arrive({ userAgent: agents.other });
    await visitor.open('/download-page');
    await appLinks(visitor.page).first().waitFor();
    expect(await appAddresses(visitor.page)).toEqual([
      'https://app.example/android',
      'https://app.example/ios',
    ]);
  });
});

describe.concurrent('inside the native app', () => {
  inNpmTest(
    'R-VALID 6: a result offers no download of the app that shows it, but does outside of it',
    async () => {
      await using visitor = await arrive({ token: 'ok', userAgent: agents.ios });
      await runInNativeApp(visitor);
      await visitor.open('/car-loan-result');
      await visitor.page.locator('main footer').waitFor();
      expect(await appLinks(visitor.page).count()).toBe(0);
      expect(visitor.trouble).toEqual([]);
      await using browser = await arrive({ token: 'ok', userAgent: agents.ios });
      await browser.open('/car-loan-result');
      await appLinks(browser.page).first().waitFor();
    },
  );

  // In `npm test` brands-by-host.test.ts has a stored name and company, and a result is opened inside of the app.
  inFullRun('R-BRAND 8: a form is that of the stored app, without an error', async () => {
    const stored = { appname: '某某应用', appcompany: '某某有限公司' };
    await using visitor = await arrive({ token: 'ok', stored, userAgent: agents.android });
    await runInNativeApp(visitor);
    await visitor.open('/form-package-app');
    await visitor.page.locator('main footer').waitFor();
    expect(await visitor.page.title()).toBe('某某应用');
    expect(await visitor.page.locator('main').innerText()).toContain('某某有限公司');
    expect(visitor.trouble).toEqual([]);
  });
});

describe.concurrent('text of 200 %', () => {
  it.each(casesOfRun(['/login', '/form-package'], (path) => path === '/login'))(
    'causes no horizontal scrolling at %s, 320 wide',
    async (path) => {
      await using visitor = await arrive(path === '/login' ? {} : { token: 'ok' });
      await visitor.page.setViewportSize({ width: 320, height: 640 });
      await visitor.open(path);
      await blocksLoaded(visitor);
      const size = () =>
        visitor.page
          .locator('form label')
          .first()
          .evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
      const before = await size();
      await doubleText(visitor.page);
      expect(await size()).toBe(2 * before);
      await expectToFit(visitor, path);
      expect(visitor.trouble).toEqual([]);
    },
  );
});
