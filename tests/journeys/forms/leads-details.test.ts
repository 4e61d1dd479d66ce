import { describe, expect, it } from 'vitest';
import { timersFired } from '../../harness/page-events.ts';
import { eventually } from '../harness/eventually.ts';
import { startVisits } from '../harness/start-visits.ts';
import type { Visitor } from '../harness/visitor.ts';

const arrive = startVisits();
const formSave = '/v3/user/formSave';
const path = '/form-package-simple';
const success = (visitor: Visitor) => visitor.page.locator('main[data-page=success-download]').waitFor();

const sent = (visitor: Visitor) => visitor.page.getByRole('heading', { name: '贷款申请已收到' });

// In `npm test` a lead whose response was lost is retried with another amount (leads-matrix.test.ts), two tabs apply
// (conversions.test.ts), and a draft is removed after its lead.
describe.concurrent('a lead', () => {
  it('that the visitor deliberately sends once more is another one', async () => {
    await using visitor = await arrive({ token: 'ok' });
    await visitor.open(path);
    await visitor.fillShortForm();
    await visitor.submit();
    await success(visitor);
    await visitor.open(path);
    await visitor.button('重新填写一份').click();
    await visitor.fillShortForm();
    await visitor.field('amount').fill('90000');
    await visitor.submit();
    await success(visitor);
    expect(await visitor.sandboxRun.leads()).toHaveLength(2);
  });

  it('FLT-12: that is edited after its response was lost is one lead, with the last answers', async () => {
    await using visitor = await arrive({ token: 'ok' });
    await visitor.open(path);
    await visitor.fillShortForm();
    await visitor.loseAnswer(formSave);
    await visitor.submit();
    await visitor.button('重试').waitFor();
    await visitor.field('amount').fill('80000');
    await visitor.submit();
    await success(visitor);
    const leads = await visitor.sandboxRun.leads();
    expect(leads.map(({ fields }) => fields.amount)).toEqual(['80000']);
  });

  it('FLT-28: of a second tab is not sent if the first was confirmed', async () => {
    await using visitor = await arrive({ token: 'ok' });
    const other = await visitor.anotherTab();
    await visitor.open(path);
    await other.open(path);
    await visitor.fillShortForm();
    await other.fillShortForm();
    await Promise.allSettled([visitor.submit(), other.submit()]);
    for (const tab of [visitor, other])
      await sent(tab).or(tab.page.locator('main[data-page=success-download]')).first().waitFor();
    expect(await visitor.sandboxRun.leads()).toHaveLength(1);
    expect(await visitor.sandboxRun.calls(formSave)).toHaveLength(1);
  });
});

describe.concurrent('a draft', () => {
  it('is removed after a lead that was sent and confirmed before the last answer was stored', async () => {
    await using visitor = await arrive({ token: 'ok' });
    await visitor.open(path);
    await visitor.fillShortForm();
    await visitor.field('amount').fill('60000');
    await visitor.page.evaluate(() =>
      document.querySelector<HTMLButtonElement>('form button[type=submit]')?.click(),
    );
    await success(visitor);
    await timersFired(visitor.page, 700);
    expect(await visitor.stored('draft.form-package-simple')).toBeNull();
  });

  it('expires after half an hour', async () => {
    await using visitor = await arrive({ token: 'ok' });
    await visitor.open(path);
    await visitor.fillShortForm();
    await eventually(async () => (await visitor.stored('draft.form-package-simple')) !== null, true);
    // A pending write would be stored on leaving the page, with the later time.
    await timersFired(visitor.page, 700);
    await visitor.page.clock.setSystemTime(Date.now() + 31 * 60_000);
    await visitor.page.reload();
    await visitor.field('name').waitFor();
    expect(await visitor.field('name').inputValue()).toBe('');
    expect(await visitor.stored('draft.form-package-simple')).toBeNull();
  });
});
