import { describe, expect, it } from 'vitest';
import { fillCar, fillCarLoan, fillCode } from '../harness/car-loan-form.ts';
import { expectNothingTold, receipt, reload } from '../harness/lead-receipt.ts';
import { violations } from '../harness/page-violations.ts';
import { startVisits } from '../harness/start-visits.ts';

const arrive = startVisits();

// In `npm test` a loan application is told of in its own words (lead-receipt.test.ts).
describe.concurrent('what was sent is told in the words of its form', () => {
  it('a question: no application, announced where it was asked, and still told after a reload', async () => {
    await using visitor = await arrive();
    await visitor.open('/car-problem');
    await expectNothingTold(visitor);
    await visitor.field('topic').selectOption('cost');
    await visitor.field('question').fill('抵押登记费由谁付？');
    await visitor.field('agreeTerms').check();
    await fillCode(visitor);
    await visitor.submit();
    const told = receipt(visitor, 'accepted');
    await told.getByRole('status').getByText('问题已收到').waitFor();
    const focused = await visitor.page.evaluate(() => document.activeElement?.textContent);
    expect(focused).not.toBe('问题已收到');
    await reload(visitor);
    const text = await told.innerText();
    expect(text).toMatch(/不会提供给贷款机构[\s\S]*编号[\s\S]*客服/);
    expect(text).not.toMatch(/申请已收到/);
    expect(await violations(visitor)).toEqual([]);
  });

  it('a car loan: its only recipient, on the result page and after a reload', async () => {
    await using visitor = await arrive();
    await visitor.open('/carloan');
    await fillCarLoan(visitor);
    await fillCode(visitor);
    await visitor.submit();
    await visitor.waitForAddress('/car-loan-result');
    for (const after of ['the arrival', 'a reload']) {
      if (after === 'a reload') await reload(visitor);
      const text = await receipt(visitor, 'accepted').innerText();
      expect(text).toMatch(/车贷申请已收到[\s\S]*编号[\s\S]*蓝桥虚构融资租赁有限公司/);
      expect(text).not.toContain('松涛');
    }
    expect(await violations(visitor)).toEqual([]);
    // The page of the loan forms tells of loan forms.
    await visitor.open('/p4-list-download');
    await expectNothingTold(visitor);
  });

  it('a wish: no application for the product', async () => {
    await using visitor = await arrive({ token: 'ok' });
    await visitor.open('/p4-list-download');
    await visitor.page.locator('main:visible h3 button').first().click();
    await visitor.waitForAddress('/product-detail');
    const page = visitor.page.locator('main[data-page=product-detail]');
    await page.locator('[name=amount]').fill('50000');
    await page.locator('label:has(input[name=term][value="12"])').click();
    for (const name of ['agreeTerms', 'agreeSharing']) await page.locator(`[name=${name}]`).check();
    await page.locator('button[type=submit]').click();
    await visitor.waitForAddress('/success-download');
    const text = await receipt(visitor, 'accepted').innerText();
    expect(text).toMatch(/借款需求已收到\s+这不是向某一款产品提交的申请/);
  });

  it('a valuation sends nothing, and nothing is told of it', async () => {
    await using visitor = await arrive();
    await visitor.open('/car-valuation');
    await fillCar(visitor);
    await visitor.submit();
    await visitor.page.getByText('估价区间').waitFor();
    expect(await visitor.page.locator('[data-receipt]').count()).toBe(0);
    await visitor.open('/car-loan-result');
    await expectNothingTold(visitor);
  });
});
