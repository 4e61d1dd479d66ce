import { describe, expect, it } from 'vitest';
import { inFullRun, inNpmTest } from '../../harness/divided-tests.ts';
import { timersFired } from '../../harness/page-events.ts';
import { eventually } from '../harness/eventually.ts';
import { casesOfRun, isFullRun } from '../harness/matrix.ts';
import {
  answerProducts,
  dialog,
  isClosed,
  openPopup,
  openProduct,
  productNames,
  products,
  scrollOf,
  shownPage,
} from '../harness/product-pages.ts';
import { startVisits } from '../harness/start-visits.ts';
import type { Visitor } from '../harness/visitor.ts';

const arrive = startVisits();

/** Opens the list, scrolls far down, and presses a product there; returns the scroll position of the list. */
async function leaveList(visitor: Visitor): Promise<number> {
  await visitor.open('/p4-list-download');
  const fifth = productNames(visitor).nth(4);
  await fifth.waitFor();
  await fifth.evaluate((one) => window.scrollTo(0, one.getBoundingClientRect().top + window.scrollY - 300));
  const left = await scrollOf(visitor);
  expect(left).toBeGreaterThan(1000);
  await fifth.click();
  await visitor.waitForAddress('/product-detail-popup');
  await shownPage(visitor).locator('footer').waitFor();
  const calls = () => visitor.sandboxRun.calls(products);
  await eventually(async () => (await calls()).length, 2);
  return left;
}

describe.concurrent('back to the list of products', () => {
  it.each(casesOfRun(['late', 'broken'] as const, (_, at) => at === 0))(
    'restores the scroll position at once, and requests the products again; a response that comes %s changes nothing',
    async (how) => {
      await using visitor = await arrive();
      const left = await leaveList(visitor);
      const count = await answerProducts(visitor, how);
      await visitor.page.goBack();
      await visitor.waitForAddress('/p4-list-download');
      expect(await productNames(visitor).count()).toBeGreaterThan(4);
      expect(Math.abs((await scrollOf(visitor)) - left)).toBeLessThan(3);
      await eventually(async () => count.answered, 1);
      await timersFired(visitor.page, 300);
      expect(await productNames(visitor).count()).toBeGreaterThan(4);
      expect(await shownPage(visitor).getByText('产品列表没有加载成功').count()).toBe(0);
      expect(Math.abs((await scrollOf(visitor)) - left)).toBeLessThan(3);
      expect(count.asked).toBe(1);
    },
  );
});

describe.runIf(!isFullRun)('Back while a dialog is open', { concurrent: true }, () => {
  inNpmTest('closes a popup, leaves the page as it is, and leaves it when pressed again', async () => {
    await using visitor = await arrive();
    await openProduct(visitor);
    await visitor.page.evaluate(() => window.scrollTo(0, 300));
    const calls = (await visitor.sandboxRun.calls(products)).length;
    await openPopup(visitor);
    await visitor.page.goBack();
    await isClosed(visitor);
    expect(visitor.address).toBe('/product-detail-popup');
    const focused = () => document.activeElement?.textContent;
    expect(await visitor.page.evaluate(focused)).toBe('申请前准备什么');
    expect((await visitor.sandboxRun.calls(products)).length).toBe(calls);
    // Forward does not open it again, and needs no additional step back either.
    await visitor.page.goForward();
    await timersFired(visitor.page, 200);
    expect(await dialog(visitor).count()).toBe(0);
    await visitor.page.goBack();
    await visitor.waitForAddress('/p4-list-download');
    expect(visitor.trouble).toEqual([]);
  });

  inNpmTest(
    'closes the sheet of an agreement on the first page of a visit, with what was typed below',
    async () => {
      await using visitor = await arrive();
      await visitor.open('/login');
      await visitor.field('phone').fill('138');
      const entries = await visitor.page.evaluate(() => history.length);
      await visitor.button('《用户服务协议》').click();
      await dialog(visitor).locator('[data-page] p').first().waitFor();
      expect(await visitor.page.evaluate(() => history.length)).toBe(entries + 1);
      await visitor.page.goBack();
      await isClosed(visitor);
      expect(visitor.address).toBe('/login');
      expect(await visitor.field('phone').inputValue()).toBe('138');
      await visitor.page.goBack();
      expect(visitor.page.url()).toBe('about:blank');
    },
  );
});

describe.runIf(isFullRun)('before the router has started', { concurrent: true }, () => {
  const sheet = (visitor: Visitor) => visitor.page.getByRole('dialog');
  const hasRouter = (visitor: Visitor) =>
    visitor.page.evaluate(() => Object.hasOwn(window.history, 'pushState'));

  // In `npm test` Back closes the sheet of an agreement before the app, and an open popup.
  inFullRun(
    'Back closes an agreement, also if the router starts meanwhile, and leaves the page only then',
    async () => {
      await using visitor = await arrive();
      await visitor.page.goto(`${visitor.origin}/user-agreement`);
      await visitor.open('/login?a=1');
      await visitor.button('《隐私政策》').click();
      await sheet(visitor).waitFor();
      await eventually(() => visitor.page.evaluate(() => history.state?.dialogs?.length), 1);
      expect(await hasRouter(visitor)).toBe(false);
      await visitor.page.goBack();
      await sheet(visitor).waitFor({ state: 'detached' });
      expect(visitor.address).toBe('/login?a=1');
      expect(await hasRouter(visitor)).toBe(false);

      await visitor.button('《隐私政策》').click();
      await sheet(visitor).waitFor();
      await visitor.field('phone').evaluate((input) => {
        input.dispatchEvent(new Event('input', { bubbles: true }));
      });
      await eventually(() => hasRouter(visitor), true);
      await visitor.page.goBack();
      await sheet(visitor).waitFor({ state: 'detached' });
      expect(visitor.address).toBe('/login?a=1');
      await visitor.page.goBack();
      await visitor.waitForAddress('/user-agreement');
      expect(visitor.trouble).toEqual([]);
    },
  );
});
