import { brandsSchema } from '../../schemas/config/brands.ts';
import { channelsSchema } from '../../schemas/config/channels.ts';
import { citiesSchema } from '../../schemas/config/cities.ts';
import { hostsSchema } from '../../schemas/config/hosts.ts';
import type { DisplayNames } from '../explain/display-names.ts';
import type { Text } from '../text/text.ts';
import { type Field, fieldAt } from './field.ts';
import type { SchemaNode } from './schema-node.ts';

/** The schemas of entries with forms and tables; they lack only the ids of the config. */
export const knownSchemas: ReadonlyMap<string, SchemaNode> = new Map(
  Object.entries({
    'channels.json': channelsSchema,
    'hosts.json': hostsSchema,
    'brands.json': brandsSchema,
    'definitions/cities.json': citiesSchema,
  }).map(([file, schema]) => [file, schema as unknown as SchemaNode]),
);

const withFlagsCache = new WeakMap<DisplayNames, Map<string, SchemaNode>>();

/** The schema of a file with the flags of the config; without them where the names are not known yet. */
export function knownSchema(file: string, names: DisplayNames | null): SchemaNode | null {
  const schema = knownSchemas.get(file) ?? null;
  if (!schema || !names) return schema;
  const made = withFlagsCache.get(names) ?? new Map<string, SchemaNode>();
  withFlagsCache.set(names, made);
  const known = made.get(file) ?? (withFlags(schema, names) as SchemaNode);
  made.set(file, known);
  return known;
}

function withFlags(node: unknown, names: DisplayNames): unknown {
  if (Array.isArray(node)) return node.map((one) => withFlags(one, names));
  if (typeof node !== 'object' || node === null) return node;
  if ((node as SchemaNode).declared !== 'flagSet')
    return Object.fromEntries(Object.entries(node).map(([key, one]) => [key, withFlags(one, names)]));
  const flags = Object.entries(names.flags).map(([flag, { about, values }]): [string, SchemaNode] => [
    flag,
    { type: 'integer', enum: [...values], description: `${about.zh} | ${about.en}` },
  ]);
  const { description } = node as SchemaNode;
  return {
    type: 'object',
    ...(description !== undefined && { description }),
    required: flags.map(([flag]) => flag),
    properties: Object.fromEntries(flags),
  } satisfies SchemaNode;
}

/** A field by its path in a file, with any id. Null where the schema has none there. */
export function knownField(
  file: string,
  path: readonly string[],
  names: DisplayNames | null = null,
): Field | null {
  const schema = knownSchema(file, names);
  return schema ? fieldAt(schema, path) : null;
}

/** The label of a field in forms, tables, plan and cards. */
export const fieldLabel = (
  file: string,
  path: readonly string[],
  names: DisplayNames | null = null,
): Text => {
  const key = path.at(-1) ?? '';
  return knownField(file, path, names)?.label ?? { zh: key, en: key };
};
