import { describe, expect, it } from 'vitest';
import { fill, idNumberForm, realname, success, verified } from '../harness/id-number-form.ts';
import { expectOneLead, formSave } from '../harness/saved-lead.ts';
import { startVisits } from '../harness/start-visits.ts';
import { applicant, phone } from '../harness/visitor.ts';

const arrive = startVisits();
// In `npm test` a number is verified (real-name.test.ts), and a lead follows a late answer and a 401;
// these add the sandbox’s own comparison, a login in the form, a second press, and a visitor who leaves.
describe.concurrent('R-API: the form with an ID number', () => {
  it('is told of a number that belongs to another name by the sandbox itself, also after a reload', async () => {
    await using visitor = await arrive({ token: 'ok' });
    await fill(visitor);
    await visitor.next('上一步');
    await visitor.field('name').fill('张三');
    await visitor.next();
    await visitor.submit();
    await success(visitor);
    await visitor.open(idNumberForm);
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
});
