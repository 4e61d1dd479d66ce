import { describe, expect, it } from 'vitest';
import { timersFired } from '../../harness/page-events.ts';
import { eventually } from '../harness/eventually.ts';
import { startVisits } from '../harness/start-visits.ts';
import type { Visitor } from '../harness/visitor.ts';

const arrive = startVisits();
const products = '/v3/app/index';

const shownPage = ({ page }: Visitor) => page.locator('main[data-page]:visible');
const scrollOf = ({ page }: Visitor) => page.evaluate(() => Math.round(window.scrollY));
const names = (visitor: Visitor) => shownPage(visitor).locator('h3 button');

/** Opens the list, scrolls far down, and presses a product there; returns the scroll position of the list. */
async function leaveList(visitor: Visitor): Promise<number> {
  await visitor.open('/p4-list-download');
  const fifth = names(visitor).nth(4);
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

/** Answers the product calls late, or with broken data; counts the requests and the responses. */
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
    'restores the scroll position at once, and requests the products again; a response that comes %s changes nothing',
    async (how) => {
      await using visitor = await arrive();
      const left = await leaveList(visitor);
      const count = await answerProducts(visitor, how);
      await visitor.page.goBack();
      await visitor.waitForAddress('/p4-list-download');
      expect(await names(visitor).count()).toBeGreaterThan(4);
      expect(Math.abs((await scrollOf(visitor)) - left)).toBeLessThan(3);
      await eventually(async () => count.answered, 1);
      await timersFired(visitor.page, 300);
      expect(await names(visitor).count()).toBeGreaterThan(4);
      expect(await shownPage(visitor).getByText('产品列表没有加载成功').count()).toBe(0);
      expect(Math.abs((await scrollOf(visitor)) - left)).toBeLessThan(3);
      expect(count.asked).toBe(1);
    },
  );

  it.each([
    [500, 500],
    // The placeholders are lower: as far as they go.
    [1800, 1800],
  ])('by a reload at %i px does not scroll the visitor to the end of the page', async (left, most) => {
    await using visitor = await arrive();
    await visitor.open('/p4-list-download');
    await names(visitor).nth(4).waitFor();
    await visitor.page.evaluate((top) => window.scrollTo(0, top), left);
    await timersFired(visitor.page, 300);
    await answerProducts(visitor, 'late');
    await visitor.page.reload({ waitUntil: 'commit' });
    await names(visitor).nth(4).waitFor();
    await timersFired(visitor.page, 400);
    expect(await scrollOf(visitor)).toBeGreaterThanOrEqual(500);
    expect(await scrollOf(visitor)).toBeLessThanOrEqual(most);
    // From then on the browser anchors the scroll position again.
    const anchoring = () => getComputedStyle(document.documentElement).overflowAnchor;
    expect(await visitor.page.evaluate(anchoring)).toBe('auto');
    expect(visitor.trouble).toEqual([]);
  });
});

/** Opens the product from the list, so that there is a page to go back to. */
async function openProduct(visitor: Visitor) {
  await visitor.open('/p4-list-download');
  await names(visitor).first().click();
  await visitor.waitForAddress('/product-detail-popup');
  await visitor.button('申请前准备什么').waitFor();
}
const dialog = ({ page }: Visitor) => page.getByRole('dialog');
const openPopup = async (visitor: Visitor) => {
  await visitor.button('申请前准备什么').click();
  await dialog(visitor).getByText('本人身份证').waitFor();
};
const isClosed = (visitor: Visitor) => dialog(visitor).waitFor({ state: 'detached' });

describe.concurrent('Back while a dialog is open', () => {
  it('closes a popup, leaves the page as it is, and leaves it when pressed again', async () => {
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

  it('closes the sheet of an agreement on the first page of a visit, with what was typed below', async () => {
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
  });

  it('closes the upper of two sheets first', async () => {
    await using visitor = await arrive();
    await visitor.open('/login');
    await visitor.button('《隐私政策》').click();
    await dialog(visitor).getByRole('button', { name: '第三方' }).last().click();
    await eventually(() => dialog(visitor).count(), 2);
    await visitor.page.goBack();
    await eventually(() => dialog(visitor).count(), 1);
    await dialog(visitor).getByRole('heading', { name: '隐私政策', exact: true }).first().waitFor();
    await visitor.page.goBack();
    await isClosed(visitor);
    expect(visitor.address).toBe('/login');
    await visitor.page.goBack();
    expect(visitor.page.url()).toBe('about:blank');
  });

  it('closes the picker of an area without an answer', async () => {
    await using visitor = await arrive();
    await visitor.open('/car-valuation');
    await visitor.field('area').click();
    await dialog(visitor).getByText('浙江省').click();
    await visitor.page.goBack();
    await isClosed(visitor);
    expect(visitor.address).toBe('/car-valuation');
    expect(await visitor.field('area').innerText()).toBe('请选择地区');
    await visitor.chooseArea('浙江省', '杭州市');
    await isClosed(visitor);
    expect(await visitor.field('area').innerText()).toBe('浙江省 杭州市');
    await visitor.page.goBack();
    expect(visitor.page.url()).toBe('about:blank');
  });

  it.each(['button', 'Escape', 'ground'])(
    'has an effect at once after %s has closed the dialog',
    async (way) => {
      await using visitor = await arrive();
      await openProduct(visitor);
      for (let time = 0; time < 3; time++) {
        await openPopup(visitor);
        if (way === 'Escape') await visitor.page.keyboard.press('Escape');
        else if (way === 'ground') await visitor.page.mouse.click(190, 20);
        else await visitor.button('关闭').click();
        await isClosed(visitor);
      }
      await timersFired(visitor.page, 100);
      expect(visitor.address).toBe('/product-detail-popup');
      await visitor.page.goBack();
      await visitor.waitForAddress('/p4-list-download');
      expect(visitor.trouble).toEqual([]);
    },
  );

  it('leaves the page if it was reloaded under an open popup', async () => {
    await using visitor = await arrive();
    await openProduct(visitor);
    await openPopup(visitor);
    await visitor.page.reload();
    await visitor.shown();
    await visitor.button('申请前准备什么').waitFor();
    expect(await dialog(visitor).count()).toBe(0);
    await visitor.page.goBack();
    await visitor.waitForAddress('/p4-list-download');
    expect(visitor.trouble).toEqual([]);
  });
});

describe.concurrent('before the router has started', () => {
  const sheet = (visitor: Visitor) => visitor.page.getByRole('dialog');
  const hasRouter = (visitor: Visitor) =>
    visitor.page.evaluate(() => Object.hasOwn(window.history, 'pushState'));

  it('Back closes an agreement, also if the router starts meanwhile, and leaves the page only then', async () => {
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
  });

  it('Back after a reload goes to the previous page, and Forward to the one that was reloaded', async () => {
    await using visitor = await arrive();
    await visitor.open('/loan-calculator');
    await visitor.page.evaluate(() => window.history.pushState({}, '', '/login'));
    await visitor.waitForAddress('/login');
    await visitor.page.reload();
    await visitor.shown();
    expect(await hasRouter(visitor)).toBe(false);
    await visitor.field('consent').check();
    await visitor.page.goBack();
    await visitor.waitForAddress('/loan-calculator');
    await visitor.page.locator('main[data-page=loan-calculator]').waitFor();
    await visitor.page.goForward();
    await visitor.waitForAddress('/login');
    await visitor.page.locator('main[data-page=login]:visible').waitFor();
    expect(await visitor.page.locator('main[data-page]:visible').count()).toBe(1);
    expect(visitor.trouble).toEqual([]);
  });
});
