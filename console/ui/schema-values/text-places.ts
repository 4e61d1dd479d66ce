import { isObject } from '../../../ops/json/json-values.ts';
import type { SchemaNode } from '../../../ops/wording/schema-node.ts';
import { isPluralForms } from '../field-values/plural-forms.ts';
import { branchOf, shapeOf } from './schema-shape.ts';

/** A text of a page or form that visitors read, with where it stands. */
export interface TextPlace {
  path: readonly (string | number)[];
  text: string;
  node: SchemaNode;
  isRequired: boolean;
  /** The language in which it is written, where it is written in several. */
  language?: string;
}

/** Every text that visitors may read: no ids, no values of a choice, no addresses, no notes for colleagues. */
export function textPlaces(
  given: SchemaNode,
  value: unknown,
  path: TextPlace['path'] = [],
  isRequired = true,
): TextPlace[] {
  const shape = shapeOf(given);
  if (shape.is === 'field') {
    const { node } = shape;
    if (isPluralForms(value)) {
      const { perLanguage: _, ...plain } = node;
      const { count: _count, ...forms } = value;
      return Object.entries(forms).flatMap(([form, one]) => textPlaces(plain, one, [...path, form]));
    }
    if (node.perLanguage && isObject(value)) {
      // Its properties are plain texts.
      const { perLanguage: _, ...plain } = node;
      return Object.entries(value).flatMap(([language, one]) =>
        textPlaces(plain, one, [...path, language]).map((place) => ({ ...place, language })),
      );
    }
    const isText = node.type === 'string' && !node.enum && node.const === undefined && !node.pattern;
    return isText && !node.names && typeof value === 'string'
      ? [{ path, text: value, node, isRequired }]
      : [];
  }
  if (shape.is === 'list') {
    const named = { description: shape.node.description, ...shape.item } as SchemaNode;
    return (Array.isArray(value) ? value : []).flatMap((one, at) => textPlaces(named, one, [...path, at]));
  }
  if (typeof value !== 'object' || value === null) return [];
  if (shape.is === 'map') {
    return Object.entries(value).flatMap(([key, one]) => textPlaces(shape.item, one, [...path, key]));
  }
  if (shape.is !== 'object' && shape.is !== 'union') return [];
  const { properties = {}, required = [] } = branchOf(shape, value);
  const { note: _, ...shown } = properties;
  // A `note` of a block is a text of it; that of a page or form is for colleagues.
  return Object.entries(path.length === 0 ? shown : properties).flatMap(([key, node]) =>
    key.startsWith('$')
      ? []
      : textPlaces(node, (value as Record<string, unknown>)[key], [...path, key], required.includes(key)),
  );
}
