import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findRegions } from '../../../renderer/fields-cascade/find-regions.ts';
import { likelyCity } from '../../../renderer/fields-cascade/likely-city.ts';
import { type Region, readRegions } from '../../../renderer/fields-cascade/read-regions.ts';
import { shortName } from '../../../renderer/fields-cascade/region-name.ts';
import { regions } from '../../../sandbox/reference-data/regions.ts';

const provinces = readRegions(regions) ?? [];
const namesOf = (typed: string, among: readonly Region[] = provinces) =>
  findRegions(typed, among).map(({ region }) => region.name);

describe('a search for divisions', () => {
  it.each([
    // The short name and the whole one find each other, and a part of it.
    ['杭州', ['杭州市']],
    ['杭州市', ['杭州市']],
    ['杭', ['杭州市']],
    [' 杭 州 ', ['杭州市']],
    ['内蒙', ['内蒙古自治区', '呼和浩特市', '包头市']],
    // A name with the province before it, each as people call them or in full.
    ['浙江杭州', ['杭州市']],
    ['浙江省杭州市', ['杭州市']],
    ['浙江', ['浙江省', '杭州市', '宁波市']],
    ['江苏杭州', []],
    // The province and the city of that name; then the other cities of the province.
    ['吉林', ['吉林省', '吉林市', '长春市']],
    // A municipality is one row: its province has no other city.
    ['北京', ['北京市']],
    ['', []],
    ['   ', []],
    ['海淀', []],
    ['hangzhou', []],
  ] as const)('finds by %j: %j', (typed, names) => expect(namesOf(typed)).toEqual(names));

  it('says of a city in which province it is', () =>
    expect(findRegions('吉林', provinces).map(({ province }) => province?.name)).toEqual([
      undefined,
      '吉林省',
      '吉林省',
    ]));

  it('lists a province without cities, which is an answer itself', () => {
    expect(namesOf('甲', [{ code: '710000', name: '甲省', below: [] }])).toEqual(['甲省']);
  });

  const anyCity = fc.constantFrom(
    ...provinces.flatMap((province) => province.below.map((city) => ({ province, city }))),
  );
  it('finds every city by its name, by its short name, and by both with the province before', () => {
    fc.assert(
      fc.property(anyCity, fc.boolean(), fc.boolean(), ({ province, city }, isShort, hasProvince) => {
        const spelling = isShort ? shortName : (name: string) => name;
        const typed = `${hasProvince ? spelling(province.name) : ''}${spelling(city.name)}`;
        expect(findRegions(typed, provinces).map(({ region }) => region.code)).toContain(city.code);
      }),
    );
  });

  it('finds each division once, never throws, and finds nothing that lacks every letter', () => {
    const text = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'北京市省州江南自治区盟天') }));
    fc.assert(
      fc.property(text, (typed) => {
        const found = findRegions(typed, provinces);
        expect(new Set(found.map(({ region }) => region.code)).size).toBe(found.length);
        for (const { region, province } of found) {
          const all = `${region.name}${province?.name ?? ''}`;
          expect([...typed].some((letter) => all.includes(letter))).toBe(true);
        }
      }),
    );
  });
});

describe('the city of the IP address', () => {
  it.each([
    ['天津市', '120100'],
    ['天津', '120100'],
    ['吉林', '220200'],
    ['', undefined],
    ['市', undefined],
    ['浙江省', undefined],
    ['纽约', undefined],
  ])('%j is %s', (name, code) => expect(likelyCity(name, provinces)?.code).toBe(code));

  it('is none where two cities share the name', () => {
    const twice = ['A', 'B'].map((name, at) => ({
      code: `${at + 1}10000`,
      name,
      below: [{ code: `${at + 1}10100`, name: '同名市', below: [] }],
    }));
    expect(likelyCity('同名', twice)).toBeUndefined();
  });
});
