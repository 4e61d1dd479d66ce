import { describe, expect, it } from 'vitest';
import { inFullRun } from '../../harness/divided-tests.ts';
import { car, fillCar, fillCarLoan, fillCode, shortAnswers, term } from '../harness/car-loan-form.ts';
import { eventually } from '../harness/eventually.ts';
import { casesOfRun, firstOf, isFullRun } from '../harness/matrix.ts';
import { startVisits } from '../harness/start-visits.ts';
import { applicant, phone } from '../harness/visitor.ts';

const arrive = startVisits();
const formSave = '/v3/user/formSave';
const answers = { ...shortAnswers, term };
const valuation = '/v1/car/valuation';

const forms = [
  ['/ks-carloan', '/car-loan-result'],
  ['/carloan-app', '/car-loan-result'],
  ['/uni-carloan', '/uni-carloan-result'],
  ['/app-carloan', '/app-carloan-result'],
] as const;

describe.runIf(isFullRun)('a car loan', { concurrent: true }, () => {
  // In `npm test` car-loan.test.ts sends the form that ends at the common result.
  inFullRun.each(forms)('sent at %s leads to %s', async (from, to) => {
    await using visitor = await arrive();
    await visitor.open(from);
    await fillCarLoan(visitor, { name: () => visitor.field('name').fill(applicant.name) });
    await fillCode(visitor);
    await visitor.submit();
    await visitor.waitForAddress(to);
    await visitor.page.getByRole('heading', { name: '车贷申请已收到' }).waitFor();
    const leads = await visitor.sandboxRun.leads();
    expect(leads).toHaveLength(1);
    expect(leads[0]?.fields).toMatchObject({ ...shortAnswers, phone });
    expect(leads[0]?.fields).not.toHaveProperty('code');
    expect(visitor.trouble).toEqual([]);
  });
});

describe.runIf(isFullRun)(
  'a car loan whose save fails after the login inside the form',
  { concurrent: true },
  () => {
    // In `npm test` a loan application is reloaded (steps.test.ts), and its page is killed (leads.test.ts).
    inFullRun.each(['reloaded', 'killed'])(
      'FLT-19, 25: has its answers when the page is %s, and sends one lead',
      async (how) => {
        await using visitor = await arrive();
        await visitor.open('/carloan');
        await fillCarLoan(visitor);
        await fillCode(visitor);
        const restore = await visitor.breakRequests(`**/api${formSave}`);
        await visitor.submit();
        await visitor.page.getByRole('alert').getByRole('button').waitFor();
        expect(await visitor.stored('access_token')).not.toBeNull();
        let now = visitor;
        if (how === 'reloaded') {
          await restore();
          await visitor.page.reload();
        } else {
          now = await visitor.anotherTab();
          await visitor.page.close();
          await now.open('/carloan');
        }
        await now.page.getByText('已恢复您上次填写的内容').waitFor();
        await eventually(() => now.step(), '确认并提交');
        await now.fillSteps(now.ticks('agreeTerms', 'agreeCar', 'agreeSharing'));
        await now.next('上一步');
        expect(await now.field('mileage').inputValue()).toBe(car.mileage);
        await now.next('上一步');
        expect(await now.field('amount').inputValue()).toBe('100,000');
        await now.toLastStep();
        await now.submit();
        await now.waitForAddress('/car-loan-result');
        const leads = await now.sandboxRun.leads();
        // The number that has logged in goes with the lead, as it would have at first; another tab does not know it.
        expect(leads.map(({ fields }) => fields)).toEqual([
          how === 'reloaded' ? { ...answers, phone } : answers,
        ]);
      },
    );
  },
);

const refusals = [
  [4230, 'model'],
  [4231, 'registered'],
  [4232, 'mileage'],
] as const;

describe.concurrent('a valuation', () => {
  // Each code names its field in one table of the config.
  it.each(
    casesOfRun(
      refusals,
      firstOf(() => 'code'),
    ),
  )('that is refused with %i shows an error at the field %s', async (code, field) => {
    await using visitor = await arrive();
    await visitor.answer(valuation, { code });
    await visitor.open('/car-valuation');
    await fillCar(visitor);
    await visitor.submit();
    await visitor.page.locator(`[data-field=${field}] [aria-invalid=true]`).waitFor();
    expect(await visitor.field('mileage').inputValue()).toBe(car.mileage);
  });
});
