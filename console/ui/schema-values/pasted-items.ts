import type { SchemaNode } from '../../../ops/wording/schema-node.ts';
import { shapeOf } from './schema-shape.ts';

/**
 * The columns of pasted rows: the texts that an item needs, and those in whose place another of its texts is shown; null where
 * an item cannot be pasted as a row.
 */
export function pasteColumns(item: SchemaNode): string[] | null {
  const shape = shapeOf(item);
  if (shape.is === 'field') return shape.node.type === 'string' ? [] : null;
  if (shape.is !== 'object') return null;
  const { required = [], properties = {} } = shape.node;
  const isText = (key: string) => properties[key]?.type === 'string' && properties[key]?.const === undefined;
  if (required.length === 0 || !required.every(isText)) return null;
  return Object.keys(properties).filter((key) => required.includes(key) || properties[key]?.default === '');
}

/**
 * The items of rows that a spreadsheet copies: one row each, cells apart by tabs. A row with fewer cells repeats its first
 * one, so that an option may be given by its text alone.
 */
export function pastedItems(text: string, columns: readonly string[]): unknown[] {
  const rows = text
    .split(/\r?\n/)
    .map((line) => line.split('\t').map((cell) => cell.trim()))
    .filter(([first = '']) => first !== '');
  if (columns.length === 0) return rows.map(([first = '']) => first);
  return rows.map((cells) =>
    Object.fromEntries(columns.map((key, at) => [key, cells[at] || (cells[0] ?? '')])),
  );
}
