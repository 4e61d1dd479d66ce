import { expect, test } from 'vitest';
import type { Edit } from '../../../../console/api/index.ts';
import { EditBuffer } from '../../../../console/edits/edit-buffer.ts';
import { cellAfterKey, type GridCell } from '../../../../console/ui/decision-rows/grid-cells.ts';
import { copyRow, insertRow, moveRow, newRowId } from '../../../../console/ui/decision-rows/row-edits.ts';
import { orderAfterMove } from '../../../../console/ui/decision-rows/row-standings.ts';
import {
  columnsOf,
  ruleCount,
  tableRows,
  tableValue,
} from '../../../../console/ui/decision-rows/table-rows.ts';
import { dropIndex } from '../../../../console/ui/decisions/use-row-drag.ts';
import { decisionTables, rowAt, tableWithId } from '../../../../console/ui/schema-values/decision-tables.ts';
import { tableHref } from '../../../../console/ui/schema-values/table-href.ts';
import { decisionTablesOf } from '../../../../ops/tables/decision-tables.ts';
import { config } from '../../../runtime/real-config.ts';

const table = (id: string) => {
  const found = tableWithId(id);
  if (!found) throw new Error(`there is no table ${id}`);
  return found;
};

test('the tables are found in the schemas: those that check evaluates, and the rules that channels name', () => {
  const ordered = decisionTables().filter(({ isOrdered }) => isOrdered);
  const evaluated = decisionTablesOf(config, new Set(['navigation', 'flags', 'destinations']));
  const files = { navigation: config.navigation, flags: config.flags, destinations: config.destinations };
  const found = ordered.map((one) => [
    one.file,
    ruleCount(tableValue(files[one.file.replace(/^.*\/|\.json$/g, '') as 'flags'], one)),
  ]);
  expect(found.map(String).sort()).toEqual(
    evaluated.map(({ kind, rows }) => String([`definitions/${kind}.json`, rows.length])).sort(),
  );
  expect(
    decisionTables()
      .filter(({ isOrdered }) => !isOrdered)
      .map(tableHref),
  ).toEqual(['#/cities']);
  expect(table('destinations.success').title.zh).toBe('成功去向');
  expect(table('navigation').title.en).toBe('Navigation rules');
});

test('a JSON pointer belongs to a row of a table, to a table, or to none', () => {
  const at = (file: string, ...keys: string[]) => {
    const found = rowAt(file, keys);
    return found && tableHref(found.table, found.index);
  };
  expect(at('definitions/navigation.json', 'rules', '3', 'when', 'route')).toBe(
    '#/decisions/navigation?at=3',
  );
  expect(at('definitions/destinations.json', 'failure', 'rules', '0')).toBe(
    '#/decisions/destinations.failure?at=0',
  );
  expect(at('definitions/destinations.json', 'failure', 'otherwise')).toBe(
    '#/decisions/destinations.failure',
  );
  expect(at('definitions/cities.json', 'rules', 'a-b')).toBeNull();
  expect(at('channels.json', 'channels', '1')).toBeNull();
});

const rows = tableRows({
  rules: [
    { id: 'a', note: '甲', when: { route: 'login' }, go: 'x' },
    { id: 'b', when: { route: 'form', outcome: null }, go: 'y' },
    { id: 'c', when: { 'session.token': true, route: 'x' }, stay: true },
  ],
});

test('the columns are the facts of most rows first, and an edit moves none of them', () => {
  expect(columnsOf(rows)).toEqual(['route', 'outcome', 'session.token']);
  expect(columnsOf(rows, ['session.token', 'channel', 'route'])).toEqual([
    'session.token',
    'route',
    'outcome',
  ]);
});

/** The rows after the edits, by id, as the server makes them. */
function idsAfter(edits: readonly Edit[]): string[] {
  const buffer = new EditBuffer(JSON.stringify({ rules: rows.map(({ value }) => value) }, null, 2));
  for (const edit of edits) buffer.apply(edit);
  return (JSON.parse(buffer.text) as { rules: { id: string }[] }).rules.map(({ id }) => id);
}

test('a row is moved over any distance, copied under a free id, and inserted, each as one list of edits', () => {
  const of = table('navigation');
  const [first, , last] = rows;
  if (!first || !last) throw new Error('three rows');
  expect(idsAfter(moveRow(of, first, 2))).toEqual(['b', 'c', 'a']);
  expect(idsAfter(moveRow(of, last, 0))).toEqual(['c', 'a', 'b']);
  expect(moveRow(of, first, 0)).toEqual([]);
  expect(idsAfter(copyRow(of, rows, first))).toEqual(['a', 'a-2', 'b', 'c']);
  expect(newRowId(of, [...rows, { ...first, id: 'row' }])).toBe('row-2');
  expect(idsAfter(insertRow(of, rows, 3, { id: 'd', when: {}, stay: true }))).toEqual(['a', 'b', 'c', 'd']);
  // The first row of a table makes its list.
  expect(insertRow(table('destinations.skipForm'), [], 0, { id: 'd' })).toEqual([
    { do: 'set', file: 'definitions/destinations.json', path: ['skipForm', 'rules'], value: [{ id: 'd' }] },
  ]);
});

test('a dragged row is dropped before the first row whose middle is below the pointer, in the order without it', () => {
  const middles = [10, 30, 50, 70];
  expect([0, 20, 40, 60, 80].map((y) => dropIndex(middles, 1, y))).toEqual([0, 1, 1, 2, 3]);
  expect([0, 20, 40, 60, 80].map((y) => dropIndex(middles, 3, y))).toEqual([0, 1, 2, 3, 3]);
  expect(orderAfterMove(4, 0, 2)).toEqual([1, 2, 0, 3]);
  expect(orderAfterMove(4, 3, 0)).toEqual([3, 0, 1, 2]);
});

test('the arrow keys stop at the edges, and below the last row is the result for everybody else', () => {
  const size = { rows: 3, columns: 5 };
  const from = (key: string, row: number, column: number): GridCell | null =>
    cellAfterKey(key, { row, column }, size);
  expect(from('ArrowDown', 0, 2)).toEqual({ row: 1, column: 2 });
  expect(from('ArrowUp', 0, 2)).toEqual({ row: 0, column: 2 });
  expect(from('ArrowRight', 1, 4)).toEqual({ row: 1, column: 4 });
  expect(from('End', 1, 0)).toEqual({ row: 1, column: 4 });
  expect(from('Home', 1, 3)).toEqual({ row: 1, column: 0 });
  expect(from('ArrowDown', 2, 1)).toEqual({ row: 3, column: 4 });
  expect(from('ArrowLeft', 3, 4)).toEqual({ row: 3, column: 4 });
  expect(from('PageUp', 3, 4)).toEqual({ row: 0, column: 4 });
  expect(from('a', 0, 0)).toBeNull();
});
