import { describe, expect, it } from 'vitest';
import { startVisits } from './browser-of-file.ts';
import type { Visitor } from './visitor.ts';

const arrive = startVisits();
const products = '/v3/app/index';

const shownPage = ({ page }: Visitor) => page.locator('main[data-page]:visible');
const scrollOf = ({ page }: Visitor) => page.evaluate(() => Math.round(window.scrollY));
const names = (visitor: Visitor) => shownPage(visitor).locator('h3 button');

/** Opens the list, goes far down, and presses a product there; answers where the list was left. */
async function leaveList(visitor: Visitor): Promise<number> {
  await visitor.open('/p4-list-download');
  const fifth = names(visitor).nth(4);
  await fifth.waitFor();
  await fifth.evaluate((one) => window.scrollTo(0, one.getBoundingClientRect().top + window.scrollY - 300));
  const left = await scrollOf(visitor);
  expect(left).toBeGreaterThan(1000);
  await fifth.click();
  await visitor.standsAt('/product-detail-popup');
  await shownPage(visitor).locator('footer').waitFor();
  await expect.poll(async () => (await visitor.world.calls(products)).length).toBe(2);
  return left;
}

/** Answers the products late, or as broken; tells how often they were asked for, and answered. */
async function answerProducts(visitor: Visitor, how: 'late' | 'broken') {
  const count = { asked: 0, answered: 0 };
  await visitor.page.route(`**/api${products}`, async (route) => {
    count.asked += 1;
    await new Promise((resolve) => setTimeout(resolve, 800));
    await (how === 'late' ? route.continue() : route.fulfill({ status: 500, body: '' }));
    count.answered += 1;
  });
  return count;
}

describe.concurrent('back to the list of products', () => {
  it.each(['late', 'broken'] as const)(
    'is where the list was left, at once, and asks again behind it; what comes %s changes nothing',
    async (how) => {
      await using visitor = await arrive();
      const left = await leaveList(visitor);
      const count = await answerProducts(visitor, how);
      await visitor.page.goBack();
      await visitor.standsAt('/p4-list-download');
      expect(await names(visitor).count()).toBeGreaterThan(4);
      expect(Math.abs((await scrollOf(visitor)) - left)).toBeLessThan(3);
      await expect.poll(() => count.answered).toBe(1);
      await visitor.page.waitForTimeout(300);
      expect(await names(visitor).count()).toBeGreaterThan(4);
      expect(await shownPage(visitor).getByText('产品列表没有加载成功').count()).toBe(0);
      expect(Math.abs((await scrollOf(visitor)) - left)).toBeLessThan(3);
      expect(count.asked).toBe(1);
    },
  );

  it.each([
    [500, 500],
    // Lower than the grey cards are high: as far as they go.
    [1800, 1800],
  ])('by a reload at %i px does not throw the visitor to the end of the page', async (left, most) => {
    await using visitor = await arrive();
    await visitor.open('/p4-list-download');
    await names(visitor).nth(4).waitFor();
    await visitor.page.evaluate((top) => window.scrollTo(0, top), left);
    await visitor.page.waitForTimeout(300);
    await answerProducts(visitor, 'late');
    await visitor.page.reload({ waitUntil: 'commit' });
    await names(visitor).nth(4).waitFor();
    await visitor.page.waitForTimeout(400);
    expect(await scrollOf(visitor)).toBeGreaterThanOrEqual(500);
    expect(await scrollOf(visitor)).toBeLessThanOrEqual(most);
    // From then on the browser holds what is read in its place again.
    const anchoring = () => getComputedStyle(document.documentElement).overflowAnchor;
    expect(await visitor.page.evaluate(anchoring)).toBe('auto');
    expect(visitor.trouble).toEqual([]);
  });
});
