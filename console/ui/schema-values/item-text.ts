import { inFirstLanguage } from '../../../ops/languages/first-language.ts';
import { type Described, described } from '../../../ops/wording/described.ts';
import type { SchemaNode } from '../../../ops/wording/schema-node.ts';
import { branchOf, shapeOf } from './schema-shape.ts';

/** More texts would not fit in the line of a card. */
const mostTexts = 2;

/** The name of the kind of an item, and the sentence about it. */
export function kindOf(item: SchemaNode, value: unknown): Described | null {
  const shape = shapeOf(item);
  if (shape.is !== 'union') return null;
  const { description } = branchOf(shape, value);
  return description === undefined ? null : described(description, '');
}

/** What an item says: its first texts, in the order of its schema. */
export const textsOf = (item: SchemaNode, value: unknown): string[] =>
  typeof value === 'string' ? [value] : textsWithin(item, value).slice(0, mostTexts);

function textsWithin(given: SchemaNode, written: unknown): string[] {
  const shape = shapeOf(given);
  const value = shape.node.perLanguage ? inFirstLanguage(written) : written;
  if (shape.is === 'field') {
    const { node } = shape;
    const isText = typeof value === 'string' && !node.enum && node.const === undefined && !node.pattern;
    return isText && value !== '' ? [value] : [];
  }
  if (shape.is === 'numbers') return value === undefined ? [] : [[value].flat().join('、')];
  if (shape.is === 'list') {
    return (Array.isArray(value) ? value : []).flatMap((one) => textsWithin(shape.item, one));
  }
  if (typeof value !== 'object' || value === null) return [];
  const { properties = {} } = branchOf(shape, value);
  return Object.entries(properties).flatMap(([key, node]) =>
    key === 'note' || key.startsWith('$') ? [] : textsWithin(node, (value as Record<string, unknown>)[key]),
  );
}
