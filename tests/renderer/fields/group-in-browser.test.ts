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
  phone = await startPhone({ width: 320, height: 844 });
});
afterAll(() => phone?.running.stop());

const saved: ApiResult = { kind: 'answered', code: 200, message: '', data: null };
const bikes: Field = {
  kind: 'group',
  id: 'bikes',
  label: 'Bicycles',
  hint: 'All that we look at',
  entryLabel: 'Bicycle',
  min: 1,
  max: 3,
  fields: [
    { kind: 'text', id: 'make', label: 'Make' },
    { kind: 'number', id: 'value', label: 'Value', min: 1, max: 9000, decimals: 0 },
    { kind: 'yesNo', id: 'motor', label: 'Motor', yes: { label: 'Yes' }, no: { label: 'No' } },
    {
      kind: 'number',
      id: 'watts',
      label: 'Watts',
      min: 1,
      max: 900,
      decimals: 0,
      showWhenAnswers: { motor: 'yes' },
    },
  ],
};
const fields: Field[] = [
  bikes,
  { kind: 'figure', id: 'sum', label: 'Together', shows: 'sum', of: ['bikes.value'] },
  { kind: 'text', id: 'note', label: 'Note', optional: true },
];
const mount = async (change: Partial<Form> = {}) => {
  const bundle = formPage(fields, [], change);
  const state: Partial<HarnessState> = { limits: phone.config.limits, results: { save: [saved] } };
  await phone.page.evaluate(([shown, around]) => window.harness.mount(shown, around), [
    bundle,
    state,
  ] as const);
  await phone.page.locator('form').waitFor();
};
const control = (id: string) => phone.page.locator(`#ask-${id}`);
const focused = () => phone.page.evaluate(() => document.activeElement?.id);
const press = () => phone.page.locator('button[type=submit]').click();
const entry = (number: number) => phone.page.getByRole('group', { name: `Bicycle ${number}`, exact: true });
const remove = (number: number) => entry(number).locator('button[aria-label]').click();
const payload = () =>
  phone.page.evaluate(() => window.harness.calls.find((one) => one.endpoint === 'save')?.payload);
const fill = async (number: number, make: string, value: string) => {
  await control(`bikes-${number}-make`).fill(make);
  await control(`bikes-${number}-value`).fill(value);
};

inNpmTest(
  'entries of a group are added, removed, brought back and sent in their order, by keys as by fingers',
  async () => {
    await mount();
    // The fewest entries cannot be removed.
    expect(await entry(1).locator('button[aria-label]').count()).toBe(0);
    await fill(1, 'Brompton', '900');
    await control('bikes').focus();
    await phone.page.keyboard.press('Enter');
    await expect.poll(focused).toBe('ask-bikes-2-make');
    await fill(2, 'Gazelle', '500');
    await entry(2).getByText('Yes', { exact: true }).click();
    await control('bikes-2-watts').fill('250');
    await control('bikes').click();
    await expect.poll(focused).toBe('ask-bikes-3-make');
    await fill(3, 'Koga', '2000');
    expect(await control('sum').innerText()).toBe('3,400');
    // No more: the button gives way to a text that is announced.
    expect(await control('bikes').count()).toBe(0);
    const { violations } = await new AxeBuilder({ page: phone.page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await remove(2);
    await expect.poll(focused).toBe('ask-bikes-undo');
    await expect.poll(() => control('bikes-2-make').inputValue()).toBe('Koga');
    expect(await control('bikes-2-watts').count()).toBe(0);
    expect(await control('sum').innerText()).toBe('2,900');
    await phone.page.keyboard.press('Enter');
    await expect.poll(() => control('bikes-2-make').inputValue()).toBe('Gazelle');
    await expect.poll(focused).toBe('ask-bikes-2-make');
    expect(await control('bikes-2-watts').inputValue()).toBe('250');
    expect(await control('bikes-3-make').inputValue()).toBe('Koga');
    await remove(1);
    // One that is added anew is empty, also at a place that had answers.
    await control('bikes').click();
    await expect.poll(focused).toBe('ask-bikes-3-make');
    expect(await control('bikes-3-make').inputValue()).toBe('');
    await fill(3, 'Dahon', '700');
    await press();
    // The first wrong answer of all entries, where it is.
    await expect.poll(focused).toBe('ask-bikes-2-motor');
    expect(await phone.page.locator('#ask-bikes-2-motor-error').count()).toBe(1);
    await entry(2).getByText('No', { exact: true }).click();
    await entry(3).getByText('No', { exact: true }).click();
    await press();
    await expect.poll(payload).toEqual({
      'bikes[0][make]': 'Gazelle',
      'bikes[0][value]': '500',
      'bikes[0][motor]': 'yes',
      'bikes[0][watts]': '250',
      'bikes[1][make]': 'Koga',
      'bikes[1][value]': '2000',
      'bikes[1][motor]': 'no',
      'bikes[2][make]': 'Dahon',
      'bikes[2][value]': '700',
      'bikes[2][motor]': 'no',
    });
    expect(phone.errors).toEqual([]);
  },
);

// The test above fails by the same kind of fault: errors are kept by place.
inFullRun('an error moves with its entry, and goes with the entry that is removed', async () => {
  await mount();
  await control('bikes').click();
  await control('bikes').click();
  await fill(1, 'Brompton', '900');
  await fill(3, 'Koga', '99999');
  await control('note').focus();
  const error = (number: number) => phone.page.locator(`#ask-bikes-${number}-value-error`);
  await error(3).waitFor();
  await remove(1);
  await error(2).waitFor();
  expect(await error(3).count()).toBe(0);
  await remove(2);
  await expect.poll(() => phone.page.locator('[id$=-value-error]').count()).toBe(0);
  expect(await control('bikes-1-make').inputValue()).toBe('');
  expect(phone.errors).toEqual([]);
});

// Visibility and validation of steps are those of any field: tests/runtime/groups.
inFullRun(
  'a step is not left while an entry of it lacks an answer, and comes back with its entries',
  async () => {
    await mount({
      steps: [
        { title: 'First', fields: ['bikes', 'sum'] },
        { title: 'Second', fields: ['note'] },
      ],
    });
    await control('bikes').click();
    await fill(1, 'Brompton', '900');
    await entry(1).getByText('No', { exact: true }).click();
    await press();
    await expect.poll(focused).toBe('ask-bikes-2-make');
    await fill(2, 'Koga', '1');
    await entry(2).getByText('No', { exact: true }).click();
    await press();
    await control('note').waitFor();
    await phone.page.getByRole('button', { name: /上一步|Back/ }).click();
    await expect.poll(() => control('bikes-2-make').inputValue()).toBe('Koga');
    expect(phone.errors).toEqual([]);
  },
);

inNpmTest('a field appears above the one whose answer its condition asks for, where it stands', async () => {
  const options = ['bus', 'bike'].map((value) => ({ value, label: value }));
  await mount({
    fields: [
      { kind: 'text', id: 'size', label: 'Size', showWhenAnswers: { way: 'bike' } },
      { kind: 'choice', id: 'way', label: 'Way', options },
    ],
  });
  expect(await control('size').count()).toBe(0);
  await phone.page.getByText('bike', { exact: true }).click();
  await control('size').waitFor();
  const shown = phone.page.locator('form [data-field]');
  expect(await shown.evaluateAll((all) => all.map((one) => one.getAttribute('data-field')))).toEqual([
    'size',
    'way',
  ]);
  await press();
  await expect.poll(focused).toBe('ask-size');
  await phone.page.getByText('bus', { exact: true }).click();
  await control('size').waitFor({ state: 'detached' });
  await press();
  await expect.poll(payload).toEqual({ way: 'bus' });
  expect(phone.errors).toEqual([]);
});
