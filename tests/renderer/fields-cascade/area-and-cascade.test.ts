import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  areaName,
  changeArea,
  missingPart,
  readAreaSelection,
} from '../../../renderer/fields-cascade/area-selection.ts';
import { optionsOf, readCascade } from '../../../renderer/fields-cascade/cascade-options.ts';
import { type Region, readCounties } from '../../../renderer/fields-cascade/read-regions.ts';
import type { RegionsState } from '../../../renderer/fields-cascade/use-regions.ts';
import {
  addFieldValidations,
  lazyFieldValidations,
  normaliseAnswer,
  validateAnswer,
} from '../../../runtime/index.ts';
import type { Field } from '../../../schemas/index.ts';
import { limits } from '../../runtime/answers/answer-limits.ts';

addFieldValidations(lazyFieldValidations);

const region = (code: string, below: Region[] = []): Region => ({ code, name: `n${code}`, below });
const provinces = [region('330000', [region('330100'), region('441900')]), region('710000')];
const counties: Record<string, RegionsState> = { '330100': [region('330106')], '441900': [] };

describe('an area selection', () => {
  const read = (code: string, levels: 2 | 3 = 3, known = counties) =>
    readAreaSelection(code, levels, provinces, (city) => known[city.code] ?? 'unasked');

  it.each([
    ['000000', 3, null],
    ['330000', 3, null],
    ['330100', 3, null],
    ['330106', 3, '330106'],
    ['330199', 3, null],
    ['330100', 2, '330100'],
    ['330000', 2, null],
    // A province without cities is complete at either depth.
    ['710000', 2, '710000.'],
    ['710000', 3, '710000.'],
    ['999999', 3, null],
  ] as const)('reads %s to level %i as %s', (code, levels, answer) =>
    expect(read(code, levels).answer).toBe(answer),
  );

  it('is complete at a city without counties, and not while its counties are loading or failed', () => {
    const tree = [region('440000', [region('441900')])];
    const at = (known: RegionsState) => readAreaSelection('441900', 3, tree, () => known).answer;
    expect(at([])).toBe('441900.');
    for (const known of ['unasked', 'loading', 'failed'] as const) expect(at(known)).toBeNull();
  });

  it('falls back to the level above when a column is turned to no choice', () => {
    const draft = read('330106');
    const turn = (column: number, value: string) => changeArea(draft, column, value, provinces);
    expect([0, 1, 2].map((column) => turn(column, ''))).toEqual(['000000', '330000', '330100']);
    expect(turn(1, '330200')).toBe('330200');
  });

  it('chooses the only city of a province, and reports the missing level', () => {
    const regions = [...provinces, region('110000', [region('110100')])];
    const turned = (value: string) => changeArea(read('000000'), 0, value, regions);
    expect(['330000', '110000', '710000'].map(turned)).toEqual(['330000', '110100', '710000']);
    expect(['000000', '330000', '330100'].map((code) => missingPart(read(code)))).toEqual([
      'province',
      'city',
      'county',
    ]);
  });

  it('does not repeat a name that two levels share', () => {
    expect(areaName(read('330106'))).toBe('n330000 n330100 n330106');
    const same = { code: '310000', name: 'S', below: [{ code: '310100', name: 'S', below: [] }] };
    expect(areaName(readAreaSelection('310100', 2, [same], () => []))).toBe('S');
  });
});

describe('the answer of an area', () => {
  const area = (levels: 2 | 3): Field => ({ kind: 'area', id: 'area', levels });
  it.each([
    [3, '330106', null],
    [3, '330100', 'required'],
    [3, '330000', 'required'],
    [2, '330100', null],
    [2, '330000', 'required'],
    [3, '000000', 'required'],
    [3, '', 'required'],
    // The full stop means that nothing lies below.
    [3, '441900.', null],
    [3, '710000.', null],
    [2, '710000.', null],
    [3, '000000.', 'required'],
    [3, '441900..', 'invalid'],
    [3, '.', 'required'],
    [3, 'x', 'invalid'],
  ] as const)('to level %i: %s', (levels, answer, rule) =>
    expect(validateAnswer(area(levels), answer, limits)).toBe(rule),
  );
  it('is sent without the full stop', () => expect(normaliseAnswer(area(3), '441900.')).toBe('441900'));
});

describe('the answer of a cascade', () => {
  const cascade: Field = { kind: 'cascade', id: 'car', endpoint: 'carModels', levels: ['a', 'b', 'c'] };
  it.each([
    ['a/b/c', null],
    ['a/b', 'required'],
    ['a//c', 'required'],
    ['a/b/', 'required'],
    ['//', 'required'],
    ['', 'required'],
    ['a/b/c/d', 'invalid'],
  ])('%s', (answer, rule) => expect(validateAnswer(cascade, answer, limits)).toBe(rule));
});

describe('readCascade', () => {
  it('leaves out options that cannot be completed', () => {
    const options = [
      { id: 1, name: 'one', options: [{ id: 'x', name: 'X' }] },
      { id: 1, name: 'again', options: [{ id: 'y', name: 'Y' }] },
      { id: 'empty', name: 'no series', options: [] },
      { id: 'a/b', name: 'slash', options: [{ id: 'x', name: 'X' }] },
      { id: '', name: 'no id', options: [{ id: 'x', name: 'X' }] },
      { id: 'nameless', options: [{ id: 'x', name: 'X' }] },
      null,
    ];
    const one = { id: '1', name: 'one', below: [{ id: 'x', name: 'X', below: [] }] };
    expect(readCascade({ options }, 2)).toEqual([one]);
    expect(optionsOf(['1', 'x'], [one]).map((option) => option.name)).toEqual(['one', 'X']);
    expect(optionsOf(['1', 'gone'], [one])).toHaveLength(1);
    expect(optionsOf([''], [one])).toEqual([]);
  });
  it('returns null if there are none, and never throws', () => {
    for (const data of [null, [], {}, { options: [] }, { options: {} }, '']) {
      expect(readCascade(data, 3)).toBeNull();
    }
    fc.assert(fc.property(fc.jsonValue(), (options) => void readCascade({ options }, 3)));
  });
});

describe('readCounties', () => {
  const xihu = { code: '330106', name: 'Xihu', below: [] };
  it('decodes the counties of that city, from a list of counties or of everything', () => {
    const county_list = { '330106': 'Xihu', '310101': 'Huangpu', x: 'no' };
    expect(readCounties({ province_list: {}, city_list: {}, county_list }, '330100')).toEqual([xihu]);
    expect(readCounties({ '330000': 'Z', '330100': 'H', '330106': 'Xihu' }, '330100')).toEqual([xihu]);
  });
  it('distinguishes an empty list from an unreadable response', () => {
    for (const data of [{}, [], { county_list: {} }, { county_list: [] }]) {
      expect(readCounties(data, '330100')).toEqual([]);
    }
    for (const data of [null, undefined, '', 3, [1]]) expect(readCounties(data, '330100')).toBeNull();
  });
});
