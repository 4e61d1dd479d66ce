import { describe, expect, it } from 'vitest';
import { car, fillCarLoan, fillCode } from '../harness/car-loan-form.ts';
import { eventually } from '../harness/eventually.ts';
import { startVisits } from '../harness/start-visits.ts';
import { phone, type Visitor } from '../harness/visitor.ts';

const arrive = startVisits();

/** Empties a control, leaves it, and fills it in as some browsers do: without an event, and without the focus. */
async function fillSilently(visitor: Visitor, name: string, text: string, isLeft = true): Promise<void> {
  await visitor.field(name).fill('');
  if (isLeft) await visitor.field(name).blur();
  const shown = await visitor.field(name).evaluate((control, value) => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
    return (control as HTMLInputElement).value;
  }, text);
  expect(shown).toBe(text);
}
const leadOf = async ({ sandboxRun }: Visitor) => (await sandboxRun.leads())[0]?.fields;

// In `npm test` filled-in text gets a code, logs in and is kept by a step of the loan form.
describe.concurrent('FLT-32: text that a browser filled in without an event', () => {
  it('of a number is read and grouped when its field is left', async () => {
    await using visitor = await arrive({ token: 'ok' });
    await visitor.open('/car-valuation');
    await fillSilently(visitor, 'mileage', ' 3.50', false);
    await visitor.field('mileage').blur();
    await eventually(() => visitor.field('mileage').inputValue(), '3.5');
  });

  it('is kept by one press of each step of the car form: month, mileage, plate, amount, number and code', async () => {
    await using visitor = await arrive();
    await visitor.open('/carloan');
    await fillCarLoan(visitor);
    await visitor.next('上一步');
    for (const [name, text] of Object.entries({ registered: '2020-01', mileage: ' 4.50', plate: 'b54321' }))
      await fillSilently(visitor, name, text);
    await visitor.next('上一步');
    await fillSilently(visitor, 'amount', '90,000');
    await visitor.toLastStep();
    const code = await fillCode(visitor);
    for (const [name, text] of Object.entries({ phone, code })) await fillSilently(visitor, name, text);
    await visitor.submit();
    await visitor.page.getByRole('heading', { name: '车贷申请已收到' }).waitFor();
    expect(await leadOf(visitor)).toMatchObject({
      ...car,
      registered: '2020-01',
      mileage: '4.5',
      plate: '浙B54321',
      amount: '90000',
      phone,
    });
  });

  it('is sent by one press of the question: text of several lines', async () => {
    await using visitor = await arrive();
    await visitor.open('/car-problem');
    await visitor.field('topic').selectOption('cost');
    await visitor.field('agreeTerms').check();
    await fillCode(visitor);
    await fillSilently(visitor, 'question', '抵押登记费\n由谁付？');
    await visitor.submit();
    await visitor.page.getByText('问题已收到，').waitFor();
    expect(await leadOf(visitor)).toMatchObject({ question: '抵押登记费\n由谁付？' });
  });
});
