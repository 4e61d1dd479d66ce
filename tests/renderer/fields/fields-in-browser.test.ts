import { setTimeout as pause } from 'node:timers/promises';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Field } from '../../../schemas/index.ts';
import { launch } from '../../harness/browser.ts';
import { inFullRun } from '../../harness/divided-tests.ts';
import { animationsFinished, timersFired } from '../../harness/page-events.ts';
import { casesOfRun, firstOf } from '../../journeys/harness/matrix.ts';
import type { HarnessState } from '../harness/main.tsx';
import { formPage } from '../harness/sample.ts';
import { makeHarnessState, provideState, type Running, startHarness } from '../harness/start.ts';

let running: Running;
let config: HarnessState;
let browser: Browser;
let phone: BrowserContext;
let page: Page;
let errors: string[];
beforeAll(async () => {
  [running, config, browser] = await Promise.all([startHarness(), makeHarnessState(), launch()]);
  phone = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  await provideState(phone, config);
  page = await phone.newPage();
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(running.address);
});
afterAll(async () => {
  await browser?.close();
  await running?.stop();
});
beforeEach(() => {
  errors = [];
});

const answered = (data: unknown) => ({ kind: 'answered', code: 200, message: '', data }) as const;
const lost = { kind: 'unanswered', reason: 'network' } as const;
const lists = (province_list: object, city_list: object, county_list: object) =>
  answered({ province_list, city_list, county_list });
const cities = lists(
  { '310000': 'Shanghai', '330000': 'Zhejiang', '440000': 'Guangdong' },
  { '310100': 'Shanghai', '330100': 'Hangzhou', '330200': 'Ningbo', '441900': 'Dongguan' },
  {},
);
const hangzhou = lists({}, {}, { '330102': 'Shangcheng', '330106': 'Xihu' });
const ningbo = lists({}, {}, { '330203': 'Haishu' });
const none = lists({}, {}, {});
const cars = answered({
  options: ['North', 'South'].map((brand) => ({
    id: brand,
    name: brand,
    options: ['sedan', 'van'].map((one) => ({
      id: `${brand}-${one}`,
      name: `${brand} ${one}`,
      options: [1, 2].map((number) => ({ id: `${brand}-${one}-${number}`, name: `${one} ${number}` })),
    })),
  })),
});
const many = Array.from({ length: 12 }, (_, at) => ({ value: `v${at}`, label: `Option ${at}` }));

const fields = {
  area: { kind: 'area', id: 'it', levels: 3 },
  cities: { kind: 'area', id: 'it', levels: 2 },
  picker: { kind: 'picker', id: 'it', options: many },
  cascade: { kind: 'cascade', id: 'it', endpoint: 'carModels', levels: ['Brand', 'Series', 'Model'] },
  plate: { kind: 'plate', id: 'it' },
  day: { kind: 'date', id: 'it', precision: 'day', from: '2000-01-01', until: 'today' },
  month: { kind: 'date', id: 'it', precision: 'month', from: '2000-01-01', until: 'today' },
  number: { kind: 'number', id: 'it', min: 0, max: 60_000, decimals: 2, unit: 'km' },
} as const satisfies Record<string, Field>;

const mount = async (field: Field, change: Partial<HarnessState> = {}, more: Field[] = []) => {
  const results = { save: [answered(null)], regionList: [cities], carModels: [cars], ...change.results };
  const limits = { ...config.limits, today: '2026-11-21' };
  await page.evaluate(([shown, around]) => window.harness.mount(shown, around), [
    formPage([field, ...more]),
    { ...change, limits, results },
  ] as const);
  await page.locator('main').waitFor();
};
const message = (id: string) => config.messages[id] ?? id;
const control = () => page.locator('#ask-it');
const errorText = () => page.locator('#ask-it-error').innerText();
const sheet = () => page.locator('dialog');
const column = (name: string) => sheet().getByRole('listbox', { name: message(name) });
const chosen = (list: Locator) => list.getByRole('option', { selected: true }).innerText();
const confirm = () => sheet().getByText(message('field.confirm'), { exact: true }).click();
const asked = async () =>
  (await page.evaluate(() => window.harness.calls))
    .filter((call) => call.endpoint !== 'save')
    .map((call) => call.payload);
const send = () => page.locator('button[type=submit]').click();
const sent = async () => {
  await send();
  await expect
    .poll(() => page.evaluate(() => window.harness.calls.some((call) => call.endpoint === 'save')))
    .toBe(true);
  return page.evaluate(() => window.harness.calls.find((call) => call.endpoint === 'save')?.payload.it);
};
const axe = async () => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html).join(' ')}`);
};
/** A touch: down, over in steps, up. */
const swipe = async (list: Locator, by: number, msOfStep = 16) => {
  const box = await list.boundingBox();
  if (!box) throw new Error('the wheel is not shown');
  const glass = await phone.newCDPSession(page);
  const x = box.x + box.width / 2;
  const start = box.y + box.height / 2;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    glass.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x, y }] });
  await touch('touchStart', start);
  for (let step = 1; step <= 10; step++) {
    await touch('touchMove', start + (by * step) / 10);
    await pause(msOfStep);
  }
  return { release: () => touch('touchEnd') };
};

describe('a wheel', () => {
  it('is turned by touch, rests on a row, and stores the answer when it is confirmed', async () => {
    await mount(fields.picker);
    await control().tap();
    const list = sheet().getByRole('listbox');
    expect(await chosen(list)).toBe('Option 0');
    const thumb = await swipe(list, -150, 40);
    await timersFired(page, 400);
    // While the finger holds it, nothing is chosen.
    expect(await chosen(list)).toBe('Option 0');
    await thumb.release();
    await expect.poll(() => chosen(list)).not.toBe('Option 0');
    expect((await list.evaluate((element) => element.scrollTop)) % 44).toBe(0);
    const name = await chosen(list);
    await confirm();
    await expect.poll(() => control().innerText()).toBe(name);
    expect(await sent()).toBe(name.replace('Option ', 'v'));
    expect(errors).toEqual([]);
  });

  inFullRun('shows six rows of 44 px', async () => {
    await mount(fields.picker);
    await control().tap();
    const list = await sheet().getByRole('listbox').boundingBox();
    const row = await sheet().getByRole('option').first().boundingBox();
    expect([list?.height, row?.height].map((height) => Math.round(height ?? 0))).toEqual([264, 44]);
  });

  // In `npm test` each kind of field is used by touch and by keys, and fails to load.
  inFullRun('is turned by a mouse wheel and by a press on a row', async () => {
    await mount(fields.picker);
    await control().tap();
    const list = sheet().getByRole('listbox');
    await list.hover();
    await page.mouse.wheel(0, 100);
    await expect.poll(() => chosen(list)).toBe('Option 2');
    await sheet().getByText('Option 4', { exact: true }).tap();
    await expect.poll(() => chosen(list)).toBe('Option 4');
    expect(await list.evaluate((element) => element.scrollTop)).toBe(4 * 44);
  });

  inFullRun('takes the current row when it is confirmed before it rests', async () => {
    await mount(fields.picker);
    await control().tap();
    const list = sheet().getByRole('listbox');
    await list.evaluate((element) => {
      element.scrollTop = 3 * 44;
      [...document.querySelectorAll<HTMLElement>('dialog button')].at(-1)?.click();
    });
    await expect.poll(() => control().innerText()).toBe('Option 3');
  });

  it('works by keyboard alone, and returns the focus', async () => {
    await mount(fields.picker);
    await control().focus();
    await page.keyboard.press('Enter');
    const list = sheet().getByRole('listbox');
    await expect.poll(() => list.evaluate((element) => element === document.activeElement)).toBe(true);
    for (const [key, name] of [
      ['ArrowDown', 'Option 1'],
      ['ArrowDown', 'Option 2'],
      ['PageDown', 'Option 7'],
      ['ArrowUp', 'Option 6'],
      ['End', 'Option 11'],
      ['ArrowDown', 'Option 11'],
      ['Home', 'Option 0'],
      ['PageDown', 'Option 5'],
    ] as const) {
      await page.keyboard.press(key);
      expect(await chosen(list)).toBe(name);
      const active = await list.getAttribute('aria-activedescendant');
      expect(await page.locator(`[id="${active}"]`).innerText()).toBe(name);
    }
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => control().innerText()).toBe('Option 5');
    await expect.poll(() => control().evaluate((one) => one === document.activeElement)).toBe(true);
  });

  inFullRun('changes nothing when it is closed', async () => {
    await mount(fields.picker);
    await control().tap();
    await page.keyboard.press('End');
    await page.keyboard.press('Escape');
    await sheet().waitFor({ state: 'detached' });
    expect(await control().innerText()).toBe(message('field.picker.placeholder'));
    await expect.poll(() => control().evaluate((one) => one === document.activeElement)).toBe(true);
    await send();
    await expect.poll(errorText).toBe(message('field.picker.required'));
  });

  it('is used for more than eight options; fewer are a native list', async () => {
    await mount({ ...fields.picker, options: many.slice(0, 8) });
    expect(await control().evaluate((one) => one.tagName)).toBe('SELECT');
  });
});

describe('an area', () => {
  /** Presses the keys in one go: a pause between two would be a rest on the row of the first one. */
  const turn = (name: string, ...keys: string[]) =>
    column(name).evaluate(async (list, pressed) => {
      list.focus();
      for (const key of pressed) {
        list.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
        // React renders in a microtask.
        await new Promise<void>((resolve) => queueMicrotask(() => queueMicrotask(resolve)));
      }
    }, keys);

  inFullRun('requests the counties of a city when that city is chosen, and once', async () => {
    await mount(fields.area, { results: { regionList: [cities, hangzhou, ningbo] } });
    expect(await asked()).toEqual([]);
    await control().tap();
    await column('field.area.province').waitFor();
    expect(await asked()).toEqual([{ level: '2' }]);
    await turn('field.area.province', 'ArrowDown', 'ArrowDown');
    await expect.poll(() => chosen(column('field.area.province'))).toBe('Zhejiang');
    await timersFired(page, 400);
    expect(await asked()).toHaveLength(1);
    await turn('field.area.city', 'ArrowDown');
    await column('field.area.county').getByText('Xihu').waitFor();
    await turn('field.area.city', 'ArrowDown');
    await column('field.area.county').getByText('Haishu').waitFor();
    await turn('field.area.city', 'ArrowUp');
    await column('field.area.county').getByText('Xihu').waitFor();
    await timersFired(page, 400);
    expect(await asked()).toEqual([{ level: '2' }, { parent: '330100' }, { parent: '330200' }]);
    await turn('field.area.county', 'End');
    await confirm();
    await expect.poll(() => control().innerText()).toBe('Zhejiang Hangzhou Xihu');
    await control().tap();
    await expect.poll(() => chosen(column('field.area.county'))).toBe('Xihu');
    expect(await asked()).toHaveLength(3);
    await page.keyboard.press('Escape');
    expect(await sent()).toBe('330106');
    expect(errors).toEqual([]);
  });

  inFullRun('does not request the counties of cities that the wheel passes', async () => {
    await mount(fields.area, { results: { regionList: [cities, ningbo] } });
    await control().tap();
    await turn('field.area.province', 'ArrowDown', 'ArrowDown');
    await turn('field.area.city', 'ArrowDown', 'ArrowDown');
    await column('field.area.county').getByText('Haishu').waitFor();
    expect(await asked()).toEqual([{ level: '2' }, { parent: '330200' }]);
  });

  inFullRun('accepts a city without counties as the whole answer', async () => {
    await mount(fields.area, { results: { regionList: [cities, none] } });
    await control().tap();
    await turn('field.area.province', 'End');
    await turn('field.area.city', 'ArrowDown');
    await expect.poll(asked).toEqual([{ level: '2' }, { parent: '441900' }]);
    await expect.poll(() => column('field.area.county').getAttribute('aria-busy')).toBe('false');
    await confirm();
    await expect.poll(() => control().innerText()).toBe('Guangdong Dongguan');
    expect(await sent()).toBe('441900');
  });

  it('shows an error if the regions or the counties cannot be loaded, and tries again', async () => {
    await mount(fields.area, { results: { regionList: [lost, cities, lost, hangzhou] } });
    await control().tap();
    await sheet().getByText(message('field.area.failed')).waitFor();
    await sheet()
      .getByRole('button', { name: message('action.retry'), exact: true })
      .tap();
    await column('field.area.province').waitFor();
    await turn('field.area.province', 'ArrowDown', 'ArrowDown');
    await turn('field.area.city', 'ArrowDown');
    await sheet().getByText(message('field.area.countiesFailed')).waitFor();
    await confirm();
    expect(await sheet().isVisible()).toBe(true);
    await sheet()
      .getByRole('button', { name: message('action.retry'), exact: true })
      .tap();
    await column('field.area.county').getByText('Xihu').waitFor();
  });
});

describe('a cascade', () => {
  it('goes step by step, back to a step, and sends the path', async () => {
    await mount(fields.cascade);
    await control().tap();
    await sheet().getByText('South', { exact: true }).tap();
    await sheet().getByText('South van').tap();
    await sheet()
      .getByRole('button', { name: /^Brand/ })
      .tap();
    await sheet().getByText('North', { exact: true }).tap();
    await sheet().getByText('North sedan').tap();
    await sheet().getByText('sedan 2').tap();
    await expect.poll(() => control().innerText()).toBe('North North sedan sedan 2');
    expect(await asked()).toEqual([{}]);
    expect(await sent()).toBe('North/North-sedan/North-sedan-2');
  });

  inFullRun('works by keyboard, and returns the focus', async () => {
    await mount(fields.cascade);
    await control().focus();
    await page.keyboard.press('Enter');
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    for (const name of ['North', 'North sedan', 'sedan 1']) {
      await expect.poll(focused).toBe(name);
      await page.keyboard.press('Enter');
    }
    await expect.poll(() => control().innerText()).toBe('North North sedan sedan 1');
    await expect.poll(() => control().evaluate((one) => one === document.activeElement)).toBe(true);
  });

  inFullRun('shows an error if the options cannot be loaded or read, and tries again', async () => {
    await mount(fields.cascade, { results: { carModels: [lost, answered({ options: 3 }), cars] } });
    await control().tap();
    for (let time = 0; time < 2; time++) {
      await sheet().getByText(message('field.cascade.failed')).waitFor();
      await sheet()
        .getByRole('button', { name: message('action.retry'), exact: true })
        .tap();
    }
    await sheet().getByText('North', { exact: true }).waitFor();
    expect(await asked()).toHaveLength(3);
  });

  inFullRun('still shows the chosen names when the page is left and opened again', async () => {
    await mount(fields.cascade, { kept: { sample: { it: 'South/South-van/South-van-1' } } });
    expect(await control().innerText()).toBe(message('field.chosen'));
    await mount(fields.cascade, { kept: { sample: { it: 'North/North-sedan/North-sedan-1' } } });
    expect(await control().innerText()).toBe('North North sedan sedan 1');
  });
});

describe('a plate', () => {
  const province = () => page.locator('#ask-it-province');
  const first = '\u4eac';
  const zhe = '\u6d59';

  it('takes the province from a grid, moves on to the input, and sends one text', async () => {
    await mount(fields.plate);
    await province().tap();
    await expect.poll(() => sheet().getByRole('option').count()).toBe(31);
    await sheet().getByText(zhe, { exact: true }).tap();
    await expect.poll(() => control().evaluate((one) => one === document.activeElement)).toBe(true);
    await control().pressSequentially('a 123-4f');
    expect(await control().inputValue()).toBe('A1234F');
    expect(await sent()).toBe(`${zhe}A1234F`);
  });

  it('moves on to the input at once: a frame that is drawn late takes no focus from the next field', async () => {
    await mount(fields.plate, {}, [{ ...fields.number, id: 'next' }]);
    await province().tap();
    await sheet().getByText(zhe, { exact: true }).waitFor();
    await page.evaluate(() => {
      const late: FrameRequestCallback[] = [];
      const { requestAnimationFrame } = window;
      window.requestAnimationFrame = (callback) => late.push(callback);
      window.addEventListener(
        'draw-late-frames',
        () => {
          window.requestAnimationFrame = requestAnimationFrame;
          for (const callback of late) callback(performance.now());
        },
        { once: true },
      );
    });
    await sheet().getByText(zhe, { exact: true }).dispatchEvent('click');
    await expect.poll(() => control().evaluate((one) => one === document.activeElement)).toBe(true);
    const next = page.locator('#ask-next');
    await next.evaluate((one) => one.focus());
    await page.evaluate(() => window.dispatchEvent(new Event('draw-late-frames')));
    expect(await next.evaluate((one) => one === document.activeElement)).toBe(true);
  });

  inFullRun('moves through the grid by arrow keys, and Tab leaves it', async () => {
    await mount(fields.plate);
    await province().focus();
    await page.keyboard.press('Enter');
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await expect.poll(focused).toBe(first);
    for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
    expect(await focused()).toBe(zhe);
    await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      message('action.close'),
    );
    await page.keyboard.press('Escape');
    await expect.poll(() => province().evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press('Tab');
    expect(await control().evaluate((one) => one === document.activeElement)).toBe(true);
  });

  it('FLT-32: accepts a whole plate that is pasted, full-width and with its dot', async () => {
    await mount(fields.plate);
    await control().fill(`${first}\uff21\u00b7\uff24\uff11\uff12\uff13\uff14\uff15`);
    await control().blur();
    expect(await province().innerText()).toBe(first);
    expect(await control().inputValue()).toBe('AD12345');
    expect(await sent()).toBe(`${first}AD12345`);
  });
});

describe('a date', () => {
  it.each([
    ['day', fields.day, '2024-02-29', '2026-11-22', '1999-12-31', ['2000-01-01', '2026-11-21']],
    ['month', fields.month, '2024-02', '2026-12', '1999-12', ['2000-01', '2026-11']],
  ] as const)(
    "to the %s uses the phone's native input, within its limits",
    async (_, field, right, late, early, limits) => {
      await mount(field);
      expect([await control().getAttribute('min'), await control().getAttribute('max')]).toEqual(limits);
      await send();
      await expect.poll(errorText).toBe(message('field.date.required'));
      await control().fill(late);
      await expect.poll(errorText).toBe(message('field.date.tooLarge'));
      await control().fill(early);
      await expect.poll(errorText).toBe(message('field.date.tooSmall'));
      await control().fill(right);
      expect(await sent()).toBe(right);
    },
  );

  inFullRun('shows its own hint until there is a date', async () => {
    await mount(fields.month);
    const hint = page.getByText(message('field.date.placeholderMonth'));
    expect(await hint.isVisible()).toBe(true);
    await control().fill('2024-02');
    await control().blur();
    expect(await hint.isVisible()).toBe(false);
  });
});

describe('a number', () => {
  it('is not reformatted while it is typed, and grouped when it is left', async () => {
    await mount(fields.number);
    await control().pressSequentially('12345.50');
    expect(await control().inputValue()).toBe('12345.50');
    await control().blur();
    expect(await control().inputValue()).toBe('12,345.5');
    expect(await sent()).toBe('12345.5');
  });

  it('has no unit beside it, and none in its description, where it is a number of nothing', async () => {
    const { unit: _, ...bare } = fields.number;
    await mount(bare);
    expect(await page.locator('#ask-it-unit').count()).toBe(0);
    expect(await control().getAttribute('aria-describedby')).toBeNull();
    await control().fill('42');
    expect(await sent()).toBe('42');
  });

  inFullRun('asks for the keyboard that it needs, and announces its unit', async () => {
    await mount(fields.number);
    expect(await control().getAttribute('inputmode')).toBe('decimal');
    expect(await page.locator('#ask-it-unit').innerText()).toBe('km');
    expect(await control().getAttribute('aria-describedby')).toBe('ask-it-unit');
    await mount({ ...fields.number, decimals: 0 });
    expect(await control().getAttribute('inputmode')).toBe('numeric');
    await mount({ ...fields.number, min: -5 });
    expect(await control().getAttribute('inputmode')).toBe('text');
  });

  it.each([
    ['abc', 'field.number.invalid'],
    ['70000', 'field.number.tooLarge'],
    ['-1', 'field.number.tooSmall'],
    ['1.234', 'field.number.tooLong'],
  ])('refuses %s', async (typed, id) => {
    await mount(fields.number);
    await control().fill(typed);
    await send();
    await expect.poll(errorText).toBe(message(id));
  });
});

const isFirst = firstOf(() => 'any');

// A form with every field, its errors and an open sheet is judged by axe in tests/renderer/page; here the first of each.
describe('axe', () => {
  // In `npm test` page-accessibility.test.ts has a form with its errors.
  inFullRun.each(Object.entries(fields))('finds nothing in %s: empty, wrong', async (_, field) => {
    await mount(field);
    expect(await axe()).toEqual([]);
    await send();
    await page.locator('#ask-it-error').waitFor();
    expect(await axe()).toEqual([]);
  });

  const sheets = [
    ['area', fields.area, '#ask-it'],
    ['picker', fields.picker, '#ask-it'],
    ['cascade', fields.cascade, '#ask-it'],
    ['plate', fields.plate, '#ask-it-province'],
  ] as const;
  it.each(casesOfRun(sheets, isFirst))('finds nothing in the sheet of %s', async (_, field, opener) => {
    await mount(field);
    await page.locator(opener).tap();
    await sheet()
      .getByRole('option')
      .or(sheet().getByText('North', { exact: true }))
      .first()
      .waitFor();
    // After the sheet has opened: a half-transparent text has less contrast.
    await animationsFinished(page);
    expect(await axe()).toEqual([]);
  });

  // In `npm test` area-sheet-in-browser.test.ts has a sheet that does not load.
  inFullRun.each(['area', 'cascade'] as const)(
    'finds nothing in the sheet of %s: loading, failed',
    async (kind) => {
      await mount(fields[kind], { results: { regionList: [lost], carModels: [lost] }, delayMs: 1500 });
      await control().tap();
      await sheet().waitFor();
      await animationsFinished(page);
      expect(await axe()).toEqual([]);
      await sheet()
        .getByText(message(`field.${kind}.failed`))
        .waitFor();
      expect(await axe()).toEqual([]);
    },
  );

  inFullRun('finds targets of 44 px at least', async () => {
    for (const [field, opener] of [
      [fields.plate, '#ask-it-province'],
      [fields.cascade, '#ask-it'],
      [fields.area, '#ask-it'],
    ] as const) {
      await mount(field);
      await page.locator(opener).tap();
      await sheet().waitFor();
      await animationsFinished(page);
      const small = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('dialog button, dialog [role=option], main button')]
          .map((one) => ({ text: one.textContent, height: one.offsetHeight, width: one.offsetWidth }))
          .filter(({ height, width }) => height < 44 || width < 44),
      );
      expect(small).toEqual([]);
    }
  });
});

describe('the current position', () => {
  const locate = { endpoint: 'geocoder', consentField: 'agree' };
  const located = answered({ code: '330106', address: 'West Lake 1' });
  const position = { latitude: 30.274_085, longitude: 120.155_07 };
  const phoneIn = (coords: typeof position) =>
    page.evaluate((here) => {
      const getCurrentPosition = (found: (at: unknown) => void) => found({ coords: here });
      Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
    }, coords);
  const agree: Field = { kind: 'consent', id: 'agree', text: 'I agree', links: [] };
  const offer = (field: Field, results: HarnessState['results'], consent = agree) =>
    mount(field, { results }, [consent]);
  const press = () => page.getByRole('button', { name: message('field.locate.press') }).tap();
  const agreeAndPress = async () => {
    await page.locator('[name=agree]').check();
    await press();
  };
  const geocoded = async () =>
    (await page.evaluate(() => window.harness.calls))
      .filter(({ endpoint }) => endpoint === 'geocoder')
      .map(({ payload }) => payload);

  it('is sent to a kilometre for a city, and fills the city in', async () => {
    await offer({ ...fields.cities, locate }, { geocoder: [located] });
    await phoneIn(position);
    await agreeAndPress();
    await page.getByText(message('field.locate.found')).waitFor();
    expect(await control().innerText()).toBe('Zhejiang Hangzhou');
    expect(await geocoded()).toEqual([{ latitude: '30.27', longitude: '120.16' }]);
    expect(await sent()).toBe('330100');
  });

  inFullRun('opens the wheel where a county is still to choose, at the one that was found', async () => {
    await offer({ ...fields.area, locate }, { geocoder: [located], regionList: [cities, hangzhou] });
    await phoneIn(position);
    // Opened by no press, a sheet opens some frames after its columns are rendered; on a slow phone they are many.
    await page.evaluate(() => {
      const { prototype } = HTMLDialogElement;
      const open = prototype.showModal;
      prototype.showModal = function (this: HTMLDialogElement) {
        prototype.showModal = open;
        const openAfter = (frames: number) =>
          frames === 0 ? open.call(this) : requestAnimationFrame(() => openAfter(frames - 1));
        openAfter(10);
      };
    });
    await agreeAndPress();
    await expect.poll(() => chosen(column('field.area.county'))).toBe('Xihu');
    await confirm();
    await page.getByText(message('field.locate.foundCity')).waitFor({ state: 'detached' });
    expect(await sent()).toBe('330106');
  });

  inFullRun('is sent to the metre for an address, and fills it in with its length', async () => {
    await offer({ kind: 'address', id: 'it', locate }, { geocoder: [located] });
    await phoneIn(position);
    await agreeAndPress();
    await page.getByText(message('field.locate.foundAddress')).waitFor();
    expect(await control().inputValue()).toBe('West Lake 1');
    expect(await page.getByText('11/200').count()).toBe(1);
    const [payload] = await geocoded();
    expect(Object.values(payload ?? {}).map((degrees) => degrees.split('.')[1]?.length)).toEqual([5, 5]);
    expect(await sent()).toBe('West Lake 1');
  });

  inFullRun.each([
    ['no code', { address: 'West Lake 1' }],
    ['no address', { code: '330106' }],
    ['a code of another form', { code: 330, address: 'West Lake 1' }],
    ['nothing', null],
  ])('is not trusted from a response with %s', async (_, data) => {
    await offer({ ...fields.cities, locate }, { geocoder: [answered(data)] });
    await phoneIn(position);
    await agreeAndPress();
    await page.getByText(message('field.locate.failed')).waitFor();
    expect(await control().innerText()).toBe(message('field.area.placeholder'));
  });

  inFullRun('is not read under a consent that may be left out and is not ticked', async () => {
    await offer({ ...fields.cities, locate }, { geocoder: [located] }, { ...agree, optional: true });
    await phoneIn(position);
    await press();
    await page.getByText(message('field.locate.consent')).waitFor();
    expect(await geocoded()).toEqual([]);
    await agreeAndPress();
    await page.getByText(message('field.locate.found')).waitFor();
    expect(await geocoded()).toHaveLength(1);
  });
});
