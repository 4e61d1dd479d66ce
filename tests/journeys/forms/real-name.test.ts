import { describe, expect } from 'vitest';
import { inFullRun, inNpmTest } from '../../harness/divided-tests.ts';
import { formSave } from '../harness/saved-lead.ts';
import { startVisits } from '../harness/start-visits.ts';
import { applicant, phone, type Visitor } from '../harness/visitor.ts';

const arrive = startVisits();
const path = '/form-package-uni';
const realname = '/v2/user/realname';

const success = (visitor: Visitor) => visitor.waitForAddress('/success-download');
const verified = async (visitor: Visitor) => (await visitor.sandboxRun.calls(realname)).length;

/** One lead, with the answers of the form and nothing else: verifying adds and removes none. */
async function expectWholeLead(visitor: Visitor): Promise<void> {
  const leads = await visitor.sandboxRun.leads();
  expect(leads.map(({ fields }) => fields)).toEqual([
    {
      name: applicant.name,
      idCard: applicant.idCard,
      amount: '50000',
      term: '12',
      area: '330100',
      occupation: 'none',
      agreeIdCard: '1',
      agreeTerms: '1',
      agreeSharing: '1',
    },
  ]);
}

async function fill(visitor: Visitor): Promise<void> {
  await visitor.open(path);
  await visitor.fillUniForm();
}

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
    }, path);
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
