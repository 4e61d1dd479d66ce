import { describe, expect, it } from 'vitest';
import { timersFired } from '../../harness/page-events.ts';
import { eventually } from '../harness/eventually.ts';
import {
  answerProducts,
  dialog,
  isClosed,
  openPopup,
  openProduct,
  productNames,
  scrollOf,
} from '../harness/product-pages.ts';
import { startVisits } from '../harness/start-visits.ts';
import type { Visitor } from '../harness/visitor.ts';

const arrive = startVisits();

// In `npm test` Back restores a scroll position, and closes a popup and a sheet; these are other dialogs and other
// ways to close one.
describe.concurrent('back to the list of products', () => {
  it.each([
    [500, 500],
    // The placeholders are lower: as far as they go.
    [1800, 1800],
  ])('by a reload at %i px does not scroll the visitor to the end of the page', async (left, most) => {
    await using visitor = await arrive();
    await visitor.open('/p4-list-download');
    await productNames(visitor).nth(4).waitFor();
    await visitor.page.evaluate((top) => window.scrollTo(0, top), left);
    await timersFired(visitor.page, 300);
    await answerProducts(visitor, 'late');
    await visitor.page.reload({ waitUntil: 'commit' });
    await productNames(visitor).nth(4).waitFor();
    await timersFired(visitor.page, 400);
    expect(await scrollOf(visitor)).toBeGreaterThanOrEqual(500);
    expect(await scrollOf(visitor)).toBeLessThanOrEqual(most);
    // From then on the browser anchors the scroll position again.
    const anchoring = () => getComputedStyle(document.documentElement).overflowAnchor;
    expect(await visitor.page.evaluate(anchoring)).toBe('auto');
    expect(visitor.trouble).toEqual([]);
  });
});

describe.concurrent('Back while a dialog is open', () => {
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
        else await dialog(visitor).getByRole('button', { name: '关闭' }).click();
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
  const hasRouter = (visitor: Visitor) =>
    visitor.page.evaluate(() => Object.hasOwn(window.history, 'pushState'));

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
