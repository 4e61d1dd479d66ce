import { describe, expect, it } from 'vitest';
import { fillCarLoan, fillCode } from '../harness/car-loan-form.ts';
import { eventually } from '../harness/eventually.ts';
import { formSave } from '../harness/saved-lead.ts';
import { startVisits } from '../harness/start-visits.ts';
import { phone, type Visitor } from '../harness/visitor.ts';

const arrive = startVisits();

async function fillFirst(visitor: Visitor): Promise<void> {
  await visitor.open('/form-package');
  await visitor.field('amount').fill('50000');
  await visitor.choose('term', '12');
  await visitor.chooseArea('浙江省', '杭州市');
  await visitor.field('agreeTerms').check();
}

// In `npm test` a step is left by its button, come back to and returned to after a reload.
describe.concurrent('a step of a form', () => {
  it('is left by Enter in a field as by its button', async () => {
    await using visitor = await arrive({ token: 'ok' });
    await fillFirst(visitor);
    await visitor.field('amount').press('Enter');
    await eventually(() => visitor.step(), '工作与收入');
    expect(await visitor.sandboxRun.calls(formSave)).toEqual([]);
  });

  it('is not shown by Forward after an answer before it was cleared', async () => {
    await using visitor = await arrive({ token: 'ok' });
    await fillFirst(visitor);
    await visitor.next();
    await visitor.page.goBack();
    await eventually(() => visitor.step(), '借款需求');
    await visitor.field('amount').fill('');
    await visitor.page.goForward();
    // Going there and back again ends at the entry of the page.
    await eventually(() => visitor.page.evaluate(() => (history.state?.dialogs ?? []).length), 0);
    expect(await visitor.step()).toBe('借款需求');
    await visitor.field('amount').fill('60000');
    await visitor.next();
  });

  it('is the first after a reload without a draft', async () => {
    await using visitor = await arrive({ token: 'ok' });
    await fillFirst(visitor);
    await visitor.next();
    await visitor.page.evaluate(() => localStorage.removeItem('draft.form-package'));
    await visitor.page.evaluate(() => localStorage.removeItem('consent.draft'));
    await visitor.page.reload();
    await visitor.shown();
    await eventually(() => visitor.step(), '借款需求');
    expect(await visitor.field('amount').inputValue()).toBe('');
  });

  it('keeps its place while an agreement is read, which Back closes', async () => {
    await using visitor = await arrive({ token: 'ok' });
    await fillFirst(visitor);
    await visitor.next();
    await visitor.button('《隐私政策》').click();
    await visitor.page.getByRole('dialog').getByRole('heading', { name: '一、总则' }).waitFor();
    await visitor.page.goBack();
    await visitor.page.locator('dialog[open]').waitFor({ state: 'detached' });
    expect(await visitor.step()).toBe('工作与收入');
    await visitor.page.goBack();
    await eventually(() => visitor.step(), '借款需求');
  });
});

describe.concurrent('a form in steps', () => {
  it('asks a car loan for three things and the agreement first, and keeps what is typed before the app starts', async () => {
    await using visitor = await arrive({ host: 'carloan.example' });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await visitor.page.route('**/assets/index-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await visitor.page.goto(`${visitor.origin}/carloan`, { waitUntil: 'commit' });
    await visitor.field('amount').waitFor();
    const asked = await visitor.page
      .locator('form [data-field]')
      .evaluateAll((fields) => fields.map((field) => field.getAttribute('data-field')));
    expect(asked).toEqual(['area', 'model', 'amount', 'agreeTerms']);
    await visitor.field('amount').fill('80000');
    await visitor.field('agreeTerms').check();
    release();
    await visitor.shown();
    await visitor.chooseArea('浙江省', '杭州市');
    await visitor.chooseModel('远途', '紧凑型轿车', '1.5T 自动舒适版');
    await visitor.next();
    await visitor.next('上一步');
    await eventually(() => visitor.field('amount').inputValue(), '80,000');
    expect(await visitor.field('agreeTerms').isChecked()).toBe(true);
    expect(visitor.trouble).toEqual([]);
  });

  it('has the day before the press that leads to a date: to ask for it first takes a slow phone 50 ms', async () => {
    await using visitor = await arrive();
    await visitor.page.addInitScript(() => {
      const counted = window as unknown as { dayFormats: number };
      counted.dayFormats = 0;
      Intl.DateTimeFormat = class extends Intl.DateTimeFormat {
        constructor(...args: ConstructorParameters<typeof Intl.DateTimeFormat>) {
          super(...args);
          counted.dayFormats += 1;
        }
      } as typeof Intl.DateTimeFormat;
    });
    await visitor.open('/carloan');
    const formats = () => visitor.page.evaluate('window.dayFormats');
    await visitor.chooseArea('浙江省', '杭州市');
    await visitor.chooseModel('远途', '紧凑型轿车', '1.5T 自动舒适版');
    await visitor.field('amount').fill('80000');
    await visitor.field('agreeTerms').check();
    await eventually(formats, 1);
    await visitor.next();
    expect(await visitor.field('registered').getAttribute('max')).not.toBe(null);
    expect(await formats()).toBe(1);
  });

  it('shows trouble with its call in the last step, from which Back still goes through the steps', async () => {
    await using visitor = await arrive();
    await visitor.open('/carloan');
    await fillCarLoan(visitor);
    await fillCode(visitor);
    const mend = await visitor.breakRequests(`**/api${formSave}`);
    await visitor.submit();
    await visitor.page.getByRole('alert').getByRole('button', { name: '重试' }).waitFor();
    expect(await visitor.step()).toBe('确认并提交');
    await visitor.page.goBack();
    await eventually(() => visitor.step(), '车辆信息');
    await mend();
    await visitor.toLastStep();
    await visitor.submit();
    await visitor.waitForAddress('/car-loan-result');
    const leads = await visitor.sandboxRun.leads();
    // The number is asked for no more after the login in the form, and is part of the lead all the same.
    expect(leads.map(({ fields }) => fields.phone)).toEqual([phone]);
  });
});
