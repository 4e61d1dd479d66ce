import type { Schema } from './schema.ts';

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const known = new WeakMap<object, boolean>();
/** Whether a schema, or that of one of its keys, has a `default`. */
function hasDefaults(schema: unknown): boolean {
  if (!isObject(schema)) return false;
  const before = known.get(schema);
  if (before !== undefined) return before;
  const found = partsOf(schema).some((part) => (isObject(part) && 'default' in part) || hasDefaults(part));
  known.set(schema, found);
  return found;
}

const propertiesOf = ({ properties }: Json): Json => (isObject(properties) ? properties : {});
const partsOf = (schema: Json): unknown[] => [
  ...Object.values(propertiesOf(schema)),
  schema.additionalProperties,
];

/**
 * A value with the `default` of each key that it leaves out, at every level down to which objects alone lead. A default is
 * not validated: it may be what nobody can write, such as an empty registration number, which is shown nowhere.
 * @param value - valid by the schema; anything else is returned as it is
 */
export function withDefaults<T>(schema: Schema, value: T): T {
  return (isObject(value) && isObject(schema) ? filled(schema, value) : value) as T;
}

function filled(schema: Json, value: Json): Json {
  if (!hasDefaults(schema)) return value;
  const properties = propertiesOf(schema);
  const own = Object.entries(value).map(([key, one]) => {
    const part = Object.hasOwn(properties, key) ? properties[key] : schema.additionalProperties;
    return [key, withDefaults((part ?? {}) as Schema, one)] as const;
  });
  const absent = Object.entries(properties).flatMap(([key, part]) =>
    isObject(part) && 'default' in part && !Object.hasOwn(value, key)
      ? [[key, withDefaults(part as Schema, part.default)] as const]
      : [],
  );
  return Object.fromEntries([...own, ...absent]);
}
