import { describe, expect, it } from 'vitest';
import { car, fillCarLoan } from '../harness/car-loan-form.ts';
import { expectOneLead, formSave } from '../harness/saved-lead.ts';
import { startVisits } from '../harness/start-visits.ts';
import type { Visitor } from '../harness/visitor.ts';

const arrive = startVisits();
const otherPhone = '13912345678';

/** Sends the answers of the long form, is answered 401 and ends at the login page. */
async function sendUnauthorized(visitor: Visitor): Promise<void> {
  await visitor.open('/form-package');
  await visitor.fillForm();
  await visitor.sandboxRun.fail(formSave, '401');
  await visitor.submit();
  await visitor.waitForAddress('/login');
}

// In `npm test` a lead is sent after the login, and nothing is sent for another user who logs in inside the form.
describe.concurrent('a lead that is answered with 401', () => {
  it('R-ERR 1, FLT-19: shows nothing of its sender to another user who logs in', async () => {
    await using visitor = await arrive({ token: 'ok' });
    await sendUnauthorized(visitor);
    await visitor.logIn(otherPhone);
    await visitor.waitForAddress('/form-package');
    for (const _ of ['at once', 'after a reload']) {
      await visitor.field('amount').waitFor();
      expect(await visitor.step()).toBe('借款需求');
      expect(await visitor.field('amount').inputValue()).toBe('');
      await visitor.page.reload();
    }
    expect(await visitor.sandboxRun.leads()).toEqual([]);
  });

  it('R-ERR 1, FLT-19: of a car loan is sent after the login, when the visitor goes back to it', async () => {
    await using visitor = await arrive({ token: 'ok' });
    await visitor.open('/carloan');
    await fillCarLoan(visitor);
    await visitor.sandboxRun.fail(formSave, '401');
    await visitor.submit();
    await visitor.waitForAddress('/login');
    await visitor.logIn();
    // The login leads where every login leads (R-NAV 3).
    await visitor.waitForAddress('/form-package');
    await visitor.page.goBack();
    await visitor.page.locator('main[data-page=carloan]:visible').waitFor({ timeout: 15_000 });
    await visitor.next('上一步');
    expect(await visitor.field('mileage').inputValue()).toBe(car.mileage);
    await visitor.next();
    await visitor.submit();
    await visitor.waitForAddress('/car-loan-result');
    await expectOneLead(visitor);
  });
});
