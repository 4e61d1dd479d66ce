import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest';
import { regions } from '../../../sandbox/reference-data/regions.ts';
import type { FieldOf } from '../../../schemas/index.ts';
import { inFullRun, inNpmTest } from '../../harness/divided-tests.ts';
import { timersFired } from '../../harness/page-events.ts';
import { isFullRun } from '../../journeys/harness/matrix.ts';
import type { HarnessState } from '../harness/main.tsx';
import { type Phone, startPhone } from '../harness/phone.ts';
import { formPage } from '../harness/sample.ts';
import { provideState } from '../harness/start.ts';

let { running, config, page, errors } = {} as Phone;
beforeAll(async () => {
  ({ running, config, page, errors } = await startPhone());
});
afterAll(() => running.stop());
beforeEach(() => {
  errors.length = 0;
});

const answered = (data: unknown) => ({ kind: 'answered', code: 200, message: '', data }) as const;
const lost = { kind: 'unanswered', reason: 'network' } as const;
const cities = answered({ ...regions, county_list: {} });
const countiesOf = (city: string) => {
  const below = Object.entries(regions.county_list).filter(([code]) => code.startsWith(city.slice(0, 4)));
  return answered({ county_list: Object.fromEntries(below) });
};

type Area = FieldOf<'area'>;
const toCity: Area = { kind: 'area', id: 'it', levels: 2, hotCities: ['310100', '110100', '440700'] };
const toCounty: Area = { ...toCity, levels: 3 };
interface Visit extends Partial<HarnessState> {
  /** As IP info has named it in this visit. */
  city?: string;
}
const mount = async (field: Area, { city = '', ...change }: Visit = {}) => {
  const values = { ...config.values, 'session.city': city };
  const results = { save: [answered(null)], regionList: [cities], ...change.results };
  await page.evaluate(([shown, around]) => window.harness.mount(shown, around), [
    formPage([field]),
    { ...change, values, results },
  ] as const);
  await page.locator('main').waitFor();
};
const say = (id: string) => config.messages[id] ?? id;
const control = () => page.locator('#ask-it');
const sheet = () => page.locator('dialog');
const button = (name: string) => sheet().getByRole('button', { name, exact: true });
const column = (name: string) => sheet().getByRole('listbox', { name: say(`field.area.${name}`) });
const chosen = (name: string) => column(name).getByRole('option', { selected: true }).innerText();
const search = () => sheet().getByRole('combobox', { name: say('field.area.search') });
const hits = () =>
  sheet()
    .getByRole('listbox', { name: say('field.area.found') })
    .getByRole('option');
const chip = () => page.getByRole('button', { name: say('field.area.source') });
const open = async () => {
  await control().click();
  await column('province').waitFor();
};
const isClosed = () => sheet().waitFor({ state: 'detached' });
const hasFocus = (one: ReturnType<typeof control>) =>
  expect.poll(() => one.evaluate((element) => element === document.activeElement)).toBe(true);
const calls = () => page.evaluate(() => window.harness.calls);
const payloads = async () =>
  (await calls()).filter(({ endpoint }) => endpoint !== 'save').map(({ payload }) => payload);
const sent = async () => {
  await page.locator('button[type=submit]').click();
  await expect.poll(async () => (await calls()).some(({ endpoint }) => endpoint === 'save')).toBe(true);
  return (await calls()).find(({ endpoint }) => endpoint === 'save')?.payload.it;
};

describe('the city of the IP address', () => {
  inNpmTest('is a chip below the empty field: nothing is called or answered before its press', async () => {
    await mount(toCity, { city: '天津' });
    expect(await chip().innerText()).toBe(`天津${say('field.area.source')}`);
    expect(await calls()).toEqual([]);
    await page.locator('button[type=submit]').click();
    await page.locator('#ask-it-error').waitFor();
    expect(await calls()).toEqual([]);
    await chip().click();
    await expect.poll(() => control().innerText()).toBe('天津市');
    await hasFocus(control());
    expect(await chip().count()).toBe(0);
    expect(await payloads()).toEqual([{ level: '2' }]);
    expect(await sent()).toBe('120100');
    expect(errors).toEqual([]);
  });

  inNpmTest('is where the wheel starts, and is no answer before it is confirmed', async () => {
    await mount(toCity, { city: '杭州市' });
    await open();
    expect([await chosen('province'), await chosen('city')]).toEqual(['浙江省', '杭州市']);
    await page.keyboard.press('Escape');
    await isClosed();
    expect(await control().innerText()).toBe(say('field.area.placeholder'));
    await open();
    await button(say('field.confirm')).click();
    await isClosed();
    expect(await sent()).toBe('330100');
  });

  // In `npm test` the city is suggested, the hot cities turn the wheel, and the search is used by keys.
  inFullRun('is one press at the top of the sheet, also when another city is the answer', async () => {
    await mount(toCity, { city: '天津市', kept: { sample: { it: '330200' } } });
    await open();
    expect(await chosen('city')).toBe('宁波市');
    await button(say('field.area.useLikely')).click();
    await isClosed();
    await expect.poll(() => control().innerText()).toBe('天津市');
    await open();
    expect(await button(say('field.area.useLikely')).count()).toBe(0);
    await page.keyboard.press('Escape');
    await isClosed();
    expect(await sent()).toBe('120100');
  });

  inFullRun('leaves the county to the visitor', async () => {
    await mount(toCounty, { city: '杭州市', results: { regionList: [cities, countiesOf('330100')] } });
    await chip().click();
    await column('county').getByText('西湖区').click();
    expect(await control().innerText()).toBe(say('field.area.placeholder'));
    await button(say('field.confirm')).click();
    await isClosed();
    expect(await sent()).toBe('330106');
  });

  inNpmTest(
    'is no suggestion where IP info has not been asked, or names a city that the list lacks',
    async () => {
      await mount(toCity);
      expect(await chip().count()).toBe(0);
      await open();
      expect(await button(say('field.area.useLikely')).count()).toBe(0);
      expect(await chosen('province')).toBe(say('field.unchosen'));
      await mount(toCity, { city: '纽约' });
      await chip().click();
      await column('province').waitFor();
      expect(await button(say('field.area.useLikely')).count()).toBe(0);
      expect(await chosen('province')).toBe(say('field.unchosen'));
    },
  );

  inNpmTest('leads to the sheet with its retry where the list does not load', async () => {
    await mount(toCity, { city: '天津市', results: { regionList: [lost, cities] } });
    await chip().click();
    await sheet().getByText(say('field.area.failed')).waitFor();
    await button(say('action.retry')).click();
    await expect.poll(() => chosen('city')).toBe('天津市');
  });

  inFullRun('does not answer after its press where the visitor has opened the sheet meanwhile', async () => {
    await mount(toCity, { city: '天津市', delayMs: 400 });
    await chip().click();
    await control().click();
    await column('province').waitFor();
    await timersFired(page, 450);
    expect(await sheet().isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await isClosed();
    expect(await control().innerText()).toBe(say('field.area.placeholder'));
  });
});

describe('the hot cities of a field', () => {
  inNpmTest('are chips in the order of the config, without those that the API does not list', async () => {
    await mount(toCity);
    await open();
    const names = await sheet().getByRole('listitem').getByRole('button').allInnerTexts();
    expect(names).toEqual(['上海', '北京']);
    await button('北京').click();
    await isClosed();
    expect(await sent()).toBe('110100');
  });

  inFullRun('turn the wheel where a county is still to choose', async () => {
    await mount(toCounty, { results: { regionList: [cities, countiesOf('310100')] } });
    await open();
    await button('上海').click();
    await expect.poll(() => chosen('city')).toBe('上海市');
    await column('county').getByText('徐汇区').waitFor({ state: 'attached' });
    await hasFocus(column('county'));
    expect(await sheet().isVisible()).toBe(true);
  });

  inNpmTest('are no part of a sheet whose field names none', async () => {
    await mount({ kind: 'area', id: 'it', levels: 2 });
    await open();
    expect(await sheet().getByText(say('field.area.hot')).count()).toBe(0);
  });
});

describe('the search of an area', () => {
  inNpmTest('finds by the short name, and is used by keys alone; the form is not sent', async () => {
    await mount(toCity);
    await open();
    await search().focus();
    await page.keyboard.type('江');
    await hits().first().waitFor();
    expect(await hits().count()).toBeGreaterThan(3);
    expect(await column('province').count()).toBe(0);
    await search().fill('浙江');
    await expect
      .poll(() => hits().allInnerTexts())
      .toEqual(['浙江省\n省份', '杭州市\n浙江省', '宁波市\n浙江省']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const active = await search().getAttribute('aria-activedescendant');
    expect(await page.locator(`[id="${active}"]`).innerText()).toContain('宁波市');
    await page.keyboard.press('Enter');
    await isClosed();
    await expect.poll(() => control().innerText()).toBe('浙江省 宁波市');
    expect((await calls()).filter(({ endpoint }) => endpoint === 'save')).toEqual([]);
    expect(await sent()).toBe('330200');
  });

  inNpmTest('turns the wheel to a province, and goes on at its cities', async () => {
    await mount(toCity);
    await open();
    await search().fill('广东省');
    await hits().filter({ hasText: '广东省' }).first().click();
    await expect.poll(() => chosen('province')).toBe('广东省');
    expect(await search().inputValue()).toBe('');
    await hasFocus(column('city'));
  });

  inFullRun('says what to do where nothing is found, and goes back to the wheel', async () => {
    await mount(toCity);
    await open();
    await search().fill('海淀');
    await sheet().getByText(say('field.area.noHitsAdvice')).waitFor();
    expect(await sheet().getByRole('status').first().innerText()).toBe(say('field.area.noHits'));
    await page.keyboard.press('Enter');
    expect(await calls()).toHaveLength(1);
    await button(say('field.area.clear')).last().click();
    await column('province').waitFor();
    // The wheel that came back does not take the focus from the input.
    await timersFired(page, 50);
    await hasFocus(search());
    expect(await search().inputValue()).toBe('');
  });

  inFullRun('is cleared by the first Escape, and the sheet closed by the second', async () => {
    await mount(toCity);
    await open();
    await search().fill('杭');
    await hits().first().waitFor();
    await page.keyboard.press('Escape');
    await column('province').waitFor();
    await page.keyboard.press('Escape');
    await isClosed();
  });

  inNpmTest('waits for the end of a composition, and leaves its Enter to the input method', async () => {
    await mount(toCity);
    await open();
    await search().focus();
    const devtools = await page.context().newCDPSession(page);
    const compose = (text: string) =>
      devtools.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
    await compose('hang');
    await expect.poll(() => search().inputValue()).toBe('hang');
    expect(await sheet().getByText(say('field.area.noHits')).count()).toBe(0);
    await devtools.send('Input.insertText', { text: '杭' });
    await expect.poll(() => hits().allInnerTexts()).toEqual(['杭州市\n浙江省']);
  });
});

describe.runIf(isFullRun)('the content of the sheet', () => {
  // In `npm test` lost-chunks.test.ts loses a chunk, and another retry of this sheet is pressed.
  inFullRun(
    'is loaded when the sheet opens; where it does not load the sheet says so, and tries again',
    async () => {
      const other = await running.browser.newContext();
      await provideState(other, config);
      const tab = await other.newPage();
      await tab.route('**/AreaSheet-*.js*', (route) => route.abort());
      await tab.goto(running.address);
      const around: Partial<HarnessState> = { results: { regionList: [cities] } };
      await tab.evaluate(([shown, state]) => window.harness.mount(shown, state), [
        formPage([toCity]),
        around,
      ] as const);
      await tab.locator('#ask-it').click();
      await tab.locator('dialog').getByText(say('field.area.failed')).waitFor();
      await tab.unroute('**/AreaSheet-*.js*');
      await tab
        .locator('dialog')
        .getByRole('button', { name: say('action.retry') })
        .click();
      await tab.locator('dialog').getByRole('option').first().waitFor();
      await other.close();
    },
  );
});
