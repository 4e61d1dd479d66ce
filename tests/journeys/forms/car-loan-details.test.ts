import { describe, expect, it } from 'vitest';
import { car, fillCar, fillCarLoan, fillCode, shortAnswers, term } from '../harness/car-loan-form.ts';
import { eventually } from '../harness/eventually.ts';
import { startVisits } from '../harness/start-visits.ts';

const arrive = startVisits();
const formSave = '/v3/user/formSave';
const answers = { ...shortAnswers, term };

// In `npm test` the same client sends loan applications after a wrong code (login.test.ts), with a login, and for
// another user (unauthorized-lead.test.ts); steps.test.ts names missing answers, and blocks-in-browser.test.ts judges
// the result of a valuation.
describe.concurrent('a car loan', () => {
  it('shows a wrong code at its field and sends no lead; the right one sends it', async () => {
    await using visitor = await arrive();
    await visitor.open('/carloan');
    await fillCarLoan(visitor);
    const code = await fillCode(visitor);
    await visitor.field('code').fill(code === '000000' ? '000001' : '000000');
    await visitor.submit();
    await visitor.page.locator('[data-field=code]').getByText('验证码不正确，请重新填写').waitFor();
    expect(await visitor.field('code').getAttribute('aria-invalid')).toBe('true');
    expect(visitor.path).toBe('/carloan');
    expect(await visitor.stored('access_token')).toBeNull();
    expect(await visitor.sandboxRun.calls(formSave)).toEqual([]);
    await visitor.field('code').fill(code);
    await visitor.submit();
    await visitor.waitForAddress('/car-loan-result');
    expect(await visitor.sandboxRun.leads()).toHaveLength(1);
  });

  it('asks a logged-in visitor for no number and no code', async () => {
    await using visitor = await arrive({ token: 'ok' });
    await visitor.open('/carloan');
    await fillCarLoan(visitor);
    expect(await visitor.field('phone').count()).toBe(0);
    expect(await visitor.field('code').count()).toBe(0);
    await visitor.submit();
    await visitor.waitForAddress('/car-loan-result');
    expect((await visitor.sandboxRun.leads()).map(({ fields }) => fields)).toEqual([answers]);
  });

  it('without an application explains how it works, and links to the form of that result', async () => {
    await using visitor = await arrive();
    await visitor.open('/uni-carloan-result');
    await visitor.page.getByRole('heading', { name: '车贷怎么办理' }).waitFor();
    await visitor.button('了解并填写车贷表单').click();
    await visitor.waitForAddress('/uni-carloan');
  });

  it('names the missing answers at the fields of an empty step, stays there, and makes no call', async () => {
    await using visitor = await arrive();
    await visitor.open('/carloan');
    await visitor.submit();
    await visitor.page.locator('[data-field=area] [aria-invalid=true]').waitFor();
    for (const name of ['model', 'amount', 'agreeTerms']) {
      expect(await visitor.field(name).getAttribute('aria-invalid'), name).toBe('true');
    }
    expect(await visitor.step()).toBe('车型与金额');
    expect(await visitor.sandboxRun.calls(formSave)).toEqual([]);
  });
});

describe.concurrent('a valuation', () => {
  it('scrolls to its result, and marks it as outdated when an answer is changed', async () => {
    await using visitor = await arrive();
    await visitor.open('/car-valuation');
    await fillCar(visitor);
    await visitor.submit();
    // Focused, and in the upper part of the screen when the scrolling has ended.
    await visitor.page.waitForFunction(() => {
      const { top } = document.activeElement?.getBoundingClientRect() ?? { top: -1 };
      return document.activeElement?.textContent === '估价区间' && top >= 0 && top < 300;
    });
    await visitor.field('mileage').fill('12');
    await visitor.page.getByText('信息已修改，请重新计算').waitFor();
    expect(await visitor.page.getByText('请看下方的估价结果').count()).toBe(0);
    await visitor.submit();
    await visitor.page.getByText('请看下方的估价结果').waitFor();
    expect(await visitor.page.getByText('信息已修改，请重新计算').count()).toBe(0);
  });
});

describe.concurrent('a question about car loans', () => {
  it('R-VALID 3: takes a landline to call back, refuses what is no number, and keeps it over a reload', async () => {
    await using visitor = await arrive({ token: 'ok' });
    await visitor.open('/car-problem');
    await visitor.field('topic').selectOption('cost');
    await visitor.field('question').fill('抵押登记费由谁付？');
    await visitor.field('agreeTerms').check();
    await visitor.field('callbackPhone').fill('88886666');
    await visitor.submit();
    await visitor.page.getByText('请填写正确的电话').waitFor();
    await visitor.field('callbackPhone').fill('（0571）8888 6666');
    await eventually(
      async () => (await visitor.stored('draft.car-question'))?.includes('8888') ?? false,
      true,
    );
    await visitor.page.reload();
    await visitor.page.getByText('已恢复您上次填写的内容').waitFor();
    expect(await visitor.field('callbackPhone').inputValue()).toBe('（0571）8888 6666');
    await visitor.field('agreeTerms').check();
    await visitor.submit();
    await visitor.page.getByText('问题已收到，').waitFor();
    const leads = await visitor.sandboxRun.leads();
    expect(leads.map(({ fields }) => fields.callbackPhone)).toEqual(['057188886666']);
  });
});

describe.concurrent('a car loan whose save fails after the login inside the form', () => {
  it('of one user is empty for another who logs in inside it, and sends nothing of the first', async () => {
    await using visitor = await arrive({ token: 'ok' });
    await visitor.open('/carloan');
    await fillCarLoan(visitor);
    await visitor.sandboxRun.fail(formSave, '401');
    await visitor.submit();
    await visitor.waitForAddress('/login');
    // In the same document, as a link leads there.
    await visitor.page.evaluate(() => {
      history.pushState({}, '', '/carloan');
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    });
    await visitor.page.locator('main[data-page=carloan]:visible').waitFor();
    // The answers are still those of the first user, who may log in again.
    await visitor.next('上一步');
    expect(await visitor.field('mileage').inputValue()).toBe(car.mileage);
    await visitor.next();
    const other = '13912345678';
    await visitor.field('phone').fill(other);
    await visitor.askForCode();
    await visitor.field('code').fill((await visitor.sandboxRun.code(other)) ?? '');
    await visitor.field('agreeSharing').check();
    await visitor.submit();
    await visitor.page.getByText('上一个账号填写的内容不再显示').waitFor();
    expect(await visitor.step()).toBe('车型与金额');
    expect(await visitor.field('amount').inputValue()).toBe('');
    // A consent of the first user is none of the second.
    expect(await visitor.field('agreeTerms').isChecked()).toBe(false);
    expect(await visitor.sandboxRun.leads()).toEqual([]);
  });
});

describe.concurrent('a valuation without data', () => {
  it('FLT-18: gives the reason, and no notice says that there is an estimate', async () => {
    await using visitor = await arrive();
    await visitor.answer('/v1/car/valuation', { code: 200 });
    await visitor.open('/car-valuation');
    await fillCar(visitor);
    await visitor.submit();
    await visitor.page.getByText('估价结果无法显示，请重新计算').waitFor();
    expect(await visitor.page.getByText(/已算出/).count()).toBe(0);
  });
});
