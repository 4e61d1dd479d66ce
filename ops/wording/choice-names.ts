import { type Described, described } from './described.ts';
import type { SchemaNode } from './schema-node.ts';

/** The name of each value of a choice, as its schema has them. */
export const choiceNamesOf = ({
  enum: values = [],
  enumDescriptions: names = [],
}: Pick<SchemaNode, 'enum' | 'enumDescriptions'>): ReadonlyMap<string, Described> =>
  new Map(values.map((value, at) => [String(value), described(names[at], String(value))]));
