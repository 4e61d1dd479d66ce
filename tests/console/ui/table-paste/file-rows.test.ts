import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isFault, parseValue } from '../../../../console/ui/field-values/value-codec.ts';
import { channelTable } from '../../../../console/ui/table-model/channel-table.ts';
import {
  type Column,
  columnOfDerived,
  columnsOf,
  idKey,
} from '../../../../console/ui/table-model/table-kind.ts';
import { headerRowOf, mapByHeader } from '../../../../console/ui/table-paste/column-mapping.ts';
import { clearedCells, columnNotes, editedCells } from '../../../../console/ui/table-paste/column-notes.ts';
import { planPaste } from '../../../../console/ui/table-paste/paste-plan.ts';
import { cellsOfFile } from '../../../../console/ui/table-paste/pasted-cells.ts';
import { fieldsOf } from '../../../../ops/wording/field.ts';
import { nodeAt, type SchemaNode } from '../../../../ops/wording/schema-node.ts';
import { root } from '../../../../publish/environment/settings.ts';

const schema = JSON.parse(
  readFileSync(join(root, 'schemas/json/channels.schema.json'), 'utf8'),
) as SchemaNode;
const columns = columnsOf(
  channelTable,
  fieldsOf(schema, nodeAt(schema, ['channels', '*']) as SchemaNode),
  () => new Map(),
  null,
);
const seen: Column = columnOfDerived({
  ...{ key: '#brand', head: { zh: '访客看到的品牌', en: 'Brand' }, about: { zh: '', en: '' }, width: 1 },
  textOf: ({ id }) => `brand of ${id}`,
});
const rows = ['5265', '5266'].map((id) => ({ id, entry: { note: `note of ${id}` } }));
const byId = new Map(rows.map((row) => [row.id, row]));

/** A file as the dialog plans it. */
function planned(sheet: readonly (readonly string[])[]) {
  const { cells, lineNumbers } = cellsOfFile(sheet);
  const headAt = headerRowOf(cells, columns) ?? -1;
  const mapping = mapByHeader(cells[headAt] ?? [], columns);
  const body = cells.slice(headAt + 1);
  const plan = planPaste(body, headAt + 2, {
    ...{ kind: channelTable, columns, rows, mapping, clears: true },
    lineNumbers: lineNumbers.slice(headAt + 1),
    read: ({ field }, text) => (field ? parseValue(field, text) : { value: text }),
  });
  const lines = plan.map((one, at) => ({ at, cells: body[at] ?? [], planned: one, mended: undefined }));
  const notes = columnNotes(cells[headAt] ?? [], mapping, [...columns, seen], 'zh', body);
  return { headAt, mapping, lines, notes };
}

test('heads are found below a title, and columns and rows keep the places that the file gives them', () => {
  const { headAt, lines, notes, mapping } = planned([
    ['渠道总表', '', '', '', ''],
    [],
    ['', '渠道号', '备 注', '', '（访客看到的品牌）', '', ''],
    ['', '５２６５ ', 'new', 'x', 'brand of 5265', '', ''],
    [],
    ['', '5266', '', '', 'edited', '', ''],
  ]);
  expect(headAt).toBe(1);
  expect(lines.map(({ planned: { id, line, does } }) => [id, line, does])).toEqual([
    ['5265', 4, 'changes'],
    ['5266', 6, 'changes'],
  ]);
  expect(notes.map(({ letter, is }) => [letter, is])).toEqual([
    ['D', 'nameless'],
    ['E', 'derived'],
  ]);
  expect(editedCells({ at: 4 }, seen, lines, byId)).toEqual(['E6']);
  expect(clearedCells(lines, mapping)).toEqual(['C6']);
});

test('a row of values above the heads is no title: nothing of it is left out without a word', () => {
  expect(
    headerRowOf(
      [
        ['5265', 'x'],
        ['渠道', '备注'],
      ],
      columns,
    ),
  ).toBeNull();
  expect(headerRowOf([['渠道', '备注']], columns)).toBe(0);
  expect(headerRowOf([['5265', 'x']], columns)).toBeNull();
});

test('two rows of one channel name the channel and the line that counts', () => {
  const { lines } = planned([
    ['渠道', '备注'],
    ['5265', 'a'],
    ['channel_5265', 'b'],
  ]);
  expect(lines.map(({ planned: { does } }) => does)).toEqual(['changes', 'fails']);
  expect(lines[1]?.planned.faults.get(idKey)).toEqual({
    zh: '渠道 5265 在第 2 行已经有了，只用那一行；两行不一样时，删掉错的一行',
    en: '5265 is in line 2 already, and that line counts; where the two differ, delete the wrong one',
  });
});

test('full-width characters and marks that nobody sees are no other value', () => {
  const fieldOf = (path: string) => {
    const field = columns.find(({ key }) => key === path)?.field;
    if (!field) throw new Error(`no column ${path}`);
    return field;
  };
  const network = { ...fieldOf('ads.network'), choices: ['baidu', 'ocean-engine'] };
  expect(parseValue(network, 'ｂａｉｄｕ')).toEqual({ value: 'baidu' });
  expect(parseValue(network, '\u200bbaidu')).toEqual({ value: 'baidu' });
  expect(parseValue(fieldOf('blocked'), '１')).toEqual({ value: true });
  expect(parseValue(fieldOf('ads.conversionId'), '１２３')).toEqual({ value: '123' });
  // A text for people is what was written.
  expect(parseValue(fieldOf('note'), '全角：１２３')).toEqual({ value: '全角：１２３' });
  const fault = parseValue(network, '抖音', new Map([['巨量引擎', ['ocean-engine']]]));
  expect(isFault(fault) && fault.fault.zh).toBe('没有“抖音”，可以填：baidu；巨量引擎 ocean-engine');
});
