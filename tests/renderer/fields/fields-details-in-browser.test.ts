import { setTimeout as pause } from 'node:timers/promises';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Field } from '../../../schemas/index.ts';
import { launch } from '../../harness/browser.ts';
import { timersFired } from '../../harness/page-events.ts';
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
const lists = (province_list: object, city_list: object, county_list: object) =>
  answered({ province_list, city_list, county_list });
const cities = lists(
  { '310000': 'Shanghai', '330000': 'Zhejiang', '440000': 'Guangdong' },
  { '310100': 'Shanghai', '330100': 'Hangzhou', '330200': 'Ningbo', '441900': 'Dongguan' },
  {},
);
const hangzhou = lists({}, {}, { '330102': 'Shangcheng', '330106': 'Xihu' });
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

// In `npm test` a wheel is turned by touch, by mouse and by keys, an area requests its counties once, a plate is typed and
// pasted, and a position opens the wheel; tests/renderer/page judges every field by axe.
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

  it('is turned by touch too', async () => {
    await mount(fields.cities);
    await control().tap();
    await (await swipe(column('field.area.province'), -88, 40)).release();
    await expect.poll(() => chosen(column('field.area.province'))).toBe('Zhejiang');
    await (await swipe(column('field.area.city'), -44, 40)).release();
    await expect.poll(() => chosen(column('field.area.city'))).toBe('Hangzhou');
    await confirm();
    expect(await sent()).toBe('330100');
  });

  it('starts with no choice, code 000000, and names the missing level', async () => {
    await mount(fields.area, { results: { regionList: [cities, hangzhou] } });
    await control().tap();
    expect(await chosen(column('field.area.province'))).toBe(message('field.unchosen'));
    await confirm();
    await sheet().getByText(message('field.area.required')).waitFor();
    await turn('field.area.province', 'ArrowDown');
    await turn('field.area.city', 'ArrowDown');
    await turn('field.area.province', 'ArrowDown');
    // Another province has other cities: the old city is dropped.
    expect(await chosen(column('field.area.city'))).toBe(message('field.unchosen'));
    await page.keyboard.press('Escape');
    await sheet().waitFor({ state: 'detached' });
    await send();
    await expect.poll(errorText).toBe(message('field.area.required'));
    await expect.poll(() => control().evaluate((one) => one === document.activeElement)).toBe(true);
  });

  it('names the missing level: the city, then the county', async () => {
    await mount(fields.area, { results: { regionList: [cities, hangzhou] } });
    await control().tap();
    await turn('field.area.province', 'ArrowDown', 'ArrowDown');
    await confirm();
    await sheet().getByText(message('field.area.cityRequired')).waitFor();
    await turn('field.area.city', 'ArrowDown');
    await column('field.area.county').getByText('Xihu').waitFor();
    await confirm();
    await sheet().getByText(message('field.area.countyRequired')).waitFor();
    await turn('field.area.county', 'ArrowDown');
    expect(await sheet().getByText(message('field.area.countyRequired')).count()).toBe(0);
  });

  it('chooses the only city of a province by itself, and requests its counties', async () => {
    const huangpu = lists({}, {}, { '310101': 'Huangpu' });
    await mount(fields.area, { results: { regionList: [cities, huangpu] } });
    await control().tap();
    await turn('field.area.province', 'ArrowDown');
    await expect.poll(() => chosen(column('field.area.city'))).toBe('Shanghai');
    await column('field.area.county').getByText('Huangpu').waitFor();
    expect(await asked()).toEqual([{ level: '2' }, { parent: '310100' }]);
    await turn('field.area.city', 'ArrowUp');
    expect(await chosen(column('field.area.city'))).toBe(message('field.unchosen'));
    await mount(fields.cities);
    await control().tap();
    await turn('field.area.province', 'ArrowDown');
    await confirm();
    await expect.poll(() => control().innerText()).toBe('Shanghai');
    expect(await sent()).toBe('310100');
  });

  it('makes no further call to an API that returns everything at once', async () => {
    const all = lists({ '330000': 'Zhejiang' }, { '330100': 'Hangzhou' }, { '330106': 'Xihu' });
    await mount(fields.area, { results: { regionList: [all] } });
    await control().tap();
    await turn('field.area.province', 'End');
    await turn('field.area.city', 'End');
    await column('field.area.county').getByText('Xihu').waitFor();
    await timersFired(page, 400);
    expect(await asked()).toHaveLength(1);
  });
});

describe('a plate', () => {
  const province = () => page.locator('#ask-it-province');
  const first = '\u4eac';

  it('shows an error for a plate without its province', async () => {
    await mount(fields.plate);
    await send();
    await expect.poll(errorText).toBe(message('field.plate.required'));
    await control().fill('A12345');
    await expect.poll(errorText).toBe(message('field.plate.invalid'));
    await province().tap();
    await sheet().getByText(first, { exact: true }).tap();
    await expect.poll(() => page.locator('#ask-it-error').count()).toBe(0);
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

  it('has a button of 44 px that says what it sends, without a violation of axe in any state', async () => {
    await offer({ ...fields.cities, locate }, { geocoder: [located] });
    const button = page.getByRole('button', { name: message('field.locate.press') });
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(await axe()).toEqual([]);
    await phoneIn(position);
    await agreeAndPress();
    await page.getByText(message('field.locate.found')).waitFor();
    expect(await axe()).toEqual([]);
  });
});
