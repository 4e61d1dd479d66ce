import { describe, expect, it } from 'vitest';
import { startVisits } from './browser-of-file.ts';
import type { Visitor } from './visitor.ts';

const arrive = startVisits();
const products = '**/api/v3/app/index';

const shownPage = ({ page }: Visitor) => page.locator('main[data-page]:visible');
const scrollOf = ({ page }: Visitor) => page.evaluate(() => Math.round(window.scrollY));

/** Opens the list, goes far down, and presses a product there; answers where the list was left. */
async function leaveList(visitor: Visitor): Promise<number> {
  await visitor.open('/p4-list-download');
  const fifth = shownPage(visitor).locator('h3 button').nth(4);
  await fifth.waitFor();
  await fifth.evaluate((one) => window.scrollTo(0, one.getBoundingClientRect().top + window.scrollY - 300));
  const left = await scrollOf(visitor);
  expect(left).toBeGreaterThan(1000);
  await fifth.click();
  await visitor.standsAt('/product-detail-popup');
  await shownPage(visitor).locator('footer').waitFor();
  return left;
}

describe.concurrent('back to the list of products', () => {
  it('is where the list was left, at once, and asks again behind it', async () => {
    await using visitor = await arrive();
    const left = await leaveList(visitor);
    let asked = 0;
    await visitor.page.route(products, async (route) => {
      asked += 1;
      await new Promise((resolve) => setTimeout(resolve, 800));
      await route.continue();
    });
    const answered = visitor.page.waitForResponse(products);
    await visitor.page.goBack();
    await visitor.standsAt('/p4-list-download');
    expect(await shownPage(visitor).locator('h3 button').count()).toBeGreaterThan(4);
    expect(Math.abs((await scrollOf(visitor)) - left)).toBeLessThan(3);
    await answered;
    await visitor.page.waitForTimeout(200);
    expect(asked).toBe(1);
    expect(Math.abs((await scrollOf(visitor)) - left)).toBeLessThan(3);
    expect(visitor.trouble).toEqual([]);
  });

  it('keeps what is shown when asking again fails', async () => {
    await using visitor = await arrive();
    const left = await leaveList(visitor);
    await visitor.page.route(products, (route) => route.fulfill({ status: 500, body: '' }));
    const answered = visitor.page.waitForResponse(products);
    await visitor.page.goBack();
    await answered;
    await visitor.page.waitForTimeout(300);
    expect(await shownPage(visitor).locator('h3 button').count()).toBeGreaterThan(4);
    expect(await shownPage(visitor).getByText('产品列表没有加载成功').count()).toBe(0);
    expect(Math.abs((await scrollOf(visitor)) - left)).toBeLessThan(3);
  });

  it('by a reload does not throw the visitor to the end of the page', async () => {
    await using visitor = await arrive();
    await visitor.open('/p4-list-download');
    await shownPage(visitor).locator('h3 button').nth(4).waitFor();
    await visitor.page.evaluate(() => window.scrollTo(0, 1800));
    await visitor.page.waitForTimeout(300);
    await visitor.page.route(products, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 800));
      await route.continue();
    });
    await visitor.page.reload();
    await shownPage(visitor).locator('h3 button').nth(4).waitFor();
    await visitor.page.waitForTimeout(400);
    expect(await scrollOf(visitor)).toBeLessThan(1810);
    const anchoring = await visitor.page.evaluate(
      () => getComputedStyle(document.documentElement).overflowAnchor,
    );
    expect(anchoring).toBe('auto');
    expect(visitor.trouble).toEqual([]);
  });
});
