import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { eventually } from '../harness/eventually.ts';
import { startVisits } from '../harness/start-visits.ts';

const arrive = startVisits();
const visibilityOf = (picture: Locator): Promise<string> =>
  picture.evaluate((one) => getComputedStyle(one).visibility);

describe.concurrent('a decorative picture that does not arrive', () => {
  it('leaves its place empty on a landing page, where the logo is shown', async () => {
    await using visitor = await arrive();
    await visitor.page.route(/\/landing[^/]*\.svg/, (route) => route.abort());
    await visitor.open('/');
    const [picture, logo] = [visitor.page.locator('header img'), visitor.page.locator('main img').first()];
    await eventually(() => visibilityOf(picture), 'hidden');
    expect((await picture.boundingBox())?.height).toBeGreaterThan(50);
    expect(await visibilityOf(logo)).toBe('visible');
  });

  it('leaves its place empty on the page that says that another one was not loaded', async () => {
    await using visitor = await arrive({ token: 'ok' });
    await visitor.open('/fail-page');
    await visitor.context.setOffline(true);
    await visitor.button('先算算能承担多少').click();
    await visitor.page.getByRole('heading', { name: '页面没有加载成功' }).waitFor();
    await eventually(() => visibilityOf(visitor.page.locator('main:visible img[width="128"]')), 'hidden');
  });
});
