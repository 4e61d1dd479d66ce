import { describe, expect } from 'vitest';
import { inFullRun, inNpmTest } from '../../harness/divided-tests.ts';
import {
  expectWholeLead,
  fill,
  idNumberForm,
  realname,
  success,
  verified,
} from '../harness/id-number-form.ts';
import { formSave } from '../harness/saved-lead.ts';
import { startVisits } from '../harness/start-visits.ts';
import { applicant, phone } from '../harness/visitor.ts';

const arrive = startVisits();

describe.concurrent('R-API: the form with an ID number', () => {
  inNpmTest('verifies the name with the number once, before its one lead', async () => {
    await using visitor = await arrive({ token: 'ok' });
    await fill(visitor);
    expect(await verified(visitor)).toBe(0);
    await visitor.submit();
    await success(visitor);
    const [call] = await visitor.sandboxRun.calls(realname);
    const [lead] = await visitor.sandboxRun.calls(formSave);
    expect(await verified(visitor)).toBe(1);
    expect(call?.at).toBeLessThanOrEqual(lead?.at ?? 0);
    await expectWholeLead(visitor);
    expect(visitor.trouble).toEqual([]);
  });

  // In `npm test` form-outcomes-matrix.test.ts has a call that is not answered.
  inFullRun(
    'FLT-12: is sent once after ten seconds without an answer, and a late refusal changes nothing',
    async () => {
      await using visitor = await arrive({ token: 'ok' });
      await fill(visitor);
      let release = () => {};
      const late = new Promise<void>((resolve) => {
        release = resolve;
      });
      await visitor.page.route(`**/api${realname}`, async (route) => {
        await late;
        await route.fulfill({ json: { code: 4224, msg: '', data: null } }).catch(() => undefined);
      });
      await visitor.page.clock.install();
      const asked = visitor.page.waitForRequest(`**/api${realname}`);
      await visitor.submit();
      await asked;
      await visitor.page.clock.runFor(9_000);
      expect(await visitor.sandboxRun.calls(formSave)).toEqual([]);
      await visitor.page.getByText('仍在提交').waitFor();
      await visitor.page.clock.runFor(2_000);
      await visitor.page.clock.resume();
      await success(visitor);
      release();
      await expectWholeLead(visitor);
      expect(visitor.path).toBe('/success-download');
    },
  );

  inFullRun('R-ERR 1: leads to /login where verifying answers 401, and sends one lead after it', async () => {
    await using visitor = await arrive({ token: 'ok' });
    await fill(visitor);
    await visitor.sandboxRun.fail(realname, '401');
    await visitor.submit();
    await visitor.waitForAddress('/login');
    expect(await visitor.sandboxRun.calls(formSave)).toEqual([]);
    await visitor.page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, idNumberForm);
    await visitor.next('上一步');
    expect(await visitor.field('idCard').inputValue()).toBe(applicant.idCard);
    await visitor.next();
    await visitor.field('phone').fill(phone);
    await visitor.askForCode();
    await visitor.field('code').fill((await visitor.sandboxRun.code(phone)) ?? '');
    await visitor.submit();
    await success(visitor);
    expect(await visitor.sandboxRun.leads()).toHaveLength(1);
    expect(await verified(visitor)).toBe(2);
  });
});
