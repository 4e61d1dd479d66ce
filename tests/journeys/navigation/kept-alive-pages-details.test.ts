import { describe, expect, it } from 'vitest';
import {
  buttonHere,
  comeBack,
  leaveBy,
  openSecondProduct,
  productSheet,
  scrollOf,
  shownPage,
} from '../harness/product-pages.ts';
import { startVisits } from '../harness/start-visits.ts';
import type { Visitor } from '../harness/visitor.ts';

const arrive = startVisits();

// In `npm test` a product is kept, saved and closed above its list, which stays in its place;
// blocks-in-browser.test.ts judges tabs and the calculator, which these use on shipped pages.
describe.concurrent('a product', () => {
  it('R-AUTH 2: is shown without a login, too, and keeps its scroll position', async () => {
    await using visitor = await arrive();
    await openSecondProduct(visitor, '/product-detail-popup');
    const left = await leaveBy(visitor, '算一算每期还多少', '/loan-calculator');
    await comeBack(visitor, '/product-detail-popup', left);
    expect(visitor.trouble).toEqual([]);
  });

  it('R-ROUTE 4: keeps the scroll position of the notes before leaving for the lender, and their product', async () => {
    await using visitor = await arrive();
    const name = await openSecondProduct(visitor, '/product-detail-popup');
    await leaveBy(visitor, '离开前，先看办理须知', '/external-product-info');
    await shownPage(visitor).getByRole('heading', { name, exact: true }).waitFor();
    await shownPage(visitor).locator('footer').waitFor();
    const left = await leaveBy(visitor, '看看其他产品', '/p4-list-download');
    await comeBack(visitor, '/external-product-info', left);
    expect(await shownPage(visitor).getByRole('heading', { name, exact: true }).count()).toBe(1);
    expect(visitor.trouble).toEqual([]);
  });

  it('R-ROUTE 4: that is pressed in the list after another one is shown', async () => {
    await using visitor = await arrive({ token: 'ok' });
    const name = await openSecondProduct(visitor, '/product-detail');
    await buttonHere(visitor, '返回产品列表').click();
    await visitor.waitForAddress('/p4-list-download');
    await shownPage(visitor).locator('h3 button').first().click();
    await visitor.waitForAddress('/product-detail');
    await shownPage(visitor).locator('footer').waitFor();
    expect(await shownPage(visitor).getByRole('heading', { name, exact: true }).count()).toBe(0);
  });

  it('PIPL 14: with a ticked consent leaves that of another product unticked', async () => {
    await using visitor = await arrive({ token: 'ok' });
    await openSecondProduct(visitor, '/product-detail');
    for (const name of ['agreeTerms', 'agreeSharing'])
      await shownPage(visitor).locator(`[name=${name}]`).check();
    await buttonHere(visitor, '返回产品列表').click();
    await visitor.waitForAddress('/p4-list-download');
    await shownPage(visitor).locator('h3 button').first().click();
    await visitor.waitForAddress('/product-detail');
    for (const name of ['agreeTerms', 'agreeSharing'])
      expect(await shownPage(visitor).locator(`[name=${name}]`).isChecked(), name).toBe(false);
  });
});

describe.concurrent('by the keyboard alone', () => {
  it('a popup closes by its own button, too, and returns the focus', async () => {
    await using visitor = await arrive();
    await visitor.open('/product-detail-popup');
    const opener = buttonHere(visitor, '申请前准备什么');
    await opener.focus();
    await visitor.page.keyboard.press('Enter');
    await visitor.button('关闭').focus();
    await visitor.page.keyboard.press('Enter');
    await visitor.page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await opener.evaluate((one) => one === document.activeElement)).toBe(true);
  });

  it('tabs follow the arrow keys, Home and End, and wrap around', async () => {
    await using visitor = await arrive();
    await visitor.open('/product-detail-popup');
    const tab = (name: string) => visitor.page.getByRole('tab', { name });
    await tab('申请步骤').focus();
    for (const [key, name, text] of [
      ['ArrowRight', '常见问题', '可以提前还清吗？'],
      ['ArrowRight', '申请步骤', '签约放款'],
      ['ArrowLeft', '常见问题', '可以提前还清吗？'],
      ['Home', '申请步骤', '签约放款'],
      ['End', '常见问题', '可以提前还清吗？'],
    ] as const) {
      await visitor.page.keyboard.press(key);
      expect(await tab(name).getAttribute('aria-selected'), key).toBe('true');
      expect(await tab(name).evaluate((one) => one === document.activeElement), key).toBe(true);
      await visitor.page.getByRole('tabpanel', { name }).getByText(text, { exact: true }).waitFor();
      expect(await visitor.page.getByRole('tabpanel').count()).toBe(1);
    }
  });
});

describe.concurrent('the calculator', () => {
  it('R-VALID 5: computes 10,000 yuan over 12 months at 18 %: 916.80 a month, 11,001.60 in all', async () => {
    await using visitor = await arrive();
    await visitor.open('/loan-calculator');
    const result = visitor.page.locator('[aria-live=polite]').filter({ hasText: '年化成本' });
    const says = (name: string, amount: string) =>
      result.locator('div', { hasText: name }).filter({ hasText: amount }).first().waitFor();
    const type = async (label: string, value: string) => {
      await visitor.page.getByLabel(label, { exact: true }).fill(value);
      await visitor.page.keyboard.press('Tab');
    };
    await type('借款金额', '２０，０００');
    await says('每期还款', '1,833.60');
    await type('借款金额', '10000');
    await visitor.page.getByText('24 个月', { exact: true }).click();
    await says('每期还款', '499.24');
    await visitor.page.getByText('12 个月', { exact: true }).click();
    await type('年化利率（单利）', '18');
    await says('每期还款', '916.80');
    await says('还款与费用总额', '11,001.60');
    expect(visitor.trouble).toEqual([]);
  });
});

describe.concurrent('a list of products', () => {
  it('has its order, its filter and its scroll position after a visit of a product', async () => {
    await using visitor = await arrive();
    await visitor.open('/p4-list-download');
    const list = () => shownPage(visitor);
    await list().getByLabel('借多少').selectOption('50000');
    await list().getByLabel('排序').selectOption('annualCost');
    const names = () => list().locator('h3 button > span:first-child').allInnerTexts();
    const before = await names();
    expect(before.length).toBeLessThan(8);
    expect(before.length).toBeGreaterThan(3);
    const third = list().locator('h3 button').nth(2);
    await third.evaluate((one) => one.scrollIntoView({ block: 'center' }));
    const left = await scrollOf(visitor);
    await third.click();
    await visitor.waitForAddress('/product-detail-popup');
    await visitor.page.getByRole('heading', { name: before[2] ?? '', exact: true }).waitFor();
    await comeBack(visitor, '/p4-list-download', left);
    expect(await names()).toEqual(before);
    expect(await list().getByLabel('借多少').inputValue()).toBe('50000');
    expect(await list().getByLabel('排序').inputValue()).toBe('annualCost');
    expect(visitor.trouble).toEqual([]);
  });
});

describe.concurrent('a product above the list', () => {
  /** Opens the third product from the list; answers where the list was. */
  async function openInSheet(visitor: Visitor): Promise<number> {
    await visitor.open('/p4-list-download');
    const third = shownPage(visitor).locator('h3 button').nth(2);
    await third.evaluate((one) => one.scrollIntoView({ block: 'center' }));
    const left = await scrollOf(visitor);
    expect(left).toBeGreaterThan(300);
    await third.click();
    await productSheet(visitor).locator('footer').waitFor();
    expect(visitor.address).toBe('/product-detail-popup');
    return left;
  }

  it('is in a sheet; the list stays behind it, in its place, and no key reaches it', async () => {
    await using visitor = await arrive();
    await openInSheet(visitor);
    const behind = visitor.page.locator('[aria-hidden=true] h3 button').nth(2);
    const box = await behind.boundingBox();
    expect(box?.y).toBeGreaterThan(0);
    expect(box?.y).toBeLessThan(visitor.page.viewportSize()?.height ?? 0);
    expect(await visitor.page.getByRole('main').count()).toBe(0);
    for (let press = 0; press < 12; press++) {
      await visitor.page.keyboard.press('Tab');
      const isBehind = () => document.activeElement?.closest('[aria-hidden=true]') !== null;
      expect(await visitor.page.evaluate(isBehind)).toBe(false);
    }
    expect(visitor.trouble).toEqual([]);
  });

  it('has the list behind it again, and its scroll position, after a page further on', async () => {
    await using visitor = await arrive();
    await openInSheet(visitor);
    const left = await leaveBy(visitor, '算一算每期还多少', '/loan-calculator');
    await comeBack(visitor, '/product-detail-popup', left);
    expect(await visitor.page.locator('[aria-hidden=true] h3 button').count()).toBeGreaterThan(4);
    await visitor.page.goBack();
    await visitor.waitForAddress('/p4-list-download');
    expect(visitor.trouble).toEqual([]);
  });
});
