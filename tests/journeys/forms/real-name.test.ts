import { describe, expect, it } from 'vitest';
import { expectOneLead, formSave } from '../harness/saved-lead.ts';
import { startVisits } from '../harness/start-visits.ts';
import { applicant, phone, type Visitor } from '../harness/visitor.ts';

const arrive = startVisits();
const path = '/form-package-uni';
const realname = '/v2/user/realname';
const otherId = '11010119900307109X';

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
  it('verifies the name with the number once, before its one lead', async () => {
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

  it('verifies after the login in the form, for whom it is', async () => {
    await using visitor = await arrive();
    await fill(visitor);
    await visitor.field('phone').fill(phone);
    await visitor.askForCode();
    await visitor.field('code').fill((await visitor.sandboxRun.code(phone)) ?? '');
    expect(await verified(visitor)).toBe(0);
    await visitor.submit();
    await success(visitor);
    const calls = await visitor.sandboxRun.calls(realname);
    expect(calls.map(({ status }) => status)).toEqual([200]);
    expect((await visitor.sandboxRun.leads()).map(({ fields }) => fields.phone)).toEqual([phone]);
  });

  it.each([
    [4224, '姓名与身份证号不一致'],
    [4221, '没有通过核验'],
  ])('tells %i at the number, sends nothing, and sends one lead when it is corrected', async (code, text) => {
    await using visitor = await arrive({ token: 'ok' });
    await visitor.sandboxRun.set({ realname: { code } });
    await visitor.open(path);
    await visitor.fillUniForm(otherId);
    await visitor.submit();
    const error = visitor.page.locator('[data-field=idCard]').getByText(text);
    await error.waitFor();
    await visitor.page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'idCard');
    expect(await visitor.field('idCard').getAttribute('aria-invalid')).toBe('true');
    expect(await visitor.sandboxRun.calls(formSave)).toEqual([]);
    await visitor.sandboxRun.set({ realname: { code: 200 } });
    await visitor.field('idCard').fill(applicant.idCard);
    expect(await error.count()).toBe(0);
    await visitor.submit();
    await success(visitor);
    await expectWholeLead(visitor);
  });

  it('is told of a number that belongs to another name by the sandbox itself, also after a reload', async () => {
    await using visitor = await arrive({ token: 'ok' });
    await fill(visitor);
    await visitor.field('name').fill('张三');
    await visitor.submit();
    await success(visitor);
    await visitor.open(path);
    await visitor.button('重新填写一份').click();
    await visitor.fillUniForm();
    await visitor.submit();
    await visitor.page.getByText('姓名与身份证号不一致').waitFor();
    await visitor.page.reload();
    await visitor.field('name').waitFor();
    expect(await visitor.field('name').inputValue()).toBe(applicant.name);
    expect(await visitor.field('idCard').inputValue()).toBe('');
    expect(await visitor.sandboxRun.leads()).toHaveLength(1);
  });

  it.each([4225, 5001])('is sent all the same where verifying answers %i', async (code) => {
    await using visitor = await arrive({ token: 'ok' });
    await visitor.sandboxRun.set({ realname: { code } });
    await fill(visitor);
    await visitor.submit();
    await success(visitor);
    expect(await verified(visitor)).toBe(1);
    await expectWholeLead(visitor);
  });

  it.each(['500', 'html', 'empty', 'truncated', 'lost'] as const)(
    'FLT-12: is sent once where verifying is not answered (%s)',
    async (kind) => {
      await using visitor = await arrive({ token: 'ok' });
      // Chromium sends a call again whose connection was cut.
      await visitor.sandboxRun.fail(realname, kind, 2);
      await fill(visitor);
      await visitor.submit();
      await success(visitor);
      await expectWholeLead(visitor);
    },
  );

  it('FLT-12: is sent once after ten seconds without an answer, and a late refusal changes nothing', async () => {
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
  });

  it('FLT-12: is verified once, though its lead is sent twice', async () => {
    await using visitor = await arrive({ token: 'ok' });
    await fill(visitor);
    await visitor.loseAnswer(formSave);
    await visitor.submit();
    await visitor.button('重试').click();
    await success(visitor);
    await expectOneLead(visitor);
    expect(await verified(visitor)).toBe(1);
  });

  it('R-ERR 1: leads to /login where verifying answers 401, and sends one lead after it', async () => {
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
    await visitor.field('phone').waitFor();
    expect(await visitor.field('idCard').inputValue()).toBe(applicant.idCard);
    await visitor.field('phone').fill(phone);
    await visitor.askForCode();
    await visitor.field('code').fill((await visitor.sandboxRun.code(phone)) ?? '');
    for (const name of ['agreeIdCard', 'agreeTerms', 'agreeSharing']) await visitor.field(name).check();
    await visitor.submit();
    await success(visitor);
    expect(await visitor.sandboxRun.leads()).toHaveLength(1);
    expect(await verified(visitor)).toBe(2);
  });

  it('sends nothing for a visitor who leaves while it is verified', async () => {
    await using visitor = await arrive({ token: 'ok' });
    await visitor.open('/empty-path');
    await fill(visitor);
    await visitor.sandboxRun.set({ faults: [{ path: realname, kind: 'slow', ms: 1500 }] });
    const answered = visitor.page.waitForResponse(`**/api${realname}`);
    await visitor.submit();
    await visitor.page.evaluate(() => {
      history.pushState(null, '', '/user-agreement');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await answered;
    await visitor.shown();
    expect(await visitor.sandboxRun.calls(formSave)).toEqual([]);
  });
});
