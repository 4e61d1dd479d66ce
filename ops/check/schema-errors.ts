import type { ErrorObject } from 'ajv';
import { isObject, itemsOf, member } from '../json/json-values.ts';

export type JsonType = 'string' | 'number' | 'boolean' | 'null' | 'list' | 'object';

export function jsonTypeOf(value: unknown): JsonType {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  return typeof value as 'string' | 'number' | 'boolean' | 'object';
}

const kindOfType: Record<string, JsonType> = { array: 'list', integer: 'number' };

/** The kinds of value that a schema may accept; all that its branches do. */
export function jsonTypesOf(schema: unknown): JsonType[] {
  const branches = itemsOf(member(schema, 'anyOf'));
  if (branches.length > 0) return [...new Set(branches.flatMap(jsonTypesOf))];
  const type = member(schema, 'type');
  return (Array.isArray(type) ? type : [type]).map((one) => kindOfType[one] ?? one);
}

const isScalar = (kind: JsonType) => kind !== 'list' && kind !== 'object';

/** The branch of a union for a value: the one of its kind, or of another plain kind. */
function branchFor(schema: unknown, value: unknown): number {
  const kind = jsonTypeOf(value);
  const branches = itemsOf(member(schema, 'anyOf'));
  const exact = branches.findIndex((branch) => jsonTypesOf(branch).includes(kind));
  if (exact >= 0 || !isScalar(kind)) return exact;
  return branches.findIndex((branch) => jsonTypesOf(branch).every(isScalar));
}

/** The errors that a union's branches gave: Ajv puts them right before the union's own. */
function firstOfBranches(errors: readonly ErrorObject[], union: number): number {
  const { schemaPath } = errors[union] as ErrorObject;
  let first = union;
  while (first > 0 && errors[first - 1]?.schemaPath.startsWith(`${schemaPath}/`)) first -= 1;
  return first;
}

/** Whether a branch of the union is a shared part: its errors do not say of which branch they are. */
const hasSharedBranch = ({ keyword, parentSchema }: ErrorObject): boolean =>
  keyword === 'anyOf' &&
  itemsOf(member(parentSchema, 'anyOf')).some((branch) => member(branch, '$ref') !== undefined);

/**
 * The errors of a union with shared branches that are not about its innermost value: the branch that was meant is the one
 * that came furthest. Where none came further than the value itself, only the union's own error stays.
 */
function otherThanDeepest(errors: readonly ErrorObject[], union: number): ErrorObject[] {
  const own = errors[union] as ErrorObject;
  const isInside = ({ instancePath }: ErrorObject) =>
    instancePath === own.instancePath || instancePath.startsWith(`${own.instancePath}/`);
  let first = union;
  while (first > 0 && isInside(errors[first - 1] as ErrorObject)) first -= 1;
  const all = errors.slice(first, union);
  const deepest = Math.max(0, ...all.map(({ instancePath }) => instancePath.length));
  if (deepest <= own.instancePath.length) return all;
  return [...all.filter(({ instancePath }) => instancePath.length < deepest), own];
}

/** Only the errors of the matching branch of a union are reported, so that one wrong value is one error. */
function withoutOtherBranches(errors: readonly ErrorObject[]): ErrorObject[] {
  const dropped = new Set<ErrorObject>();
  for (let at = errors.length - 1; at >= 0; at -= 1) {
    const error = errors[at] as ErrorObject;
    if (dropped.has(error) || !['anyOf', 'oneOf'].includes(error.keyword)) continue;
    if (hasSharedBranch(error)) {
      for (const one of otherThanDeepest(errors, at)) dropped.add(one);
      continue;
    }
    const branch = error.keyword === 'anyOf' ? branchFor(error.parentSchema, error.data) : -1;
    const all = errors.slice(firstOfBranches(errors, at), at);
    const meant = all.filter((one) => one.schemaPath.startsWith(`${error.schemaPath}/${branch}/`));
    for (const one of all) if (!meant.includes(one)) dropped.add(one);
    if (meant.length > 0) dropped.add(error);
  }
  return errors.filter((error) => !dropped.has(error));
}

const aboutKeys = ['required', 'additionalProperties', 'propertyNames', 'oneOf'];
const priority = ['type', 'discriminator', 'const', 'enum', 'anyOf'];
const rankOf = (error: ErrorObject) => {
  const rank = priority.indexOf(error.keyword);
  return rank < 0 ? priority.length : rank;
};

/** The error of one value; a wrong type takes precedence over other errors. */
function worstOfValues(errors: readonly ErrorObject[]): ErrorObject[] {
  const worst = new Map<string, ErrorObject>();
  for (const error of errors) {
    if (aboutKeys.includes(error.keyword)) continue;
    const known = worst.get(error.instancePath);
    if (known === undefined || rankOf(error) < rankOf(known)) worst.set(error.instancePath, error);
  }
  return errors.filter(
    (error) => aboutKeys.includes(error.keyword) || worst.get(error.instancePath) === error,
  );
}

/**
 * What repeats another error: `propertyNames` comes with what the name failed, `if` with what its branch did;
 * a tag that is missing is also a missing key.
 */
const isConsequence = (error: ErrorObject) =>
  error.propertyName !== undefined ||
  error.keyword === 'if' ||
  (error.keyword === 'discriminator' &&
    isObject(error.data) &&
    !Object.hasOwn(error.data, String(error.params.tag)));

/** Ajv's errors reduced to mistakes: one mistake is one error. */
export function distinctErrors(errors: readonly ErrorObject[]): ErrorObject[] {
  return worstOfValues(withoutOtherBranches(errors).filter((error) => !isConsequence(error)));
}
