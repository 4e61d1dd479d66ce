import { describe, expect, it } from 'vitest';
import { inFullRun, inNpmTest } from '../../harness/divided-tests.ts';
import { eventually } from '../harness/eventually.ts';
import { casesOfRun, isFullRun } from '../harness/matrix.ts';
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

describe.concurrent('a product', () => {
  inNpmTest(
    'R-ROUTE 4: keeps what was typed, and the scroll position, until history comes back to it',
    async () => {
      await using visitor = await arrive({ token: 'ok' });
      const name = await openSecondProduct(visitor, '/product-detail');
      const page = shownPage(visitor);
      await page.locator('[name=amount]').fill('50000');
      await page.locator('label:has(input[name=term][value="12"])').click();
      const left = await leaveBy(visitor, '算一算每期还多少', '/loan-calculator');
      await comeBack(visitor, '/product-detail', left);
      expect((await page.locator('[name=amount]').inputValue()).replace(',', '')).toBe('50000');
      expect(await page.locator('input[name=term][value="12"]').isChecked()).toBe(true);
      expect(await page.getByRole('heading', { name, exact: true }).count()).toBe(1);
      expect(visitor.trouble).toEqual([]);
    },
  );

  // In `npm test` the page keeps what was typed, and applications are sent from other pages.
  inFullRun('R-NAV 3: saves an application for it once, under its own form', async () => {
    await using visitor = await arrive({ token: 'ok' });
    await openSecondProduct(visitor, '/product-detail');
    const page = shownPage(visitor);
    await page.locator('[name=amount]').fill('50000');
    await page.locator('label:has(input[name=term][value="12"])').click();
    for (const name of ['agreeTerms', 'agreeSharing']) await page.locator(`[name=${name}]`).check();
    await page.locator('button[type=submit]').click();
    await visitor.waitForAddress('/success-download');
    const leads = await visitor.sandboxRun.leads();
    expect(leads).toHaveLength(1);
    expect(leads[0]).toMatchObject({ form: 'product-wish', fields: { amount: '50000', term: '12' } });
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
  const isShut = (visitor: Visitor) => productSheet(visitor).waitFor({ state: 'hidden' });

  it.each(casesOfRun(['Back', 'the button', 'Escape', 'its own way back to the list'], (_, at) => at === 0))(
    'is closed by %s; the list is where it was, and the focus on its product',
    async (way) => {
      await using visitor = await arrive();
      const left = await openInSheet(visitor);
      const entries = await visitor.page.evaluate(() => history.length);
      if (way === 'Back') await visitor.page.goBack();
      else if (way === 'Escape') await visitor.page.keyboard.press('Escape');
      else if (way === 'the button') await visitor.button('关闭').click();
      else await buttonHere(visitor, '返回产品列表').click();
      await visitor.waitForAddress('/p4-list-download');
      await isShut(visitor);
      await eventually(async () => Math.abs((await scrollOf(visitor)) - left) < 3, true);
      const third = shownPage(visitor).locator('h3 button').nth(2);
      await eventually(() => third.evaluate((one) => one === document.activeElement), true);
      expect(await visitor.page.evaluate(() => history.length)).toBe(entries);
      expect(visitor.trouble).toEqual([]);
    },
  );

  // In `npm test` the page opens from its list.
  inFullRun(
    'is a page with a head of its own where no list has led to it, also after a reload and after Back',
    async () => {
      await using visitor = await arrive();
      await openInSheet(visitor);
      await visitor.page.reload();
      const heading = visitor.page.locator('main[data-page=product-detail-popup] h1');
      await heading.waitFor();
      await buttonHere(visitor, '算一算每期还多少').click();
      await visitor.waitForAddress('/loan-calculator');
      await visitor.page.goBack();
      await heading.waitFor();
      expect(await productSheet(visitor).count()).toBe(0);
      expect(visitor.trouble).toEqual([]);
    },
  );
});

// In `npm test` tests/renderer/blocks opens a popup, and returns the focus.
describe.runIf(isFullRun)('by the keyboard alone', { concurrent: true }, () => {
  inFullRun('a popup opens with the focus in it, closes by Escape, and returns the focus', async () => {
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
