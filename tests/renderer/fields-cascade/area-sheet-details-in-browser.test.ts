import { AxeBuilder } from '@axe-core/playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { regions } from '../../../sandbox/reference-data/regions.ts';
import type { FieldOf } from '../../../schemas/index.ts';
import { animationsFinished } from '../../harness/page-events.ts';
import type { HarnessState } from '../harness/main.tsx';
import { type Phone, startPhone } from '../harness/phone.ts';
import { formPage } from '../harness/sample.ts';

let { running, config, page, errors } = {} as Phone;
beforeAll(async () => {
  ({ running, config, page, errors } = await startPhone());
});
afterAll(() => running.stop());
beforeEach(() => {
  errors.length = 0;
});

const answered = (data: unknown) => ({ kind: 'answered', code: 200, message: '', data }) as const;
const cities = answered({ ...regions, county_list: {} });

type Area = FieldOf<'area'>;
const toCity: Area = { kind: 'area', id: 'it', levels: 2, hotCities: ['310100', '110100', '440700'] };
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
const column = (name: string) => sheet().getByRole('listbox', { name: say(`field.area.${name}`) });
const search = () => sheet().getByRole('combobox', { name: say('field.area.search') });
const open = async () => {
  await control().click();
  await column('province').waitFor();
};

interface State {
  state: string;
  visit: Visit;
  typed: string;
}
const states: State[] = [
  { state: 'with a known city', visit: { city: '天津市' }, typed: '' },
  { state: 'without one', visit: {}, typed: '' },
  { state: 'with results', visit: {}, typed: '州' },
  { state: 'without results', visit: {}, typed: '海淀' },
];
const phones = [
  [320, 568],
  [390, 664],
  [390, 844],
] as const;

// In `npm test` tests/renderer/fields judges the sheet by axe, tests/renderer/page the targets of a page, and
// sheets-in-browser.test.ts the wheel on the lowest screen.
const cases = phones.flatMap(([width, height]) => states.map((one) => ({ ...one, width, height })));

describe('the sheet of an area', () => {
  it.each(cases)(
    '$state, on $width × $height, has targets of 44 px, axe finds nothing, and nothing is wider than the phone',
    async ({ visit, typed, width, height }) => {
      await page.setViewportSize({ width, height });
      await mount(toCity, visit);
      await open();
      await search().fill(typed);
      await animationsFinished(page);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html).join(' ')}`)).toEqual(
        [],
      );
      const small = await page.evaluate(() =>
        [
          ...document.querySelectorAll<HTMLElement>(
            'dialog button, dialog input, dialog [role=option], main button',
          ),
        ]
          .map((one) => ({ text: one.textContent, height: one.offsetHeight, width: one.offsetWidth }))
          .filter((one) => one.height < 44 || one.width < 44),
      );
      expect(small).toEqual([]);
      const body = sheet().locator('> div').last();
      expect(await body.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
      // The whole wheel and its button are in sight without scrolling.
      if (typed === '') expect(await body.evaluate((one) => one.scrollHeight - one.clientHeight)).toBe(0);
      await page.setViewportSize({ width: 390, height: 844 });
      expect(errors).toEqual([]);
    },
  );
});
