import { brandsSchema } from '../../schemas/config/brands.ts';
import { channelsSchema } from '../../schemas/config/channels.ts';
import { citiesSchema } from '../../schemas/config/cities.ts';
import { hostsSchema } from '../../schemas/config/hosts.ts';
import type { DisplayNames } from '../explain/display-names.ts';
import type { Text } from '../text/text.ts';
import { declaredNode } from './declared-nodes.ts';
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

const beforeNames = new Map<string, SchemaNode>();
const withNames = new WeakMap<DisplayNames, Map<string, SchemaNode>>();

/** The schema of a file with the flags of the config; without flags where the names are not known yet. */
export function knownSchema(file: string, names: DisplayNames | null): SchemaNode | null {
  const schema = knownSchemas.get(file);
  if (!schema) return null;
  const made = names ? (withNames.get(names) ?? new Map<string, SchemaNode>()) : beforeNames;
  if (names) withNames.set(names, made);
  const known = made.get(file) ?? (withDeclared(schema, names) as SchemaNode);
  made.set(file, known);
  return known;
}

function withDeclared(node: unknown, names: DisplayNames | null): unknown {
  if (Array.isArray(node)) return node.map((one) => withDeclared(one, names));
  if (typeof node !== 'object' || node === null) return node;
  const own = Object.entries(declaredNode(node, names));
  return Object.fromEntries(own.map(([key, one]) => [key, withDeclared(one, names)]));
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
