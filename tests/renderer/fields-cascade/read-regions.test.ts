import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRegions } from '../../../renderer/fields-cascade/read-regions.ts';

describe('readRegions', () => {
  const tree = [
    {
      code: '310000',
      name: 'Shanghai',
      below: [{ code: '310100', name: 'City', below: [{ code: '310101', name: 'Huangpu', below: [] }] }],
    },
  ];
  it('decodes the tree', () => {
    const counties = [
      { code: '310101', name: 'Huangpu' },
      { code: 'x', name: 'no' },
    ];
    const cities = [{ code: '310100', name: 'City', counties }];
    expect(readRegions({ provinces: [{ code: '310000', name: 'Shanghai', cities }] })).toEqual(tree);
  });
  it('decodes one list keyed by code, and three lists by level', () => {
    expect(readRegions({ '310101': 'Huangpu', '310000': 'Shanghai', '310100': 'City' })).toEqual(tree);
    const lists = {
      province_list: { '310000': 'Shanghai' },
      city_list: { '310100': 'City' },
      county_list: { '310101': 'Huangpu' },
    };
    expect(readRegions(lists)).toEqual(tree);
  });
  it('returns null if there are none', () => {
    for (const data of [null, [], {}, { provinces: [] }, '']) expect(readRegions(data)).toBeNull();
  });
  it('never throws', () => {
    fc.assert(fc.property(fc.jsonValue(), (data) => void readRegions(data)));
  });
});
