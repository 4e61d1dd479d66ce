import { expect, it } from 'vitest';
import { cityCodesBeside, isCityCode } from '../../../ops/form-rules/city-codes.ts';
import { regions } from '../../../sandbox/reference-data/regions.ts';

it('knows the code of every city that the sandbox lists, and of no province or county', () => {
  const cities = Object.keys(regions.city_list);
  expect(cities.filter((code) => !isCityCode(code))).toEqual([]);
  const others = [...Object.keys(regions.province_list), ...Object.keys(regions.county_list)];
  expect(others.filter(isCityCode)).toEqual([]);
});

it('knows no code that stands for counties alone, and names the cities of a province', () => {
  expect(['419000', '500200', '990100', ''].filter(isCityCode)).toEqual([]);
  expect(cityCodesBeside('460999')).toEqual(['460100', '460200', '460300', '460400']);
  expect(cityCodesBeside('990100')).toEqual([]);
});
