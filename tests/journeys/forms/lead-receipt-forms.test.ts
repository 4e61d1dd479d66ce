import { describe, expect, it } from 'vitest';
import { fillCode } from '../harness/car-loan-form.ts';
import { expectNothingTold, receipt, reload } from '../harness/lead-receipt.ts';
import { violations } from '../harness/page-violations.ts';
import { startVisits } from '../harness/start-visits.ts';

const arrive = startVisits();

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
});
