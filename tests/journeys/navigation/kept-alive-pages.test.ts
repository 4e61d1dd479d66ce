import { describe, expect, it } from 'vitest';
import {
  buttonHere,
  comeBack,
  leaveBy,
  openSecondProduct,
  scrollOf,
  shownPage,
} from '../harness/product-pages.ts';
import { startVisits } from '../harness/start-visits.ts';

const arrive = startVisits();

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
    await visitor.page.getByRole('heading', { name: before[2], exact: true }).waitFor();
    await comeBack(visitor, '/p4-list-download', left);
    expect(await names()).toEqual(before);
    expect(await list().getByLabel('借多少').inputValue()).toBe('50000');
    expect(await list().getByLabel('排序').inputValue()).toBe('annualCost');
    expect(visitor.trouble).toEqual([]);
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
});
