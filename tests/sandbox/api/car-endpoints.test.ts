import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CarModels, type CarValuation, type Regions, resultCodes } from '../../../schemas/api/index.ts';
import { type Client, startSandbox } from '../harness/sandbox-client.ts';

let client: Client;
beforeAll(() => {
  client = startSandbox();
});
afterAll(() => client.end());

/** A car of 100,000 yuan. The day is 2026-11-21 in Shanghai. */
const car = { model: 'qingchuan-sedan-1', registered: '2023-11', mileage: '5.4', area: '330100' };
const value = (change: Partial<typeof car> = {}) =>
  client.call<CarValuation>('/v1/car/valuation', { ...car, ...change });

test('every brand has three series, every series two or three models with a price, and ids are unique', async () => {
  const { data } = await client.call<CarModels>('/v1/car/models');
  expect(data.options).toHaveLength(8);
  const series = data.options.flatMap((brand) => brand.options);
  const models = series.flatMap((one) => one.options);
  expect(data.options.every((brand) => brand.options.length === 3)).toBe(true);
  expect(series.every((one) => [2, 3].includes(one.options.length))).toBe(true);
  const ids = [...data.options, ...series, ...models].map((one) => one.id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.every((id) => /^[a-z0-9-]+$/.test(id))).toBe(true);
  expect(models.every((model) => model.listPrice >= 50_000 && model.name !== '')).toBe(true);
});

// Calculated by hand from the rules at carValuationSchema.
test.each([
  // 100,000 × 0.65 = 65,000; ± 5 %: 61,750 and 68,250, to the nearest hundred.
  ['three years, as usual', {}, [61_800, 68_300, 3, -0.35, 0, 0]],
  // Half a year between 0.65 and 0.72: 0.685; usual are 4.5, 0.9 over: − 1.35 %. 68,500 × 0.9865 = 67,575.25.
  ['two and a half years', { registered: '2024-05' }, [64_200, 71_000, 2.5, -0.315, -0.0135, 0]],
  // New this month: 0.88; 0.1 over: − 0.15 %. 88,000 × 0.9985 = 87,868.
  ['new', { registered: '2026-11', mileage: '0.1' }, [83_500, 92_300, 0, -0.12, -0.0015, 0]],
  // 5.4 less than usual: + 5.4 %; a largest city: + 3 %. 65,000 × 1.054 × 1.03 = 70,565.3.
  ['never driven, Shanghai', { mileage: '0', area: '310100' }, [67_000, 74_100, 3, -0.35, 0.054, 0.03]],
  // 24.6 over: − 20 % and no more; long winters: − 3 %. 65,000 × 0.8 × 0.97 = 50,440.
  ['driven a lot, Harbin', { mileage: '30', area: '230100' }, [47_900, 53_000, 3, -0.35, -0.2, -0.03]],
  // A county counts as its city; 15 years: 0.10, 27 usual, 27 less: + 10 % and no more. 10,000 × 1.1 × 1.03 = 11,330.
  [
    'fifteen years, a county of Shanghai',
    { registered: '2011-11', mileage: '0', area: '310101' },
    [10_800, 11_900, 15, -0.9, 0.1, 0.03],
  ],
])('values a car of 100,000 yuan: %s', async (_, change, [low, high, ageYears, age, mileage, city]) => {
  const { code, data } = await value(change);
  expect(code).toBe(200);
  expect(data).toMatchObject({ low, high, listPrice: 100_000, ageYears });
  expect(data.factors.map(({ effect }) => effect)).toEqual([age, mileage, city]);
});

test('accepts a path of the cascade as model, and an unknown city has no effect', async () => {
  const path = 'qingchuan/qingchuan-sedan/qingchuan-sedan-1';
  expect((await value({ model: path, area: '' })).data).toEqual((await value()).data);
});

test.each([
  ['an unknown model', { model: 'qingchuan-sedan-9' }, resultCodes.carModelUnknown],
  ['a series', { model: 'qingchuan-sedan' }, resultCodes.carModelUnknown],
  ['no model', { model: '' }, resultCodes.carModelUnknown],
  ['a name of Object.prototype', { model: 'constructor' }, resultCodes.carModelUnknown],
  ['next month', { registered: '2026-12' }, resultCodes.carAgeRefused],
  ['more than fifteen years', { registered: '2011-10' }, resultCodes.carAgeRefused],
  ['no month', { registered: '2023-13' }, resultCodes.carAgeRefused],
  ['a day', { registered: '2023-11-01' }, resultCodes.carAgeRefused],
  ['no mileage', { mileage: '' }, resultCodes.carMileageRefused],
  ['a mileage below zero', { mileage: '-1' }, resultCodes.carMileageRefused],
  ['a mileage of kilometres', { mileage: '54000' }, resultCodes.carMileageRefused],
])('refuses %s', async (_, change, code) => {
  expect(await value(change)).toMatchObject({ status: 200, code, data: null });
});

test('the month is that of Shanghai, where it begins eight hours earlier', async () => {
  client.at(Date.UTC(2026, 10, 30, 15, 59));
  expect((await value({ registered: '2026-12' })).code).toBe(resultCodes.carAgeRefused);
  client.at(Date.UTC(2026, 10, 30, 16));
  expect((await value({ registered: '2026-12' })).code).toBe(200);
});

test('the regions have the requested depth, or are those below one region', async () => {
  const list = async (fields: Record<string, string>) => {
    const { data } = await client.call<Regions>('/v1/region/list', fields);
    return [data.province_list, data.city_list, data.county_list].map((regions) => Object.keys(regions));
  };
  const [provinces, cities, counties] = await list({});
  expect(await list({ level: '1' })).toEqual([provinces, [], []]);
  expect(await list({ level: '2' })).toEqual([provinces, cities, []]);
  expect(await list({ level: '3' })).toEqual([provinces, cities, counties]);
  expect(await list({ level: 'x' })).toEqual([provinces, cities, counties]);
  expect(await list({ parent: '330000' })).toEqual([[], cities?.filter((code) => code.startsWith('33')), []]);
  expect(await list({ parent: '330100', level: '2' })).toEqual([
    [],
    [],
    counties?.filter((code) => code.startsWith('3301')),
  ]);
  for (const parent of ['330101', '999999', 'constructor', '__proto__']) {
    expect(await list({ parent })).toEqual([[], [], []]);
  }
});
