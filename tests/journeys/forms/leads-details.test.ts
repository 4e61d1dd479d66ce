import { describe, expect, it } from 'vitest';
import { timersFired } from '../../harness/page-events.ts';
import { startVisits } from '../harness/start-visits.ts';
import type { Visitor } from '../harness/visitor.ts';

const arrive = startVisits();
const formSave = '/v3/user/formSave';
const path = '/form-package-simple';
const success = (visitor: Visitor) => visitor.page.locator('main[data-page=success-download]').waitFor();

// In `npm test` a lead whose response was lost is retried with another amount (leads-matrix.test.ts), and a draft
// expires.
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
});
