import { brandsSchema } from '../../schemas/config/brands.ts';
import { channelsSchema } from '../../schemas/config/channels.ts';
import { citiesSchema } from '../../schemas/config/cities.ts';
import { hostsSchema } from '../../schemas/config/hosts.ts';
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

/** A field by its path in a file, with any id. Null where the schema has none there. */
export function knownField(file: string, path: readonly string[]): Field | null {
  const schema = knownSchemas.get(file);
  return schema ? fieldAt(schema, path) : null;
}

/** The label of a field in forms, tables, plan and cards. */
export const fieldLabel = (file: string, path: readonly string[]): Text => {
  const key = path.at(-1) ?? '';
  return knownField(file, path)?.label ?? { zh: key, en: key };
};
