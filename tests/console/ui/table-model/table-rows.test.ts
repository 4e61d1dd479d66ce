import fc from 'fast-check';
import { expect, test } from 'vitest';
import { channelTable } from '../../../../console/ui/table-model/channel-table.ts';
import { cityRuleTable } from '../../../../console/ui/table-model/city-table.ts';
import { type FilterAndSort, filterAndSort } from '../../../../console/ui/table-model/filter-and-sort.ts';
import {
  emptySelection,
  extendSelection,
  toggleAll,
  toggleRow,
  withoutMissing,
} from '../../../../console/ui/table-model/selection.ts';
import { columnsOf, idKey, rowsOf } from '../../../../console/ui/table-model/table-kind.ts';
import { mapByHeader } from '../../../../console/ui/table-paste/column-mapping.ts';
import { fieldsOf } from '../../../../ops/wording/field.ts';
import { knownSchema } from '../../../../ops/wording/known-schemas.ts';
import { nodeAt, type SchemaNode } from '../../../../ops/wording/schema-node.ts';
import { channelsSchema } from '../../../../schemas/config/channels.ts';
import { displayNames } from '../../../harness/display-names.ts';
import { assertProperty } from '../../../properties/harness/property.ts';

const schema = channelsSchema as unknown as SchemaNode;
const names = new Map([['quick-loan', '鹭洲快贷']]);
const columns = columnsOf(
  channelTable,
  fieldsOf(schema, nodeAt(schema, ['channels', '*']) as SchemaNode),
  ({ names: of }) => (of === 'brand' ? names : new Map()),
  null,
);
const rows = rowsOf(channelTable, {
  channels: {
    '900': { brand: { id: 'quick-loan' }, title: '乙' },
    '5001': { title: '甲', ads: { network: 'baidu' } },
    '10000': { ads: { network: 'kuaishou', conversionId: 'abc' }, blocked: true },
  },
});
const none: FilterAndSort = { text: '', filters: new Map(), sort: null };
const ids = (sieve: Partial<FilterAndSort>) =>
  filterAndSort(rows, columns, { ...none, ...sieve }).map(({ id }) => id);

test.each([
  ['before the names of the config are known', null],
  ['with the names of the config', displayNames()],
])(
  '%s the table of city rules has a column for each flag, and starts an entry with their first values',
  (_, known) => {
    const cities = knownSchema(cityRuleTable.file, displayNames()) as SchemaNode;
    const fields = fieldsOf(cities, nodeAt(cities, [cityRuleTable.map, '*']) as SchemaNode);
    const all = columnsOf(cityRuleTable, fields, () => new Map(), known);
    expect(all.slice(1).map(({ key, head }) => [key, head.zh])).toEqual([
      ['cities', '适用城市'],
      ['set.input_form', '跳过表单'],
      ['set.succ_todo', '成功去向'],
      ['set.fail_todo', '失败去向'],
      ['note', '备注'],
    ]);
    const set = { input_form: 0, succ_todo: 0, fail_todo: 0 };
    expect(cityRuleTable.blank(all)).toEqual({ cities: [], set });
  },
);

test('a pasted column of a flag may be called by what the flag decides', () => {
  const cities = knownSchema(cityRuleTable.file, displayNames()) as SchemaNode;
  const fields = fieldsOf(cities, nodeAt(cities, [cityRuleTable.map, '*']) as SchemaNode);
  const all = columnsOf(cityRuleTable, fields, () => new Map(), displayNames());
  expect(mapByHeader(['规则名', '城市', '表单', '成功', '失败'], all)).toEqual([
    idKey,
    'cities',
    'set.input_form',
    'set.succ_todo',
    'set.fail_todo',
  ]);
});

test('every word has to match in any column, including the name of a brand', () => {
  expect(ids({ text: '鹭洲' })).toEqual(['900']);
  expect(ids({ text: 'kuai ABC' })).toEqual(['10000']);
  expect(ids({ text: 'kuai baidu' })).toEqual([]);
  expect(ids({})).toEqual(['900', '5001', '10000']);
});

test('a list is filtered by one of its items, exactly', () => {
  const brand = (...apply: string[]) => ({ brand: { apply } });
  const lists = { 1: brand('second-partner'), 2: brand('other', 'second'), 3: {} };
  const has = new Map([['brand.apply', { has: 'second' }]]);
  const found = filterAndSort(rowsOf(channelTable, { channels: lists }), columns, { ...none, filters: has });
  expect(found.map(({ id }) => id)).toEqual(['2']);
});

test('columns are filtered by a part, by a value, and by being empty', () => {
  expect(ids({ filters: new Map([['#id', { contains: '00' }]]) })).toEqual(['900', '5001', '10000']);
  expect(ids({ filters: new Map([['ads.network', { is: 'baidu' }]]) })).toEqual(['5001']);
  expect(ids({ filters: new Map([['ads.network', { is: '' }]]) })).toEqual(['900']);
  expect(ids({ filters: new Map([['blocked', { is: '是' }]]), text: 'abc' })).toEqual(['10000']);
});

test('channels are sorted as numbers, texts by pronunciation, and empty ones come last in both directions', () => {
  expect(ids({ sort: { key: '#id', isDown: true } })).toEqual(['10000', '5001', '900']);
  expect(ids({ sort: { key: 'title', isDown: false } })).toEqual(['5001', '900', '10000']);
  expect(ids({ sort: { key: 'title', isDown: true } })).toEqual(['900', '5001', '10000']);
});

test('a range extends from the last selected row to this one, in either direction', () => {
  const view = ['a', 'b', 'c', 'd', 'e'];
  const chosen = extendSelection(toggleRow(emptySelection, 'd'), view, 'b');
  expect([...chosen.ids].sort()).toEqual(['b', 'c', 'd']);
  expect([...extendSelection(chosen, view, 'e').ids].sort()).toEqual(['b', 'c', 'd', 'e']);
  expect([...extendSelection(emptySelection, view, 'c').ids]).toEqual(['c']);
  expect([...extendSelection({ ids: new Set(), anchor: 'gone' }, view, 'c').ids]).toEqual(['c']);
});

test('selecting all of a view twice preserves the selection outside of it', () => {
  const id = fc.constantFrom(...'abcdefgh');
  assertProperty(2000, [fc.uniqueArray(id), fc.uniqueArray(id)], (before, view) => {
    const outside = before.filter((one) => !view.includes(one));
    const all = toggleAll({ ids: new Set(before), anchor: null }, view);
    const isNone = view.length > 0 && view.every((one) => before.includes(one));
    expect([...all.ids].sort()).toEqual([...outside, ...(isNone ? [] : view)].sort());
    expect([...withoutMissing(all, new Set(view)).ids].every((one) => view.includes(one))).toBe(true);
  });
});
