import { type Declarations, declaredNode } from '../plugins/declared-nodes.ts';
import { keysWithAllow } from '../vocabulary/allow.ts';
import type { RefKind } from '../vocabulary/schema.ts';
import {
  type FastValidator,
  forArrays,
  forObjects,
  isObject,
  isString,
  type Json,
  type Keyword,
  type ValidationRun,
  valueKeywords,
} from './value-keywords.ts';

const atKey = (walk: ValidationRun, key: string | number, look: () => boolean): boolean => {
  walk.path.push(key);
  const accepted = look();
  walk.path.pop();
  return accepted;
};

const all =
  (parts: readonly FastValidator[]): FastValidator =>
  (value, walk) =>
    parts.every((part) => part(value, walk));

/** The branch of a tagged union, by its tag. */
function taggedUnion(tag: string, branches: readonly unknown[], fastValidator: Compile): FastValidator {
  const byTag = new Map(
    branches.map((branch) => {
      const { properties } = branch as { properties: Record<string, { const?: unknown }> };
      return [properties[tag]?.const, fastValidator(branch)];
    }),
  );
  return forObjects((value, walk) => byTag.get(value[tag])?.(value, walk) === true);
}

/** Checks the values of an object, each by the schema of its key. */
function members(schema: Json, fastValidator: Compile): FastValidator {
  const own = Object.entries(keysWithAllow(schema) ?? (schema.properties as Json | undefined) ?? {});
  const parts = new Map(own.map(([key, one]) => [key, fastValidator(one)]));
  const other = fastValidator(schema.additionalProperties ?? true);
  return forObjects((value, walk) =>
    Object.keys(value).every((key) => atKey(walk, key, () => (parts.get(key) ?? other)(value[key], walk))),
  );
}

/** The keywords of our schemas. Keywords that belong together (`if` and `then`) are one entry. */
const keywordsWith = (fastValidator: Compile): Record<string, Keyword> => ({
  ...valueKeywords,
  ref: (kind: RefKind) => (value, walk) => {
    if (isString(value)) walk.addReference(kind, value, walk.path);
    return true;
  },
  perLanguage:
    (_is: true, { properName }) =>
    (value, walk) => {
      if (isString(value)) walk.addText(value, walk.path, properName === true);
      return true;
    },
  items: (schema: unknown) => {
    const one = fastValidator(schema);
    return forArrays((items, walk) =>
      items.every((item, index) => atKey(walk, index, () => one(item, walk))),
    );
  },
  propertyNames: (schema: unknown) => {
    const name = fastValidator(schema);
    return forObjects((value, walk) => Object.keys(value).every((key) => name(key, walk)));
  },
  properties: (_own, schema) => members(schema, fastValidator),
  additionalProperties: (_own, schema) =>
    schema.properties === undefined ? members(schema, fastValidator) : undefined,
  anyOf: (branches: readonly unknown[]) => {
    const parts = branches.map((branch) => fastValidator(branch));
    return (value, walk) => parts.some((part) => part(value, walk));
  },
  oneOf: (branches: readonly unknown[], { discriminator }) => {
    if (isObject(discriminator))
      return taggedUnion(String(discriminator.propertyName), branches, fastValidator);
    const parts = branches.map((branch) => fastValidator(branch));
    return (value, walk) => parts.filter((part) => part(value, walk)).length === 1;
  },
  if: (condition: unknown, { then }) => {
    const [holds, rest] = [fastValidator(condition), fastValidator(then ?? true)];
    return (value, walk) => !holds(value, walk) || rest(value, walk);
  },
});
/** Keywords that need no check of their own. */
const annotations = new Set([
  '$id',
  'title',
  'description',
  'default',
  'examples',
  'enumDescriptions',
  'properName',
  'siteLanguage',
  'discriminator',
  'then',
]);

type Compile = (schema: unknown) => FastValidator;

/**
 * Compiles schemas to one function each: Ajv takes 200 ms to compile the same. It returns whether a value matches, and
 * collects the uses of ids. For a refused value, Ajv produces the messages.
 * @param facts - definitions/facts.json, null where it cannot be read
 * @throws if a schema has a keyword that is not known here
 */
export function fastCompiler(facts: Declarations | null): Compile {
  const compiled = new Map<unknown, FastValidator>();
  const compile: Compile = (schema) => {
    if (typeof schema === 'boolean') return () => schema;
    const before = compiled.get(schema);
    if (before) return before;
    const made =
      isObject(schema) && 'declared' in schema ? compile(declaredNode(schema, facts)) : build(schema as Json);
    compiled.set(schema, made);
    return made;
  };
  const keywords = keywordsWith(compile);
  const build = (schema: Json): FastValidator => {
    const parts = Object.entries(schema).flatMap(([keyword, argument]) => {
      if (annotations.has(keyword)) return [];
      const check = keywords[keyword];
      if (!check) throw new Error(`schemas/compile/fast-validator.ts does not know the keyword "${keyword}"`);
      return check(argument as never, schema) ?? [];
    });
    return parts.length === 1 ? (parts[0] as FastValidator) : all(parts);
  };
  return compile;
}
