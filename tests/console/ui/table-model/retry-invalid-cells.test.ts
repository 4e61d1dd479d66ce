import { beforeEach, expect, test } from 'vitest';
import type { Edit } from '../../../../console/api/index.ts';
import type { DraftStore } from '../../../../console/ui/draft-store/draft-store.ts';
import { withNewCities } from '../../../../console/ui/field-values/new-city.ts';
import { isFault } from '../../../../console/ui/field-values/value-codec.ts';
import { cityRuleTable } from '../../../../console/ui/table-model/city-table.ts';
import { invalidAt } from '../../../../console/ui/table-model/invalid-cells.ts';
import { reparseCell, retryInvalidCells } from '../../../../console/ui/table-model/retry-invalid-cells.ts';
import { Table } from '../../../../console/ui/table-model/table.ts';
import { type Column, idKey, type TableEntry } from '../../../../console/ui/table-model/table-kind.ts';
import { knownSchemas } from '../../../../ops/wording/known-schemas.ts';

const set = { input_form: 0, succ_todo: 0, fail_todo: 0 };
let cities: Record<string, { aliases: string[] }>;
let made: Edit[][];
let table: Table;

beforeEach(() => {
  cities = { 上海: { aliases: ['上海市'] } };
  made = [];
  const draftStore: Pick<DraftStore, 'file' | 'edit' | 'language' | 'names'> = {
    language: 'zh',
    names: null,
    file: (file) => ({
      file,
      text: '',
      disk: '',
      isJson: true,
      value: { cities, rules: { one: { cities: ['上海'], set }, two: { cities: ['上海'], set } } },
    }),
    edit: async (edits) => {
      made.push([...edits]);
      return null;
    },
  };
  table = new Table(draftStore as DraftStore, cityRuleTable);
  table.setSchema(knownSchemas.get(cityRuleTable.file) ?? null);
});

const column = (key: string) => table.columns.find((one) => one.key === key) as Column;
const row = (id: string) => table.byId.get(id) as TableEntry;
const leave = (id: string, key: string, text: string, newCities: string[] = []) =>
  table.commit(row(id), withNewCities(column(key), newCities), text, true, newCities);

test('a refused text is written once the name in it exists', () => {
  expect(leave('one', 'cities', '上海、宁波')).toBe(false);
  retryInvalidCells(table);
  expect([made, table.unwritten]).toEqual([[], [{ id: 'one', key: 'cities' }]]);
  cities = { ...cities, 宁波: { aliases: ['宁波市'] } };
  retryInvalidCells(table);
  const path = ['rules', 'one', 'cities'];
  expect(made).toEqual([[{ do: 'set', file: cityRuleTable.file, path, value: ['上海', '宁波'] }]]);
  expect(table.unwritten).toEqual([]);
});

test('an open cell is not changed, and an id is left to the operator', () => {
  leave('one', 'cities', '宁波');
  leave('two', idKey, 'one');
  table.goTo({ id: 'one', key: 'cities' });
  table.begin();
  cities = { ...cities, 宁波: { aliases: [] } };
  retryInvalidCells(table);
  expect(made).toEqual([]);
  expect(invalidAt(table.refused, { id: 'two', key: idKey })?.fault.zh).toBe('已有 one');
});

test('a confirmed new city is not asked about again because of an unconfirmed one', () => {
  expect(leave('one', 'cities', '宁波、火星', ['宁波'])).toBe(false);
  const refused = invalidAt(table.refused, { id: 'one', key: 'cities' });
  expect(refused?.fault.zh).toBe('没有城市“火星”');
  expect(refused?.newCities).toEqual(['宁波']);
  const again = refused && reparseCell(table, column('cities'), { ...refused, text: '宁波' });
  expect(again && !isFault(again) && again.value).toEqual(['宁波']);
});
