import { describe, expect } from 'vitest';
import { inFullRun, inNpmTest } from '../../harness/divided-tests.ts';
import { timersFired } from '../../harness/page-events.ts';
import { car, fillCar, fillCarLoan, fillCode, shortAnswers, term } from '../harness/car-loan-form.ts';
import { isFullRun } from '../harness/matrix.ts';
import { startVisits } from '../harness/start-visits.ts';
import { phone } from '../harness/visitor.ts';

const arrive = startVisits();
const valuation = '/v1/car/valuation';
const answers = { ...shortAnswers, term };

describe.runIf(!isFullRun)('a car loan', { concurrent: true }, () => {
  inNpmTest(
    'logs in by the code in the form, and sends one lead with its answers, without the code',
    async () => {
      await using visitor = await arrive();
      await visitor.open('/carloan?_channel=channel_5262');
      await fillCarLoan(visitor);
      await fillCode(visitor);
      await visitor.submit();
      await visitor.waitForAddress('/car-loan-result');
      await visitor.page.getByRole('heading', { name: '车贷申请已收到' }).waitFor();
      expect(await visitor.stored('access_token')).not.toBeNull();
      const leads = await visitor.sandboxRun.leads();
      expect(leads).toHaveLength(1);
      expect(leads[0]).toMatchObject({ channel: 'channel_5262', form: 'carloan' });
      expect(leads[0]?.fields).toEqual({ ...answers, phone });
      expect(visitor.trouble).toEqual([]);
    },
  );
});

describe.runIf(isFullRun)('a code that is on its way', { concurrent: true }, () => {
  // In `npm test` the form with the code sends its lead, and the range of the response is shown.
  inFullRun('leaves the focus in the field to which the visitor has gone on', async () => {
    await using visitor = await arrive();
    await visitor.open('/car-problem');
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await visitor.page.route('**/api/v1/user/sendLoginSms', async (route) => {
      await held;
      await route.continue();
    });
    await visitor.field('agreeTerms').check();
    await visitor.field('phone').fill(phone);
    const asked = visitor.page.waitForRequest('**/api/v1/user/sendLoginSms');
    await visitor.page.getByRole('button', { name: '获取验证码' }).click();
    await asked;
    await visitor.field('question').pressSequentially('利率');
    release();
    await visitor.page.getByText('验证码已发送').first().waitFor();
    await timersFired(visitor.page, 100);
    await visitor.page.keyboard.type('多少');
    expect(await visitor.field('question').inputValue()).toBe('利率多少');
    expect(await visitor.field('code').inputValue()).toBe('');
    expect(visitor.trouble).toEqual([]);
  });
});

describe.runIf(isFullRun)('a valuation', { concurrent: true }, () => {
  inFullRun("shows the range of the API's response, without a login and without a lead", async () => {
    await using visitor = await arrive();
    await visitor.open('/car-valuation');
    await fillCar(visitor);
    const answered = visitor.page.waitForResponse(`**/api${valuation}`);
    await visitor.submit();
    const { data } = (await (await answered).json()) as { data: { low: number; high: number } };
    const yuan = (amount: number) => amount.toLocaleString('en-US');
    expect(data.low).toBeGreaterThan(0);
    await visitor.page.getByText(`${yuan(data.low)}–${yuan(data.high)}`).waitFor();
    await visitor.page.getByText('请看下方的估价结果').waitFor();
    const [call] = await visitor.sandboxRun.calls(valuation);
    const { plate: _, ...asked } = car;
    expect(call?.body).toMatchObject(asked);
    expect(await visitor.sandboxRun.leads()).toEqual([]);
    expect(visitor.trouble).toEqual([]);
  });
});

describe.runIf(isFullRun)('a question about car loans', { concurrent: true }, () => {
  inFullRun('is sent with the code in its form, and the page stays with a thank-you', async () => {
    await using visitor = await arrive();
    await visitor.open('/car-problem');
    await visitor.field('topic').selectOption('cost');
    await visitor.field('question').fill('抵押登记费由谁付？');
    await visitor.field('agreeTerms').check();
    await fillCode(visitor);
    await visitor.submit();
    await visitor.page.getByText('问题已收到，').waitFor();
    expect(visitor.address).toBe('/car-problem');
    const leads = await visitor.sandboxRun.leads();
    expect(leads).toHaveLength(1);
    expect(leads[0]).toMatchObject({
      form: 'car-question',
      fields: { topic: 'cost', question: '抵押登记费由谁付？', phone },
    });
    expect(leads[0]?.fields).not.toHaveProperty('code');
    expect(leads[0]?.fields).not.toHaveProperty('callbackPhone');
    expect(visitor.trouble).toEqual([]);
  });
});
