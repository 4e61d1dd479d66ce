import { AxeBuilder } from '@axe-core/playwright';
import { afterAll, beforeAll, expect } from 'vitest';
import type { ApiResult } from '../../../runtime/index.ts';
import type { Field, Form } from '../../../schemas/index.ts';
import { inFullRun, inNpmTest } from '../../harness/divided-tests.ts';
import type { HarnessState } from '../harness/main.tsx';
import { type Phone, startPhone } from '../harness/phone.ts';
import { formPage } from '../harness/sample.ts';

let phone: Phone;
beforeAll(async () => {
  phone = await startPhone({ width: 390, height: 844 });
});
afterAll(() => phone?.running.stop());

const saved: ApiResult = { kind: 'answered', code: 200, message: '', data: null };
const fields: Field[] = [
  { kind: 'email', id: 'mail', label: 'E-mail' },
  { kind: 'email', id: 'again', label: 'E-mail again' },
  { kind: 'number', id: 'least', label: 'At least', min: 0, max: 100, decimals: 0 },
  { kind: 'number', id: 'most', label: 'At most', min: 0, max: 100, decimals: 0 },
];
const comparisons: NonNullable<Form['comparisons']> = [
  { field: 'again', is: 'equal', to: 'mail', message: 'This is another address' },
  { field: 'least', is: 'atMost', to: 'most', message: 'This is over the most' },
];
const mount = async (change: Partial<Form> = {}) => {
  const bundle = formPage(fields, [], { comparisons, ...change });
  const state: Partial<HarnessState> = { limits: phone.config.limits, results: { save: [saved] } };
  await phone.page.evaluate(([shown, around]) => window.harness.mount(shown, around), [
    bundle,
    state,
  ] as const);
  await phone.page.locator('form').waitFor();
};
const control = (id: string) => phone.page.locator(`#ask-${id}`);
const errorOf = (id: string) => phone.page.locator(`#ask-${id}-error`);
const press = () => phone.page.locator('button[type=submit]').click();
const focused = () => phone.page.evaluate(() => document.activeElement?.id);
const payload = () =>
  phone.page.evaluate(() => window.harness.calls.find((one) => one.endpoint === 'save')?.payload);
const fill = async (answers: Record<string, string>) => {
  for (const [id, answer] of Object.entries(answers)) await control(id).fill(answer);
};

inNpmTest(
  'a comparison that does not hold is told at the field to mend, and goes away when either answer is mended',
  async () => {
    await mount();
    await fill({ mail: 'wang@example.com', again: 'wong@example.com', least: '9', most: '7' });
    await press();
    await expect.poll(focused).toBe('ask-again');
    expect(await errorOf('again').innerText()).toBe('This is another address');
    // A screen reader tells it with the field that has the focus.
    expect(await control('again').getAttribute('aria-describedby')).toBe('ask-again-error');
    expect(await errorOf('least').innerText()).toBe('This is over the most');
    const { violations } = await new AxeBuilder({ page: phone.page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    expect(await payload()).toBeUndefined();
    // The other answer is the wrong one.
    await control('mail').fill('wong@example.com');
    await errorOf('again').waitFor({ state: 'detached' });
    await control('most').fill('10');
    await errorOf('least').waitFor({ state: 'detached' });
    await press();
    await expect.poll(payload).toEqual({
      mail: 'wong@example.com',
      again: 'wong@example.com',
      least: '9',
      most: '10',
    });
    expect(phone.errors).toEqual([]);
  },
);

// Which fields are validated together is told by the test above as well.
inFullRun(
  'a step is not left while an answer of an earlier one does not fit, which is shown then',
  async () => {
    const steps = [
      { title: 'First', fields: ['mail', 'again', 'least'] },
      { title: 'Second', fields: ['most'] },
    ];
    await mount({ steps });
    await fill({ mail: 'wang@example.com', again: 'wong@example.com', least: '9' });
    await press();
    await expect.poll(focused).toBe('ask-again');
    await control('again').fill('wang@example.com');
    await press();
    await control('most').fill('7');
    await press();
    await expect.poll(focused).toBe('ask-least');
    expect(await errorOf('least').innerText()).toBe('This is over the most');
    await control('least').fill('6');
    await press();
    await control('most').waitFor();
    await press();
    await expect.poll(payload).toMatchObject({ least: '6', most: '7' });
  },
);

// In `npm test` tests/runtime/related-answers computes figures, and a comparison is judged in the same chunk.
inFullRun('a figure follows from the answers, is announced, and is sent as it is then', async () => {
  const sums: Field[] = [
    { kind: 'amount', id: 'rent', label: 'Rent', min: 0, max: 50_000, step: 100 },
    { kind: 'number', id: 'water', label: 'Water', min: 0, max: 900, decimals: 2, optional: true },
    {
      kind: 'figure',
      id: 'month',
      label: 'A month',
      hint: 'Without heating',
      shows: 'sum',
      of: ['rent', 'water'],
      currency: 'CNY',
      send: true,
    },
    { kind: 'figure', id: 'seen', label: 'Seen', shows: 'sum', of: ['water'], unit: 'm' },
  ];
  await mount({ comparisons: [], fields: sums });
  const value = (id: string) => control(id).innerText();
  expect(await value('month')).toBe('–');
  await fill({ rent: '1200', water: '34.5' });
  await expect.poll(() => value('month')).toBe('¥1,234.50');
  expect(await value('seen')).toBe('34.5m');
  await control('water').fill('');
  await expect.poll(() => value('seen')).toBe('–');
  const figure = phone.page.getByRole('status', { name: 'A month' });
  expect(await figure.getAttribute('aria-live')).toBe('polite');
  await control('water').fill('40');
  await control('water').blur();
  const { violations } = await new AxeBuilder({ page: phone.page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await press();
  await expect.poll(payload).toEqual({ rent: '1200', water: '40', month: '1240' });
});
