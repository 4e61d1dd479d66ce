import { AxeBuilder } from '@axe-core/playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ApiResult } from '../../../runtime/index.ts';
import type { Field } from '../../../schemas/index.ts';
import { inFullRun } from '../../harness/divided-tests.ts';
import { casesOfRun } from '../../journeys/harness/matrix.ts';
import type { HarnessState } from '../harness/main.tsx';
import { type Phone, startPhone } from '../harness/phone.ts';
import { formPage } from '../harness/sample.ts';

let phone: Phone;
beforeAll(async () => {
  // The narrowest phone: marks and chips must fit.
  phone = await startPhone({ width: 320, height: 740 });
});
afterAll(() => phone?.running.stop());
beforeEach(() => {
  phone.errors.length = 0;
});

const saved: ApiResult = { kind: 'answered', code: 200, message: '', data: null };
const mount = async (fields: Field[], change: Partial<HarnessState> = {}) => {
  const { page, config } = phone;
  const limits = { ...config.limits, today: '2026-11-21' };
  const state: Partial<HarnessState> = { limits, results: { save: [saved] }, ...change };
  await page.evaluate(([shown, around]) => window.harness.mount(shown, around), [
    formPage(fields),
    state,
  ] as const);
  await page.locator('form').waitFor();
};
const message = (id: string) => phone.config.messages[id] ?? id;
const control = (id = 'it') => phone.page.locator(`#ask-${id}`);
const errorOf = (id = 'it') => phone.page.locator(`#ask-${id}-error`);
const send = () => phone.page.locator('button[type=submit]').click();
const sent = async () => {
  await send();
  const call = () => phone.page.evaluate(() => window.harness.calls.find((one) => one.endpoint === 'save'));
  await expect.poll(call).toBeDefined();
  return (await call())?.payload;
};
const axe = async () => {
  const { violations } = await new AxeBuilder({ page: phone.page }).analyze();
  return violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html).join(' ')}`);
};
/** The targets of a finger that are smaller than 44 px, and what is wider than the phone. */
const tooSmall = () =>
  phone.page.evaluate(() => {
    const targets = Array.from(document.querySelectorAll('form label:has(input), form input[type=text]'));
    const small = targets.filter((one) => {
      const { width, height } = one.getBoundingClientRect();
      return width < 44 || height < 44;
    });
    return [
      ...small.map((one) => one.outerHTML),
      ...(document.body.scrollWidth > innerWidth ? ['too wide'] : []),
    ];
  });

const options = ['brakes', 'tyres', 'oil', 'lights'].map((value) => ({ value, label: `The ${value}` }));
/** Every further kind in a form of a repair shop. */
const everyFurtherField: Field[] = [
  { kind: 'email', id: 'mail', hint: 'For the bill' },
  { kind: 'url', id: 'site', optional: true },
  { kind: 'choices', id: 'parts', label: 'Parts', options, atLeast: 1, atMost: 2 },
  { kind: 'choices', id: 'days', label: 'Days', options, look: 'list' },
  { kind: 'yesNo', id: 'tow', label: 'Towing' },
  { kind: 'rating', id: 'stars', label: 'Last visit', max: 5, leastLabel: 'Bad', mostLabel: 'Good' },
  { kind: 'dateRange', id: 'nights', from: 'today', until: '2027-12-31', mostNights: 7 },
  { kind: 'time', id: 'at', from: '09:00', until: '18:00', step: 30 },
  { kind: 'hidden', id: 'origin', value: 'web' },
  { kind: 'figure', id: 'chosen', label: 'Chosen', shows: 'count', of: ['parts'], unit: 'parts' },
  { kind: 'rating', id: 'score', label: 'Advice', max: 10, look: 'numbers' },
];

describe('the further field kinds', () => {
  // In `npm test` examples.test.ts runs axe on forms of such fields.
  inFullRun(
    'are without violations of axe and with targets of 44 px on a phone of 320 px, empty and with errors',
    async () => {
      await mount(everyFurtherField);
      expect(await axe()).toEqual([]);
      expect(await tooSmall()).toEqual([]);
      await send();
      await errorOf('mail').waitFor();
      expect(await errorOf('stars').innerText()).toBe(message('field.rating.required'));
      expect(await axe()).toEqual([]);
      expect(phone.errors).toEqual([]);
    },
  );

  it('are filled in by keys alone, and sent', async () => {
    await mount(everyFurtherField);
    const { keyboard } = phone.page;
    await control('mail').focus();
    await keyboard.type('wang@example.com');
    await keyboard.press('Tab');
    await keyboard.type('example.com');
    await keyboard.press('Tab');
    await keyboard.press('Space');
    await keyboard.press('Tab');
    await keyboard.press('Tab');
    await keyboard.press('Space');
    await control('days').focus();
    await keyboard.press('Space');
    await control('tow').focus();
    await keyboard.press('ArrowRight');
    await control('stars').focus();
    await keyboard.press('ArrowRight');
    await keyboard.press('ArrowRight');
    await control('at').focus();
    await keyboard.press('ArrowDown');
    await keyboard.press('ArrowDown');
    await control('nights').focus();
    await keyboard.type('12242026');
    await control('nights-last').focus();
    await keyboard.type('12272026');
    await control('score').focus();
    await keyboard.press('Space');
    expect(await sent()).toEqual({
      mail: 'wang@example.com',
      site: 'https://example.com',
      parts: 'brakes,oil',
      days: 'brakes',
      tow: 'no',
      stars: '3',
      nights: '2026-12-24/2026-12-27',
      at: '09:30',
      origin: 'web',
      score: '1',
    });
    expect(phone.errors).toEqual([]);
  });
});

describe('a field for an e-mail address', () => {
  it('asks for the keyboard and the address of the phone, and says what is wrong when it is left', async () => {
    await mount([{ kind: 'email', id: 'it' }]);
    const attributes = await control().evaluate((input) =>
      ['type', 'inputmode', 'autocomplete', 'autocapitalize'].map((name) => input.getAttribute(name)),
    );
    expect(attributes).toEqual(['email', 'email', 'email', 'none']);
    await control().fill('wang@');
    await control().blur();
    expect(await errorOf().innerText()).toBe(message('field.email.invalid'));
    expect(await control().getAttribute('aria-invalid')).toBe('true');
    await control().fill('ｗａｎｇ＠ｅｘａｍｐｌｅ。ｃｏｍ');
    await errorOf().waitFor({ state: 'detached' });
    expect(await sent()).toEqual({ it: 'wang@example.com' });
  });
});

describe('several choices', () => {
  const field: Field = { kind: 'choices', id: 'it', options, atLeast: 2, atMost: 3 };
  const box = (name: string) => phone.page.getByRole('checkbox', { name });

  it('say how many may be chosen before and when there are too many', async () => {
    await mount([field]);
    const [least, most, unit] = ['least', 'most', 'unit'].map((one) => message(`field.choices.${one}`));
    expect(await phone.page.locator('#ask-it-count').innerText()).toBe(
      `${least} 2 ${unit} · ${most} 3 ${unit}`,
    );
    for (const { label } of options) await phone.page.getByText(label).click();
    await errorOf().waitFor();
    expect(await errorOf().innerText()).toBe(message('field.choices.tooLarge'));
    await phone.page.getByText('The oil').click();
    await errorOf().waitFor({ state: 'detached' });
    expect(await sent()).toEqual({ it: 'brakes,tyres,lights' });
  });
  it('are too few for the form, and the first box receives the focus', async () => {
    await mount([field]);
    await phone.page.getByText('The oil').click();
    await send();
    expect(await errorOf().innerText()).toBe(message('field.choices.tooSmall'));
    await expect.poll(() => box('The brakes').evaluate((one) => one === document.activeElement)).toBe(true);
  });
  it('that were ticked before hydration, or stored on the phone, are kept', async () => {
    const bundle = formPage([field]);
    await mount([field], { kept: { sample: { it: 'tyres,lights' } } });
    expect(await box('The tyres').isChecked()).toBe(true);
    expect(await box('The oil').isChecked()).toBe(false);
    await phone.page.evaluate((shown) => window.harness.sleep(shown), bundle);
    await phone.page.getByText('The oil').click();
    await phone.page.getByText('The brakes').click();
    await phone.page.evaluate((shown) => window.harness.wake(shown), bundle);
    expect(await sent()).toEqual({ it: 'brakes,oil' });
  });
});

describe('a yes or no', () => {
  it('has words and values of its own, and shows a field that depends on it', async () => {
    await mount([
      {
        kind: 'yesNo',
        id: 'it',
        yes: { value: '1', label: 'I have one' },
        no: { value: '0', label: 'Not yet' },
      },
      { kind: 'text', id: 'which', showWhenAnswers: { it: '1' } },
    ]);
    expect(await control('which').count()).toBe(0);
    await phone.page.getByText('I have one').click();
    await control('which').fill('an old one');
    expect(await sent()).toEqual({ it: '1', which: 'an old one' });
    await mount([{ kind: 'yesNo', id: 'it' }]);
    expect(await phone.page.getByRole('radio', { name: message('field.yesNo.no') }).isChecked()).toBe(false);
  });
});

describe('a rating', () => {
  const filled = () => phone.page.locator('[data-filled=true]').count();
  it('fills the stars up to the chosen one, and names both ends', async () => {
    await mount([{ kind: 'rating', id: 'it', max: 5, leastLabel: 'Bad', mostLabel: 'Good' }]);
    const point = message('field.rating.point');
    expect(await phone.page.getByRole('radio', { name: `1 ${point}, Bad`, exact: true }).count()).toBe(1);
    const best = phone.page.getByRole('radio', { name: `5 ${point}, Good`, exact: true });
    await phone.page
      .locator('label')
      .filter({ has: phone.page.locator('[value="4"]') })
      .click();
    expect(await filled()).toBe(4);
    await best.focus();
    await phone.page.keyboard.press('ArrowLeft');
    expect(await filled()).toBeLessThanOrEqual(4);
    expect(await sent()).toMatchObject({ it: expect.stringMatching(/^[1-5]$/) });
  });
  it('is shown again as it was given', async () => {
    await mount([{ kind: 'rating', id: 'it', max: 5 }], { kept: { sample: { it: '2' } } });
    expect(await filled()).toBe(2);
  });
});

describe('a range of dates', () => {
  const field: Field = { kind: 'dateRange', id: 'it', from: 'today', until: '2027-12-31', mostNights: 7 };
  const [first, last] = [() => control(), () => phone.page.locator('#ask-it-last')];
  const nights = () => phone.page.locator('[data-field=it] [role=status]').innerText();

  it('says nothing of a day that is still to come, then counts the nights', async () => {
    await mount([field]);
    expect(await first().getAttribute('min')).toBe('2026-11-21');
    await first().fill('2026-12-24');
    await last().focus();
    expect(await errorOf().count()).toBe(0);
    await last().fill('2026-12-27');
    expect(await nights()).toBe(`3 ${message('field.dateRange.nights')}`);
    expect(await sent()).toEqual({ it: '2026-12-24/2026-12-27' });
  });
  it.each(
    casesOfRun(
      [
        ['2026-12-24', '', 'required'],
        ['2026-12-24', '2026-12-20', 'invalid'],
        ['2026-12-24', '2026-12-24', 'tooShort'],
        ['2026-12-20', '2026-12-31', 'tooLong'],
        ['2026-11-20', '2026-11-23', 'tooSmall'],
        ['2027-12-30', '2028-01-02', 'tooLarge'],
      ],
      ([, , error]) => error === 'tooShort',
    ),
  )('from %s to %s is refused: %s', async (from, to, error) => {
    await mount([field]);
    await first().fill(from);
    await last().fill(to);
    await last().blur();
    await errorOf().waitFor();
    expect(await errorOf().innerText()).toBe(message(`field.dateRange.${error}`));
    await send();
    await expect.poll(() => first().evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await phone.page.evaluate(() => window.harness.calls)).toEqual([]);
  });
});

describe('a time', () => {
  it('is chosen from a list, which ends where the field says', async () => {
    await mount([{ kind: 'time', id: 'it', from: '09:00', until: '10:40', step: 30 }]);
    const offered = await control().locator('option').allInnerTexts();
    expect(offered).toEqual([message('field.time.placeholder'), '09:00', '09:30', '10:00', '10:30']);
    await send();
    expect(await errorOf().innerText()).toBe(message('field.time.required'));
    await control().selectOption('10:30');
    expect(await sent()).toEqual({ it: '10:30' });
  });
});

describe('a telephone number of other countries', () => {
  const field = (...countries: ('GB' | 'DE' | 'FR' | 'US' | 'CA')[]): Field => ({
    kind: 'phone',
    id: 'it',
    countries,
  });
  const country = () => phone.page.getByRole('combobox');
  // In `npm test` phone-of-countries.test.ts has the numbers, and the next test the code of one country.
  inFullRun(
    'has a list of countries with their names, follows a country code, and is sent as E.164',
    async () => {
      await mount([field('GB', 'DE', 'FR')]);
      await expect
        .poll(() => country().locator('option').allInnerTexts())
        .toEqual(['+44 英国', '+49 德国', '+33 法国']);
      expect(await axe()).toEqual([]);
      expect(await tooSmall()).toEqual([]);
      await control().fill('12');
      await send();
      expect(await errorOf().innerText()).toBe(message('field.phone.invalid'));
      await control().fill('+33 6 12 34 56 78');
      await control().blur();
      expect(await country().inputValue()).toBe('FR');
      expect(await control().inputValue()).toBe('06 12 34 56 78');
      expect(await sent()).toEqual({ it: '+33612345678' });
    },
  );
  inFullRun('shows the whole code of the country that is chosen on the narrowest phone', async () => {
    const { page } = phone;
    const shown = page.locator('[data-field] [aria-hidden=true]').filter({ hasText: '+' });
    const isCut = () => shown.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
    await mount([field('GB', 'US', 'CA')]);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await country().selectOption('GB');
      expect([await shown.innerText(), await isCut()], String(width)).toEqual(['+44', false]);
      // Two have the same code, so the country is named.
      await country().selectOption('CA');
      expect([await shown.innerText(), await isCut()], String(width)).toEqual(['+1 CA', false]);
      const [list, number] = [await country().boundingBox(), await control().boundingBox()];
      expect(number?.width).toBeGreaterThan((list?.width ?? 0) + 20);
    }
  });
  it('of one country has its code beside it, and keeps an answer that was given before', async () => {
    await mount([field('GB')], { kept: { sample: { it: 'GB 07400123456' } } });
    expect(await control().inputValue()).toBe('07400 123456');
    expect(await phone.page.locator('form').innerText()).toContain('+44');
    expect(await sent()).toEqual({ it: '+447400123456' });
  });
});

describe('a hidden value', () => {
  const sources = ['channel', 'utm_source', 'page', 'os', 'host'] as const;
  it('is what the visit knows when the form is sent, else its own value, and begins no answers', async () => {
    const fields: Field[] = sources.map((source) => ({
      kind: 'hidden',
      id: source,
      source,
      value: 'unknown',
    }));
    const { facts } = phone.config;
    await mount([...fields, { kind: 'hidden', id: 'form', value: 'quote-2' }], {
      facts: { ...facts, own: { ...facts.own, channel: '5265' }, query: { utm_source: 'x'.repeat(300) } },
    });
    expect(await phone.page.locator('[data-field]').count()).toBe(0);
    expect(await sent()).toEqual({
      channel: '5265',
      utm_source: 'x'.repeat(200),
      page: 'sample',
      os: 'android',
      host: 'unknown',
      form: 'quote-2',
    });
  });
});

describe('a default', () => {
  const fields: Field[] = [
    { kind: 'choice', id: 'kind', options, default: 'oil' },
    { kind: 'picker', id: 'job', options, default: 'tyres' },
    { kind: 'choices', id: 'parts', options, default: ['brakes', 'lights'] },
    { kind: 'yesNo', id: 'tow', no: { value: '0' }, default: 'no' },
    { kind: 'amount', id: 'sum', min: 0, max: 9000, step: 100, default: 500 },
    { kind: 'number', id: 'km', min: 0, max: 90, decimals: 1, unit: 'km', default: 1.5 },
    { kind: 'text', id: 'note', default: 'As before', optional: true },
  ];
  it('is the answer until the visitor gives another, and shows what depends on it', async () => {
    await mount([...fields, { kind: 'text', id: 'grade', showWhenAnswers: { kind: 'oil' }, optional: true }]);
    expect(await control('sum').inputValue()).toBe('500');
    expect(await control('note').inputValue()).toBe('As before');
    expect(await control('grade').count()).toBe(1);
    expect(await axe()).toEqual([]);
    await control('note').fill('');
    await phone.page.getByRole('radio', { name: message('field.yesNo.yes') }).focus();
    await phone.page.keyboard.press('Space');
    expect(await sent()).toEqual({
      kind: 'oil',
      job: 'tyres',
      parts: 'brakes,lights',
      tow: 'yes',
      sum: '500',
      km: '1.5',
    });
  });
  it('gives way to an answer that was given before', async () => {
    await mount(fields, { kept: { sample: { kind: 'lights', note: '' } } });
    expect(await sent()).toMatchObject({ kind: 'lights', job: 'tyres' });
  });
});

describe('a condition on an answer', () => {
  const note = (id: string, of: string, condition: NonNullable<Field['showWhenAnswers']>[string]): Field => ({
    kind: 'text',
    id,
    label: id,
    optional: true,
    showWhenAnswers: { [of]: condition },
  });
  const shown = async (...ids: string[]) => {
    const all = await Promise.all(ids.map(async (id) => ((await control(id).count()) > 0 ? [id] : [])));
    return all.flat();
  };

  it('compares sizes, excludes answers, asks whether there is one, and finds one of several choices', async () => {
    const ids = ['low', 'high', 'other', 'given', 'empty', 'brakes', 'rest'];
    await mount([
      { kind: 'amount', id: 'sum', min: 0, max: 9000, step: 100, optional: true },
      { kind: 'choices', id: 'parts', options, optional: true },
      note('low', 'sum', { lessThan: 1000 }),
      note('high', 'sum', { atLeast: 1000 }),
      note('other', 'sum', { not: [500, 2000] }),
      note('given', 'sum', { answered: true }),
      note('empty', 'sum', { answered: false }),
      note('brakes', 'parts', 'brakes'),
      note('rest', 'parts', { not: ['brakes', 'oil'] }),
    ]);
    expect(await shown(...ids)).toEqual(['empty']);
    await control('sum').fill('500');
    await control('sum').blur();
    await expect.poll(() => shown(...ids)).toEqual(['low', 'given']);
    await control('sum').fill('3,000');
    await control('sum').blur();
    await expect.poll(() => shown(...ids)).toEqual(['high', 'other', 'given']);
    await phone.page.getByText('The tyres').click();
    await expect.poll(() => shown('brakes', 'rest')).toEqual(['rest']);
    await phone.page.getByText('The brakes').click();
    await expect.poll(() => shown('brakes', 'rest')).toEqual(['brakes']);
    await control('brakes').fill('worn');
    expect(await sent()).toEqual({ sum: '3000', parts: 'brakes,tyres', brakes: 'worn' });
  });
  it('works in a form of login fields alone', async () => {
    await mount([
      { kind: 'mobile', id: 'phone' },
      {
        kind: 'consent',
        id: 'agree',
        text: 'I agree',
        links: [],
        showWhenAnswers: { phone: { answered: true } },
      },
    ]);
    expect(await control('agree').count()).toBe(0);
    await control('phone').fill('13812345678');
    await control('phone').blur();
    await control('agree').waitFor();
  });
});
