import { describe, expect, it } from 'vitest';
import { startVisits } from '../harness/start-visits.ts';
import type { Visitor } from '../harness/visitor.ts';

const arrive = startVisits();

/** The visible page: pages that are kept alive stay in the document beside it. */
const shownPage = (visitor: Visitor) => visitor.page.locator('main[data-page]:visible');
const buttonHere = (visitor: Visitor, name: string) => shownPage(visitor).getByRole('button', { name });
const scrollOf = ({ page }: Visitor) => page.evaluate(() => Math.round(window.scrollY));

/** Opens the list, presses its second product and answers its name. */
async function openSecondProduct(visitor: Visitor, path: string): Promise<string> {
  await visitor.open('/p4-list-download');
  const second = shownPage(visitor).locator('h3 button').nth(1);
  const name = (await second.locator('span').first().innerText()).trim();
  await second.click();
  await visitor.waitForAddress(path);
  await shownPage(visitor).getByRole('heading', { name, exact: true }).waitFor();
  await shownPage(visitor).locator('footer').waitFor();
  return name;
}

/**
 * Scrolls to a button far down, presses it, is at the top of another page; returns the scroll position of the page
 * that was left.
 */
async function leaveBy(visitor: Visitor, button: string, path: string): Promise<number> {
  await buttonHere(visitor, button).scrollIntoViewIfNeeded();
  const left = await scrollOf(visitor);
  expect(left).toBeGreaterThan(300);
  await buttonHere(visitor, button).click();
  await visitor.waitForAddress(path);
  await visitor.page.waitForFunction(() => window.scrollY === 0);
  return left;
}

async function comeBack(visitor: Visitor, path: string, left: number) {
  await visitor.page.goBack();
  await visitor.waitForAddress(path);
  await visitor.page.waitForFunction((top) => Math.abs(window.scrollY - top) < 3, left);
}

describe.concurrent('a product', () => {
  it('R-ROUTE 4: keeps what was typed, and the scroll position, until history comes back to it', async () => {
    await using visitor = await arrive({ token: 'ok' });
    const name = await openSecondProduct(visitor, '/product-detail');
    const page = shownPage(visitor);
    await page.locator('[name=amount]').fill('50000');
    await page.locator('input[name=term][value="12"]').check({ force: true });
    const left = await leaveBy(visitor, '算一算每期还多少', '/loan-calculator');
    await comeBack(visitor, '/product-detail', left);
    expect((await page.locator('[name=amount]').inputValue()).replace(',', '')).toBe('50000');
    expect(await page.locator('input[name=term][value="12"]').isChecked()).toBe(true);
    expect(await page.getByRole('heading', { name, exact: true }).count()).toBe(1);
    expect(visitor.trouble).toEqual([]);
  });

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

  it('R-NAV 3: saves an application for it once, under its own form', async () => {
    await using visitor = await arrive({ token: 'ok' });
    await openSecondProduct(visitor, '/product-detail');
    const page = shownPage(visitor);
    await page.locator('[name=amount]').fill('50000');
    await page.locator('input[name=term][value="12"]').check({ force: true });
    for (const name of ['agreeTerms', 'agreeSharing']) await page.locator(`[name=${name}]`).check();
    await page.locator('button[type=submit]').click();
    await visitor.waitForAddress('/success-download');
    const leads = await visitor.sandboxRun.leads();
    expect(leads).toHaveLength(1);
    expect(leads[0]).toMatchObject({ form: 'product-wish', fields: { amount: '50000', term: '12' } });
  });
});

describe.concurrent('by the keyboard alone', () => {
  it('a popup opens with the focus in it, closes by Escape, and returns the focus', async () => {
    await using visitor = await arrive();
    await visitor.open('/product-detail-popup');
    const opener = buttonHere(visitor, '费用说明');
    for (const key of ['Enter', 'Space']) {
      await opener.focus();
      await visitor.page.keyboard.press(key);
      await visitor.page.getByRole('dialog', { name: '费用说明' }).waitFor();
      const inside = () => document.activeElement?.closest('dialog') !== null;
      expect(await visitor.page.evaluate(inside), key).toBe(true);
      await visitor.page.keyboard.press('Escape');
      await visitor.page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(await opener.evaluate((one) => one === document.activeElement), key).toBe(true);
    }
    expect(visitor.trouble).toEqual([]);
  });

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
