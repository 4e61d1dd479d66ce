import { expect, test } from 'vitest';
import { parseValue } from '../../../../console/ui/field-values/value-codec.ts';
import { channelTable } from '../../../../console/ui/table-model/channel-table.ts';
import { type Column, columnsOf, idKey } from '../../../../console/ui/table-model/table-kind.ts';
import { planPaste } from '../../../../console/ui/table-paste/paste-plan.ts';
import { PastePlanCache } from '../../../../console/ui/table-paste/paste-plan-cache.ts';
import { pastedCells, withCell } from '../../../../console/ui/table-paste/pasted-cells.ts';
import { fieldsOf } from '../../../../ops/wording/field.ts';
import { knownSchemas } from '../../../../ops/wording/known-schemas.ts';
import { nodeAt, type SchemaNode } from '../../../../ops/wording/schema-node.ts';

const schema = knownSchemas.get(channelTable.file) as SchemaNode;
const entry = nodeAt(schema, [channelTable.map, '*']) as SchemaNode;
const brands = new Map([['quick-loan', '鹭洲快贷']]);
const columns = columnsOf(
  channelTable,
  fieldsOf(schema, entry),
  ({ names }) => (names === 'brand' ? brands : new Map()),
  null,
);
let count = 0;
const read = ({ field }: Column, text: string) => {
  count += 1;
  return field ? parseValue(field, text) : { value: text };
};
const mapping = [idKey, 'brand.id', 'title', 'note'];
const options = { kind: channelTable, columns, rows: [], mapping, clears: false, read };
/** The number of cells that the work parses. */
const readBy = (work: () => void): number => {
  count = 0;
  work();
  return count;
};

test('correcting a cell of three thousand pasted rows parses only its row again', () => {
  const text = Array.from({ length: 3000 }, (_, at) => `${10000 + at}\t没有\t首页\tx`).join('\n');
  const cache = new PastePlanCache();
  const pasted = pastedCells(text);
  const mended = withCell(pasted, 1500, 1, 'quick-loan');
  const before = planPaste(pasted.cells, 1, options, cache);
  expect(readBy(() => planPaste(pasted.cells, 1, options, new PastePlanCache()))).toBe(9000);
  // The preview passes a new mapping object with every keystroke.
  const key = () => planPaste(mended.cells, 1, { ...options, mapping: [...mapping] }, cache);
  expect(readBy(key)).toBe(3);
  expect(readBy(key)).toBe(0);
  const after = key();
  expect(after[1500]?.does).toBe('adds');
  // Unchanged rows keep their identity.
  expect(after.filter((row, at) => row !== before[at])).toEqual([after[1500]]);
  expect(after).toEqual(planPaste(mended.cells, 1, options));
  const other = { ...options, mapping: [idKey, null, 'title', 'note'] };
  expect(readBy(() => planPaste(mended.cells, 1, other, cache))).toBe(6000);
});

test('a row that repeats an id keeps its identity while it repeats that line, and is free once it is unique', () => {
  const cache = new PastePlanCache();
  const rows = [['8001'], ['8001'], ['8002']];
  const one = planPaste(rows, 1, options, cache);
  const other = planPaste(rows, 1, options, cache);
  expect(one.map(({ does }) => does)).toEqual(['adds', 'fails', 'adds']);
  expect(other.every((row, at) => row === one[at])).toBe(true);
  const free = planPaste(rows.with(0, ['8003']), 1, options, cache);
  expect(free.map(({ does }) => does)).toEqual(['adds', 'adds', 'adds']);
});
