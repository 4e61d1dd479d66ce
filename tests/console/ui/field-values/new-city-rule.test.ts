import { expect, test } from 'vitest';
import { idsByName } from '../../../../console/ui/field-values/ids-by-name.ts';
import { withNewCityRules } from '../../../../console/ui/field-values/new-city-rule.ts';
import { isFault, parseValue } from '../../../../console/ui/field-values/value-codec.ts';
import type { Field } from '../../../../ops/wording/field.ts';

const field = (names: string): Field => ({
  path: ['cityRule'],
  kind: 'choice',
  label: { zh: '城市规则', en: 'City rule' },
  about: null,
  isRequired: false,
  choices: ['one'],
  names,
  pattern: null,
  minLength: 0,
  maxLength: 100,
  minimum: 0,
  maximum: 0,
});
const rule = { id: 'ningbo-alone', entry: { cities: ['宁波', '杭州'] }, edits: [] };

test('a pending new rule is one of the choices, named by its cities', () => {
  const before = { field: field('cityRule'), labels: new Map([['one', '上海']]) };
  const { field: taking, labels } = withNewCityRules(before, [rule]);
  expect(labels.get('ningbo-alone')).toBe('宁波、杭州');
  const read = (of: Field) => parseValue(of, 'ningbo-alone', idsByName(labels, of.names));
  expect([isFault(read(before.field)), read(taking)]).toEqual([true, { value: 'ningbo-alone' }]);
});

test('other fields, and a dialog without a new rule, are unchanged', () => {
  const brand = { field: field('brand'), labels: new Map<string, string>() };
  expect(withNewCityRules(brand, [rule])).toBe(brand);
  const plain = { field: field('cityRule'), labels: new Map<string, string>() };
  expect(withNewCityRules(plain, [])).toBe(plain);
});
