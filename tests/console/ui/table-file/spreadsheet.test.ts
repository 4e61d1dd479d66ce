import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { withValue } from '../../../../console/ui/field-values/field-value.ts';
import { parseValue } from '../../../../console/ui/field-values/value-codec.ts';
import { columnLetter, textOfSheetCell } from '../../../../console/ui/table-file/sheet-cells.ts';
import { fileNameOf, tableSheet } from '../../../../console/ui/table-file/table-sheet.ts';
import { readSheets, writeSheet } from '../../../../console/ui/table-file/xlsx-file.ts';
import { channelTable } from '../../../../console/ui/table-model/channel-table.ts';
import { cityRuleTable } from '../../../../console/ui/table-model/city-table.ts';
import type { Table } from '../../../../console/ui/table-model/table.ts';
import {
  type Column,
  columnsOf,
  type TableEntry,
  type TableKind,
} from '../../../../console/ui/table-model/table-kind.ts';
import { mapByHeader } from '../../../../console/ui/table-paste/column-mapping.ts';
import { columnNotes } from '../../../../console/ui/table-paste/column-notes.ts';
import { planPaste } from '../../../../console/ui/table-paste/paste-plan.ts';
import { cellsOfFile } from '../../../../console/ui/table-paste/pasted-cells.ts';
import { type Field, fieldsOf } from '../../../../ops/wording/field.ts';
import { nodeAt, type SchemaNode } from '../../../../ops/wording/schema-node.ts';
import { root } from '../../../../publish/environment/settings.ts';
import { assertAsyncProperty, shareOfRun } from '../../../properties/harness/property.ts';

const schemaOf = (file: string): SchemaNode =>
  JSON.parse(readFileSync(join(root, `schemas/json/${file}.schema.json`), 'utf8')) as SchemaNode;
function columnsOfKind(kind: TableKind, file: string): Column[] {
  const schema = schemaOf(file);
  const entry = nodeAt(schema, [kind.map, '*']) as SchemaNode;
  return columnsOf(kind, fieldsOf(schema, entry), () => new Map(), null);
}
const channelColumns = columnsOfKind(channelTable, 'channels');
const ruleColumns = columnsOfKind(cityRuleTable, 'cities');

/** Writes a table and reads the file. */
async function throughFile(kind: TableKind, columns: readonly Column[], rows: readonly TableEntry[]) {
  const seen = { kind, columns, shown: columns, view: rows, draftStore: { language: 'zh' } };
  const [found] = (await readSheets(await writeSheet(tableSheet(seen as unknown as Table)))) ?? [];
  if (!found) throw new Error('a file that was written is read');
  return cellsOfFile(found.cells.map((row) => row.map(textOfSheetCell)));
}

function plan(
  kind: TableKind,
  columns: readonly Column[],
  rows: readonly TableEntry[],
  { cells, lineNumbers }: ReturnType<typeof cellsOfFile>,
) {
  const [head = [], ...body] = cells;
  return planPaste(body, 2, {
    ...{ kind, columns, rows, clears: true, lineNumbers: lineNumbers.slice(1) },
    mapping: mapByHeader(head, columns),
    read: ({ field }, text) => (field ? parseValue(field, text) : { value: text }),
  });
}

/** Texts that a spreadsheet would rather have as something else, and those that XML does not have. */
const hardTexts = fc.constantFrom(
  ...[
    'constructor',
    '__proto__',
    '2026-11-26',
    '0006029255',
    '1e5',
    'TRUE',
    '=1+1',
    '-5',
    'a_x0041_b',
    '<&>"',
    '1/2',
    '是',
    '\u{1F600}',
  ],
);
const anyText = fc.oneof(hardTexts, fc.string({ minLength: 1, maxLength: 12, unit: 'binary' }));
const token = fc.stringMatching(/^[a-z\u4e00-\u9fff][a-z0-9-]{0,8}$/);

function valuesOf(field: Field): fc.Arbitrary<unknown> {
  if (field.kind === 'yes') return fc.constant(true);
  if (field.kind === 'number') return fc.integer({ min: -1000, max: 1000 });
  if (field.kind === 'tokens') {
    const items = field.choices.length > 0 ? fc.constantFrom(...field.choices) : (patterned(field) ?? token);
    return fc.uniqueArray(items, { minLength: 1, maxLength: 4 });
  }
  if (field.choices.length > 0) return fc.constantFrom(...field.choices);
  return patterned(field) ?? anyText.map((text) => text.trim()).filter((text) => text !== '');
}
const patterned = ({ pattern }: Field) => pattern && fc.stringMatching(new RegExp(pattern.source));

/** Entries by id, each field set or not. */
function entries(columns: readonly Column[], ids: fc.Arbitrary<string>, ofField: typeof valuesOf) {
  const fields = columns.flatMap(({ field }) => field ?? []);
  const values = fields.map((field) =>
    field.isRequired ? ofField(field) : fc.option(ofField(field), { nil: undefined }),
  );
  const entry = fc
    .tuple(...values)
    .map((all) => fields.reduce((made: unknown, { path }, at) => withValue(made, path, all[at]), {}));
  return fc.uniqueArray(fc.record({ id: ids, entry }), {
    minLength: 1,
    maxLength: 5,
    selector: ({ id }) => id,
  });
}

const kinds = [
  { kind: channelTable, columns: channelColumns, ids: fc.stringMatching(/^[1-9]\d{0,9}$/) },
  { kind: cityRuleTable, columns: ruleColumns, ids: fc.stringMatching(/^[a-z][a-z0-9-]{0,9}$/) },
];
const runs = 200;

describe.each(kinds)('the table of $kind.file in a spreadsheet', ({ kind, columns, ids }) => {
  it('as new rows: numbers, booleans, lists, dates and texts are what they were', () =>
    assertAsyncProperty(shareOfRun(runs), [entries(columns, ids, valuesOf)], async (rows) => {
      const planned = plan(kind, columns, [], await throughFile(kind, columns, rows));
      expect(planned.map(({ id, does, faults }) => [id, does, [...faults]])).toEqual(
        rows.map(({ id }) => [id, 'adds', []]),
      );
      const added = planned.map(({ edits }) => edits.map((edit) => (edit.do === 'set' ? edit.value : null)));
      expect(added).toEqual(rows.map(({ entry }) => [entry]));
    }));

  it('unchanged, it changes nothing: also values that no cell could be given', () => {
    const anyValue = (field: Field) => fc.oneof(valuesOf(field), anyText, fc.jsonValue({ maxDepth: 2 }));
    return assertAsyncProperty(shareOfRun(runs), [entries(columns, ids, anyValue)], async (rows) => {
      const planned = plan(kind, columns, rows, await throughFile(kind, columns, rows));
      expect(planned.map(({ id, does, edits }) => [id, does, edits])).toEqual(
        rows.map(({ id }) => [id, 'nothing', []]),
      );
    });
  });
});

test('texts that a library would lose come back: they were found by the properties above', async () => {
  const texts = ['constructor', '__proto__', 'a\u0000b', '\u{10FFFE}', '\u0086', '_x0041_', 'a\r\nb', ' a '];
  const file = await writeSheet({ name: 'x', heads: ['h'], rows: texts.map((text) => [text]), widths: [] });
  expect((await readSheets(file))?.[0]?.cells.slice(1)).toEqual(texts.map((text) => [text]));
});

test('a spreadsheet that the operator has worked in: numbers, dates and emptied cells', async () => {
  const file = await writeSheet({
    name: 'x',
    heads: ['渠道', '页面标题', '停用', '备注', '转化编号'],
    rows: [
      [5265, new Date(Date.UTC(2026, 10, 26)), true, null, 2 ** 60],
      [],
      ['5266', 'Spring', null, 'kept', 12],
    ],
    widths: [],
  });
  const rows = [
    { id: '5265', entry: { note: 'old' } },
    { id: '5266', entry: { blocked: true, note: 'kept', title: 'Spring' } },
  ];
  const [found] = (await readSheets(file)) ?? [];
  const cells = cellsOfFile(found?.cells.map((row) => row.map(textOfSheetCell)) ?? []);
  const [one, other] = plan(channelTable, channelColumns, rows, cells);
  // The empty line between them is counted.
  expect([one?.line, other?.line]).toEqual([2, 4]);
  // Of so many digits a spreadsheet drops some: that is no id, and its row is left out.
  expect([...(one?.faults.keys() ?? [])]).toEqual(['ads.conversionId']);
  expect([...(one?.changed ?? [])].sort()).toEqual(['blocked', 'note', 'title']);
  expect(other?.edits).toEqual([
    { do: 'remove', file: 'channels.json', path: ['channels', '5266', 'blocked'], prune: true },
    { do: 'set', file: 'channels.json', path: ['channels', '5266', 'ads', 'conversionId'], value: '12' },
  ]);
});

test('two exports of a table on one day are told apart by their time', () => {
  const nameAt = (...time: [number, number, number]) =>
    fileNameOf({ kind: channelTable }, new Date(2026, 10, 26, ...time));
  expect(nameAt(9, 5, 0)).toBe('channels-2026-11-26-090500.xlsx');
  expect(nameAt(9, 5, 7)).toBe('channels-2026-11-26-090507.xlsx');
});

test('what is no spreadsheet is refused', async () => {
  expect(await readSheets(new Blob(['渠道,备注\n5265,x']))).toBeNull();
  expect(await readSheets(new Blob([]))).toBeNull();
});

test('columns that are not imported are named with their place, and the one that may be meant', () => {
  const derived: Column = {
    ...{ key: '#brand', head: { zh: '访客看到的品牌', en: 'Brand' }, also: [], width: 1, field: null },
    labels: new Map(),
    derived: {
      key: '#brand',
      head: { zh: '', en: '' },
      about: { zh: '', en: '' },
      width: 1,
      textOf: () => '',
    },
  };
  const head = ['渠道', '备住', '访客看到的品牌', '渠道号', 'xyz', ''];
  const mapping = mapByHeader(head, channelColumns);
  const notes = columnNotes(head, mapping, [...channelColumns, derived], 'zh');
  expect(notes.map((note) => [note.letter, note.is, 'near' in note ? note.near?.key : null])).toEqual([
    ['B', 'unknown', 'note'],
    ['C', 'derived', null],
    ['D', 'twice', null],
    ['E', 'unknown', undefined],
  ]);
  expect([0, 25, 26, 701, 702].map(columnLetter)).toEqual(['A', 'Z', 'AA', 'ZZ', 'AAA']);
});
