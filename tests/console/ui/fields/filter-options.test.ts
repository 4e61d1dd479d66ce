import { expect, test } from 'vitest';
import { filterOptions } from '../../../../console/ui/fields/filter-options.ts';

const rules = [
  { value: 'seven-cities', label: '上海、北京、成都' },
  { value: 'hangzhou', label: '杭州', about: '上海的渠道在用' },
  { value: 'shanghai-skip-form', label: '上海' },
];
const found = (text: string) => filterOptions(rules, text).map(({ value }) => value);

test('what is named by the text comes first, then what begins with it, then what contains its words', () => {
  expect(found('上海')).toEqual(['shanghai-skip-form', 'seven-cities', 'hangzhou']);
  expect(found('SEVEN-cities ')).toEqual(['seven-cities']);
  expect(found('')).toEqual(rules.map(({ value }) => value));
});

test('a name whose first word is the text comes before one that begins with it', () => {
  const named = [
    { value: 'seven-cities', label: '上海、北京、成都 · 下载应用' },
    { value: 'shanghai-skip-form', label: '上海 · 下载应用' },
  ];
  expect(filterOptions(named, '上海').map(({ value }) => value)).toEqual([
    'shanghai-skip-form',
    'seven-cities',
  ]);
});
