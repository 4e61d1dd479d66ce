import { itemsOf, member } from '../../../ops/json/json-values.ts';
import { inFirstLanguage } from '../../../ops/languages/first-language.ts';
import type { SchemaNode } from '../../../ops/wording/schema-node.ts';

/**
 * The schema of a field's property, where what is chosen from the start is one of the field's own options, or some of
 * them: a list to choose from, by their texts.
 * @param field - with its `options`, if it has any
 */
export function withOwnOptions(node: SchemaNode, name: string, field: unknown): SchemaNode {
  if (name !== 'default') return node;
  const options = itemsOf(member(field, 'options')).flatMap((option): [string, string][] => {
    const value = member(option, 'value');
    return typeof value === 'string' ? [[value, textOf(member(option, 'label'))]] : [];
  });
  if (options.length === 0) return node;
  const chosen = {
    enum: options.map(([value]) => value),
    enumDescriptions: options.map(([, text]) => `${text} | ${text}`),
  };
  return node.items ? { ...node, items: { ...node.items, ...chosen } } : { ...node, ...chosen };
}

const textOf = (label: unknown): string => String(inFirstLanguage(label) ?? '');
