import { valueIn } from '../../../ops/json/value-in.ts';
import { inFirstLanguage } from '../../../ops/languages/first-language.ts';
import { type Described, described } from '../../../ops/wording/described.ts';
import type { SchemaNode } from '../../../ops/wording/schema-node.ts';
import { branchOf, shapeOf } from './schema-shape.ts';

/** What an id is called: the words of a message; undefined where that is not known. */
export type NameOf = (kind: string, id: string) => string | undefined;

const unnamed: NameOf = () => undefined;

/** More texts would not fit in the line of a card. */
const mostTexts = 2;

/** The name of the kind of an item, and the sentence about it. */
export function kindOf(item: SchemaNode, value: unknown): Described | null {
  const shape = shapeOf(item);
  if (shape.is !== 'union') return null;
  const { description } = branchOf(shape, value);
  return description === undefined ? null : described(description, '');
}

/** The keys of what visitors read as the name of an item: the question of a field, the title of a block. */
const nameKeys = ['label', 'title', 'heading', 'question', 'name'];

/** By what an operator tells an item from others of its list; empty where only its kind or place does. */
export function nameOfItem(item: SchemaNode, value: unknown, nameOf: NameOf = unnamed): string {
  const shape = shapeOf(item);
  const { properties = {} } = branchOf(shape, value);
  const own = Object.entries(properties).flatMap(([key, node]) =>
    nameKeys.includes(key) ? textsWithin(node, valueIn(value, [key]), nameOf) : [],
  );
  // An item without a kind is its first text; that of a block, such as the id of its form, would name another thing.
  return own[0] ?? (shape.is === 'union' ? '' : (textsOf(item, value, nameOf)[0] ?? ''));
}

/** What an item says beside its name. */
export const textsBeside = (item: SchemaNode, value: unknown, nameOf: NameOf = unnamed): string[] => {
  const name = nameOfItem(item, value, nameOf);
  const texts = textsWithin(item, value, nameOf);
  const at = texts.indexOf(name);
  return texts.filter((_, index) => index !== at).slice(0, mostTexts);
};

/** What an item says: its first texts, in the order of its schema. */
export const textsOf = (item: SchemaNode, value: unknown, nameOf: NameOf = unnamed): string[] =>
  typeof value === 'string' ? [value] : textsWithin(item, value, nameOf).slice(0, mostTexts);

function textsWithin(given: SchemaNode, written: unknown, nameOf: NameOf): string[] {
  const shape = shapeOf(given);
  const value = shape.node.perLanguage ? inFirstLanguage(written) : written;
  if (shape.is === 'field') {
    const { node } = shape;
    const isText = typeof value === 'string' && !node.enum && node.const === undefined && !node.pattern;
    if (!isText || value === '') return [];
    return [(node.names !== undefined && nameOf(node.names, value)) || value];
  }
  if (shape.is === 'numbers') return value === undefined ? [] : [[value].flat().join('、')];
  if (shape.is === 'list') {
    return (Array.isArray(value) ? value : []).flatMap((one) => textsWithin(shape.item, one, nameOf));
  }
  if (typeof value !== 'object' || value === null) return [];
  const { properties = {} } = branchOf(shape, value);
  return Object.entries(properties).flatMap(([key, node]) =>
    key === 'note' || key.startsWith('$') || isPlace(properties, key)
      ? []
      : textsWithin(node, (value as Record<string, unknown>)[key], nameOf),
  );
}

/** The field at which a message is shown is told by its message. */
const isPlace = (properties: object, key: string): boolean => key === 'at' && 'message' in properties;
