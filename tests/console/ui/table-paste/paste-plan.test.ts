import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { idsByName } from '../../../../console/ui/field-values/ids-by-name.ts';
import { isFault, parseValue } from '../../../../console/ui/field-values/value-codec.ts';
import { channelTable } from '../../../../console/ui/table-model/channel-table.ts';
import { parseSeparated, printSeparated } from '../../../../console/ui/table-model/csv.ts';
import { type Column, columnsOf, idKey, rowsOf } from '../../../../console/ui/table-model/table-kind.ts';
import { hasHeaderRow, mapByHeader, mapByValues } from '../../../../console/ui/table-paste/column-mapping.ts';
import { type PasteOptions, planPaste } from '../../../../console/ui/table-paste/paste-plan.ts';
import { pastedCells, textOfCells, withCell } from '../../../../console/ui/table-paste/pasted-cells.ts';
import { type Field, fieldsOf } from '../../../../ops/wording/field.ts';
import { nodeAt, type SchemaNode } from '../../../../ops/wording/schema-node.ts';
import { root } from '../../../../publish/environment/settings.ts';
import { assertProperty } from '../../../properties/harness/property.ts';

const schema = JSON.parse(
  readFileSync(join(root, 'schemas/json/channels.schema.json'), 'utf8'),
) as SchemaNode;
const entry = nodeAt(schema, ['channels', '*']) as SchemaNode;
const brands = new Map([
  ['quick-loan', '鹭洲快贷'],
  ['instalment', '砚田分期'],
]);
const columns = columnsOf(
  channelTable,
  fieldsOf(schema, entry),
  ({ names }) => (names === 'brand' ? brands : new Map()),
  null,
);
const fieldOf = (key: string) => columns.find((one) => one.key === key)?.field as Field;

const cell = fc.string({
  unit: fc.constantFrom('a', '7', '北', ' ', '"', '\t', '\n', ',', ';', '、', '\u{1F600}'),
  maxLength: 8,
});

test('copied cells are parsed back one by one, whatever they contain', () =>
  assertProperty(
    3000,
    [fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 6 })],
    (rows) => {
      const filled = rows.filter((row) => row.some((one) => one.trim() !== ''));
      expect(parseSeparated(printSeparated(rows))).toEqual(filled);
    },
  ));

test('any text is parsed as a table without an exception', () =>
  assertProperty(3000, [cell, cell, cell], (one, two, three) => {
    for (const row of parseSeparated(`${one}"${two}\t"${three}`)) expect(row.length).toBeGreaterThan(0);
  }));

test('CSV with commas or semicolons, a byte order mark, Windows line ends and quotes is parsed', () => {
  expect(parseSeparated('\uFEFF渠道,备注\r\n8001,"a, ""b"""\r\n\r\n8002,c\r\n')).toEqual([
    ['渠道', '备注'],
    ['8001', 'a, "b"'],
    ['8002', 'c'],
  ]);
  expect(parseSeparated('渠道;备注\n8001;a,b')).toEqual([
    ['渠道', '备注'],
    ['8001', 'a,b'],
  ]);
  expect(parseSeparated('8001\t"two\nlines"\tx')).toEqual([['8001', 'two\nlines', 'x']]);
});

test('headers are recognised in Chinese, in English and by their path, in any order', () => {
  const heads = [
    ['渠道号', '品牌', '城市规则', '停用', '不认识'],
    ['Channel', 'brand', 'City rule', 'blocked', '?'],
    ['channel id', 'brand.id', 'cityRule', '停用', ''],
  ];
  for (const head of heads) {
    expect(hasHeaderRow(head, columns)).toBe(true);
    expect(mapByHeader(head, columns)).toEqual([idKey, 'brand.id', 'cityRule', 'blocked', null]);
  }
  expect(mapByHeader(['品牌', '渠道', '品牌名'], columns)).toEqual(['brand.id', idKey, null]);
});

test('a first row of values is not a header row', () => {
  expect(hasHeaderRow(['8001', 'quick-loan', ''], columns)).toBe(false);
  expect(hasHeaderRow(['备注'], columns)).toBe(false);
  expect(hasHeaderRow([], columns)).toBe(false);
});

const read = (column: Column, text: string) => {
  if (column.field) return parseValue(column.field, text, idsByName(column.labels));
  const id = channelTable.readId(text);
  return channelTable.idPattern.test(id) ? { value: id } : { fault: channelTable.idHint };
};
const rows = rowsOf(channelTable, {
  channels: { '5265': { cityRule: 'beijing-skip-form', note: 'x' }, '5266': { blocked: true } },
});
const plan = (cells: string[][], mapping: (string | null)[], more: Partial<PasteOptions> = {}) =>
  planPaste(cells, 2, { kind: channelTable, columns, rows, mapping, read, clears: false, ...more });

const fits = (column: Column, text: string) => !isFault(read(column, text));

test('without headers the columns are recognised by their values', () => {
  const cells = [
    ['8001', 'quick-loan', 'baidu'],
    ['8002', '砚田分期', 'kuaishou'],
  ];
  expect(mapByValues(cells, columns, fits).slice(0, 1)).toEqual([idKey]);
  expect(mapByValues([['8001', 'shanghai-skip-form']], columns, fits)[0]).toBe(idKey);
});

test('without headers most of its values decide a column: the others are faults', () => {
  const cells = [
    ['8001', 'quick-loan'],
    ['8002', '砚田分期'],
    ['8003', 'no such brand'],
  ];
  expect(mapByValues(cells, columns, fits)).toEqual([idKey, 'brand.id']);
});

test('a new row is one edit with all its values; an existing one only what differs; an equal one changes nothing', () => {
  const planned = plan(
    [
      ['channel_8001', '鹭洲快贷', 'shanghai-skip-form'],
      ['5265', '', 'shanghai-skip-form'],
      ['5265', '', 'beijing-skip-form'],
      ['5266', '', ''],
    ],
    [idKey, 'brand.id', 'cityRule'],
  );
  expect(planned.map(({ does }) => does)).toEqual(['adds', 'changes', 'fails', 'nothing']);
  expect(planned[0]?.edits).toEqual([
    {
      do: 'set',
      file: 'channels.json',
      path: ['channels', '8001'],
      value: { brand: { id: 'quick-loan' }, cityRule: 'shanghai-skip-form' },
    },
  ]);
  expect(planned[1]?.edits).toEqual([
    { do: 'set', file: 'channels.json', path: ['channels', '5265', 'cityRule'], value: 'shanghai-skip-form' },
  ]);
  expect(planned[2]?.faults.get(idKey)?.zh).toBe(
    '渠道 5265 在第 3 行已经有了，只用那一行；两行不一样时，删掉错的一行',
  );
});

test('an empty cell leaves a value unchanged, or removes it where that is chosen', () => {
  const cells = [['5265', '']];
  expect(plan(cells, [idKey, 'cityRule'])[0]?.does).toBe('nothing');
  expect(plan(cells, [idKey, 'cityRule'], { clears: true })[0]?.edits).toEqual([
    { do: 'remove', file: 'channels.json', path: ['channels', '5265', 'cityRule'], prune: true },
  ]);
});

test('each fault is reported at its row and column, and a row with a fault does nothing', () => {
  const planned = plan(
    [
      ['08', '', ''],
      ['8001', '没有的品牌', '是是'],
    ],
    [idKey, 'brand.id', 'blocked'],
  );
  expect(planned.map(({ line, does, edits }) => ({ line, does, edits }))).toEqual([
    { line: 2, does: 'fails', edits: [] },
    { line: 3, does: 'fails', edits: [] },
  ]);
  expect([...(planned[1]?.faults.keys() ?? [])]).toEqual(['brand.id', 'blocked']);
});

test('texts are parsed as their fields require', () => {
  const texts: [string, string, unknown][] = [
    ['blocked', '是', true],
    ['blocked', 'No', undefined],
    ['tags', 'a、b, a', ['a', 'b']],
    ['title', '  标题 ', '标题'],
    ['ads.conversionId', '', undefined],
  ];
  for (const [key, text, value] of texts) expect(parseValue(fieldOf(key), text)).toEqual({ value });
  for (const [key, text] of [
    ['ads.conversionId', 'a b'],
    ['title', 'x'.repeat(61)],
    ['tags', 'A'],
  ] as const) {
    expect(isFault(parseValue(fieldOf(key), text)), key).toBe(true);
  }
});

test('a corrected cell is also in the text, and a temporarily empty row stays', () => {
  const pasted = pastedCells('渠道号\t品牌\n8001\t没有的品牌\n8002');
  const mended = withCell(withCell(pasted, 1, 1, '鹭洲快贷'), 2, 1, 'a\tb');
  expect(mended.cells).toEqual([
    ['渠道号', '品牌'],
    ['8001', '鹭洲快贷'],
    ['8002', 'a\tb'],
  ]);
  expect(parseSeparated(textOfCells(mended))).toEqual(mended.cells);
  expect(textOfCells(pasted)).toBe(pasted.given);
  expect([...mended.mended]).toEqual([
    [1, new Set([1])],
    [2, new Set([1])],
  ]);
  expect(withCell(pastedCells('08\n8002'), 0, 0, '').cells).toEqual([[''], ['8002']]);
});

test('the edits that a value requires are made before it, where it differs', () => {
  const city = { do: 'set', file: 'definitions/cities.json', path: ['cities', '宁波'], value: {} } as const;
  const planned = plan(
    [
      ['5265', 'beijing-skip-form'],
      ['5266', 'shanghai-skip-form'],
    ],
    [idKey, 'cityRule'],
    { requiredEdits: () => [city] },
  );
  expect(planned.map(({ edits }) => edits.length)).toEqual([0, 2]);
  expect(planned[1]?.edits[0]).toEqual(city);
});
