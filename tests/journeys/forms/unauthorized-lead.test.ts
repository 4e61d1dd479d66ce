import { describe, expect } from 'vitest';
import { inFullRun, inNpmTest } from '../../harness/divided-tests.ts';
import { expectOneLead, formSave } from '../harness/saved-lead.ts';
import { startVisits } from '../harness/start-visits.ts';
import { applicant, type Visitor } from '../harness/visitor.ts';

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

describe.concurrent('a lead that is answered with 401', () => {
  inNpmTest(
    'R-ERR 1, FLT-19: leads to /login; after it the answers are restored and one lead is made',
    async () => {
      await using visitor = await arrive({ token: 'ok' });
      await sendUnauthorized(visitor);
      expect(await visitor.stored('access_token')).toBeNull();
      await visitor.logIn();
      await visitor.waitForAddress('/form-package');
      expect(await visitor.field('name').inputValue()).toBe(applicant.name);
      await visitor.submit();
      await visitor.waitForAddress('/success-download');
      await expectOneLead(visitor);
    },
  );

  // In `npm test` the same user logs in again after the lead was refused.
  inFullRun(
    'R-ERR 1, FLT-19: is not sent for another user who logs in inside the form, and is told',
    async () => {
      await using visitor = await arrive({ token: 'ok' });
      const simple = '/form-package-simple';
      await visitor.open(simple);
      await visitor.fillShortForm();
      await visitor.sandboxRun.fail(formSave, '401');
      await visitor.submit();
      await visitor.waitForAddress('/login');
      // A step in the history of the same document, as Back to a form that was filled in before another one.
      await visitor.page.evaluate((path) => {
        history.pushState(null, '', path);
        dispatchEvent(new PopStateEvent('popstate'));
      }, simple);
      await visitor.field('phone').waitFor();
      await visitor.field('phone').fill(otherPhone);
      await visitor.askForCode();
      await visitor.field('code').fill((await visitor.sandboxRun.code(otherPhone)) ?? '');
      for (const name of ['agreeTerms', 'agreeSharing']) await visitor.field(name).check();
      await visitor.submit();
      const notice = visitor.page.getByText('您换了一个账号');
      await notice.waitFor();
      const focused = notice.evaluate((element) => element === document.activeElement);
      expect(await focused).toBe(true);
      expect(await visitor.field('name').inputValue()).toBe('');
      expect(await visitor.sandboxRun.leads()).toEqual([]);
      await visitor.fillShortForm();
      await visitor.submit();
      await visitor.waitForAddress('/success-download');
      expect(await visitor.sandboxRun.leads()).toHaveLength(1);
    },
  );

  inFullRun(
    'R-ERR 1, FLT-20: with 401 on every call, Back leads from the login past the page that made the call',
    async () => {
      await using visitor = await arrive({ token: 'ok' });
      await visitor.open('/empty-path');
      await visitor.sandboxRun.fail('*', '401', 1000);
      await visitor.open('/p4-list-download');
      await visitor.waitForAddress('/login');
      await visitor.page.goBack();
      await visitor.waitForAddress('/empty-path');
    },
  );
});
