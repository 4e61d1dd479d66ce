import { isDeepStrictEqual } from 'node:util';
import type { RefKind } from '../vocabulary/schema.ts';

/**
 * The state of a traversal: the keys down to the current value, and the uses of ids found so far, in document order.
 */
export interface ValidationRun {
  path: (string | number)[];
  addReference(kind: RefKind, id: string, path: readonly (string | number)[]): void;
  /** A text that is shown, and may be written once for each language. */
  addText(text: string, path: readonly (string | number)[], isName: boolean): void;
}
/** Whether a value matches a schema. */
export type FastValidator = (value: unknown, walk: ValidationRun) => boolean;

export type Json = Readonly<Record<string, unknown>>;
export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isString = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number';

/** Builds the check of a keyword from its argument; undefined if another keyword checks it. */
export type Keyword = (argument: never, schema: Json) => FastValidator | undefined;

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

const forStrings =
  (holds: (text: string) => boolean): FastValidator =>
  (value) =>
    !isString(value) || holds(value);
const forNumbers =
  (holds: (value: number) => boolean): FastValidator =>
  (value) =>
    !isNumber(value) || holds(value);
export const forArrays =
  (holds: (items: readonly unknown[], walk: ValidationRun) => boolean): FastValidator =>
  (value, walk) =>
    !Array.isArray(value) || holds(value, walk);
export const forObjects =
  (holds: (value: Json, walk: ValidationRun) => boolean): FastValidator =>
  (value, walk) =>
    !isObject(value) || holds(value, walk);

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);
/** Characters, not UTF-16 units, as JSON Schema counts them; most texts need no counting. */
const isLonger = (text: string, most: number) => text.length > most && [...text].length > most;

/** The keywords that check a value without the schemas of its parts. */
export const valueKeywords: Record<string, Keyword> = {
  type: (names: string | readonly string[]) => {
    const kinds = listOf(names).map((name) => types[String(name)] as (value: unknown) => boolean);
    return (value) => kinds.some((is) => is(value));
  },
  enum: (values: readonly unknown[]) => (value) => values.some((one) => isDeepStrictEqual(one, value)),
  const: (expected: unknown) => (value) => isDeepStrictEqual(expected, value),
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
  uniqueItems: (isRequired: boolean) => forArrays((items) => !isRequired || isUnique(items)),
  required: (keys: readonly string[]) =>
    forObjects((value) => keys.every((key) => Object.hasOwn(value, key))),
  minProperties: (least: number) => forObjects((value) => Object.keys(value).length >= least),
};
