import { describe, expect, it } from 'vitest';
import { idsByName } from '../../../../console/ui/field-values/ids-by-name.ts';
import { newCityEdits, newCityName, withNewCities } from '../../../../console/ui/field-values/new-city.ts';
import { joinedTokens, partsOf, tokensOf, withTokens } from '../../../../console/ui/field-values/tokens.ts';
import { isFault, parseValue } from '../../../../console/ui/field-values/value-codec.ts';
import type { Field } from '../../../../ops/wording/field.ts';
import { knownField } from '../../../../ops/wording/known-schemas.ts';

const labels = new Map([
  ['杭州', '杭州市'],
  ['石家庄', ''],
]);
const field = {
  ...knownField('definitions/cities.json', ['rules', '*', 'cities']),
  choices: [...labels.keys()],
} as Field;
const read = (text: string) => parseValue(field, text, idsByName(labels, 'city'));

describe('a new city', () => {
  it('is offered by its name without 市', () => {
    expect(['宁波', '宁波市', '沙市'].map((one) => newCityName(one, labels))).toEqual([
      '宁波',
      '宁波',
      '沙市',
    ]);
  });
  it('is not offered where it is an existing one under another name, or not a name', () => {
    const given = ['杭州', '杭州市', '石家庄市', '石家庄地区', 'ningbo', '宁'];
    expect(given.map((one) => newCityName(one, labels))).toEqual(given.map(() => null));
  });
  it('is added to the list once, with the name that the API may return', () => {
    const file = { cities: { 杭州: { aliases: ['杭州市'] } } };
    expect(newCityEdits(file, field, ['杭州', '宁波', '延边州'])).toEqual([
      {
        do: 'set',
        file: 'definitions/cities.json',
        path: ['cities', '宁波'],
        value: { aliases: ['宁波市'] },
      },
      { do: 'set', file: 'definitions/cities.json', path: ['cities', '延边州'], value: { aliases: [] } },
    ]);
    const more = withNewCities({ field, labels }, ['宁波']);
    expect(parseValue(more.field, '杭州、宁波市', idsByName(more.labels, 'city'))).toEqual({
      value: ['杭州', '宁波'],
    });
    expect(newCityName('宁波市', more.labels)).toBe(null);
  });
});

describe('typed cities', () => {
  it('are recognised with and without 市, and reported by name where they do not exist', () => {
    expect(read('石家庄市 杭州')).toEqual({ value: ['石家庄', '杭州'] });
    const fault = read('杭州、宁波，温州');
    expect(isFault(fault) && fault.fault.zh).toBe('没有城市“宁波”、“温州”');
  });
  it('become tokens one by one, and unknown ones stay in the input', () => {
    const options = field.choices.map((value) => ({ value: String(value) }));
    const given = partsOf('杭州市、宁波，石家庄;温州 杭州');
    const next = withTokens([], given, { options, named: idsByName(labels, 'city') });
    expect(next).toEqual({ tokens: ['杭州', '石家庄'], rest: '宁波、温州' });
    expect(joinedTokens(next)).toBe('杭州、石家庄、宁波、温州');
    expect(tokensOf(joinedTokens(next), field.choices, true)).toEqual(next);
  });
  it('accept any text where there are no choices', () => {
    expect(withTokens(['a'], partsOf('b、a'), { options: [], named: new Map() })).toEqual({
      tokens: ['a', 'b'],
      rest: '',
    });
  });
});
