import { isDeepStrictEqual } from 'node:util';
import { keysWithAllow } from '../vocabulary/allow.ts';
import type { RefKind } from '../vocabulary/schema.ts';

/**
 * The state of a traversal: the keys down to the current value, and the uses of ids found so far, in document order.
 */
export interface ValidationRun {
  path: (string | number)[];
  addReference(kind: RefKind, id: string, path: readonly (string | number)[]): void;
}
/** Whether a value matches a schema. */
export type FastValidator = (value: unknown, walk: ValidationRun) => boolean;

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isString = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number';

const atKey = (walk: ValidationRun, key: string | number, look: () => boolean): boolean => {
  walk.path.push(key);
  const accepted = look();
  walk.path.pop();
  return accepted;
};

const types: Record<string, (value: unknown) => boolean> = {
  string: isString,
  number: isNumber,
  integer: Number.isInteger,
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
  array: Array.isArray,
  object: isObject,
};

const isUnique = (items: readonly unknown[]): boolean =>
  new Set(items).size === items.length &&
  items.every(
    (one, at) =>
      typeof one !== 'object' || !items.slice(0, at).some((other) => isDeepStrictEqual(one, other)),
  );

const all =
  (parts: readonly FastValidator[]): FastValidator =>
  (value, walk) =>
    parts.every((part) => part(value, walk));
const forStrings =
  (holds: (text: string) => boolean): FastValidator =>
  (value) =>
    !isString(value) || holds(value);
const forNumbers =
  (holds: (value: number) => boolean): FastValidator =>
  (value) =>
    !isNumber(value) || holds(value);
const forArrays =
  (holds: (items: readonly unknown[], walk: ValidationRun) => boolean): FastValidator =>
  (value, walk) =>
    !Array.isArray(value) || holds(value, walk);
const forObjects =
  (holds: (value: Json, walk: ValidationRun) => boolean): FastValidator =>
  (value, walk) =>
    !isObject(value) || holds(value, walk);

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);
/** Characters, not UTF-16 units, as JSON Schema counts them; most texts need no counting. */
const isLonger = (text: string, most: number) => text.length > most && [...text].length > most;

/** The branch of a tagged union, by its tag. */
function taggedUnion(tag: string, branches: readonly unknown[]): FastValidator {
  const byTag = new Map(
    branches.map((branch) => {
      const { properties } = branch as { properties: Record<string, { const?: unknown }> };
      return [properties[tag]?.const, fastValidator(branch)];
    }),
  );
  return forObjects((value, walk) => byTag.get(value[tag])?.(value, walk) === true);
}

/** Checks the values of an object, each by the schema of its key. */
function members(schema: Json): FastValidator {
  const own = Object.entries(keysWithAllow(schema) ?? (schema.properties as Json | undefined) ?? {});
  const parts = new Map(own.map(([key, one]) => [key, fastValidator(one)]));
  const other = fastValidator(schema.additionalProperties ?? true);
  return forObjects((value, walk) =>
    Object.keys(value).every((key) => atKey(walk, key, () => (parts.get(key) ?? other)(value[key], walk))),
  );
}

/** The keywords of our schemas. Keywords that belong together (`if` and `then`) are one entry. */
const keywords: Record<string, (argument: never, schema: Json) => FastValidator | undefined> = {
  type: (names: string | readonly string[]) => {
    const kinds = listOf(names).map((name) => types[String(name)] as (value: unknown) => boolean);
    return (value) => kinds.some((is) => is(value));
  },
  enum: (values: readonly unknown[]) => (value) => values.some((one) => isDeepStrictEqual(one, value)),
  const: (wanted: unknown) => (value) => isDeepStrictEqual(wanted, value),
  ref: (kind: RefKind) => (value, walk) => {
    if (isString(value)) walk.addReference(kind, value, walk.path);
    return true;
  },
  pattern: (source: string) => {
    const pattern = new RegExp(source, 'u');
    return forStrings((text) => pattern.test(text));
  },
  minLength: (least: number) => forStrings((text) => isLonger(text, least - 1)),
  maxLength: (most: number) => forStrings((text) => !isLonger(text, most)),
  minimum: (least: number) => forNumbers((value) => value >= least),
  maximum: (most: number) => forNumbers((value) => value <= most),
  exclusiveMinimum: (below: number) => forNumbers((value) => value > below),
  minItems: (least: number) => forArrays((items) => items.length >= least),
  uniqueItems: (wanted: boolean) => forArrays((items) => !wanted || isUnique(items)),
  items: (schema: unknown) => {
    const one = fastValidator(schema);
    return forArrays((items, walk) =>
      items.every((item, index) => atKey(walk, index, () => one(item, walk))),
    );
  },
  required: (keys: readonly string[]) =>
    forObjects((value) => keys.every((key) => Object.hasOwn(value, key))),
  minProperties: (least: number) => forObjects((value) => Object.keys(value).length >= least),
  propertyNames: (schema: unknown) => {
    const name = fastValidator(schema);
    return forObjects((value, walk) => Object.keys(value).every((key) => name(key, walk)));
  },
  properties: (_own, schema) => members(schema),
  additionalProperties: (_own, schema) => (schema.properties === undefined ? members(schema) : undefined),
  anyOf: (branches: readonly unknown[]) => {
    const parts = branches.map(fastValidator);
    return (value, walk) => parts.some((part) => part(value, walk));
  },
  oneOf: (branches: readonly unknown[], { discriminator }) => {
    if (isObject(discriminator)) return taggedUnion(String(discriminator.propertyName), branches);
    const parts = branches.map(fastValidator);
    return (value, walk) => parts.filter((part) => part(value, walk)).length === 1;
  },
  if: (condition: unknown, { then }) => {
    const [holds, rest] = [fastValidator(condition), fastValidator(then ?? true)];
    return (value, walk) => !holds(value, walk) || rest(value, walk);
  },
};
/** Keywords that need no check of their own. */
const annotations = new Set(['$id', 'title', 'description', 'discriminator', 'then']);

const compiled = new Map<unknown, FastValidator>();

/**
 * Compiles a schema to one function: Ajv takes 200 ms to compile the same. It returns whether a value matches, and
 * collects the uses of ids. For a refused value, Ajv produces the messages.
 * @throws if the schema has a keyword that is not known here
 */
export function fastValidator(schema: unknown): FastValidator {
  if (typeof schema === 'boolean') return () => schema;
  const before = compiled.get(schema);
  if (before) return before;
  const parts = Object.entries(schema as Json).flatMap(([keyword, argument]) => {
    if (annotations.has(keyword)) return [];
    const build = keywords[keyword];
    if (!build) throw new Error(`schemas/compile/fast-validator.ts does not know the keyword "${keyword}"`);
    return build(argument as never, schema as Json) ?? [];
  });
  const accepts = parts.length === 1 ? (parts[0] as FastValidator) : all(parts);
  compiled.set(schema, accepts);
  return accepts;
}
