import { resolved, type SchemaNode } from '../../../ops/wording/schema-node.ts';

/** A condition as a form shows it: its values, and whether it holds for all but them. */
export interface ConditionParts {
  isNot: boolean;
  values: readonly unknown[];
}

export function conditionParts(value: unknown): ConditionParts {
  const isNot = typeof value === 'object' && value !== null && !Array.isArray(value);
  const given = isNot ? (value as { not?: unknown }).not : value;
  return { isNot, values: given === undefined ? [] : [given].flat() };
}

/** As it is written: one value alone, several as a list. */
export function conditionValue({ isNot, values }: ConditionParts): unknown {
  const [first, ...others] = values;
  const own = others.length === 0 ? first : values;
  return isNot ? { not: own } : own;
}

/** What one value of a condition may be. */
export interface ConditionDomain {
  /** The schema of a value that is not null. */
  node: SchemaNode;
  /** Whether null is a value: the fact is absent. */
  hasNull: boolean;
}

/** The first form of a condition is the value alone. */
export function domainOf(given: SchemaNode): ConditionDomain {
  const value = given.anyOf?.[0] ?? given;
  const forms = (value.anyOf ?? [value]).map((one) => resolved(one, one));
  const typesOf = ({ type }: SchemaNode): readonly unknown[] => [type].flat();
  const node = forms.find((one) => typesOf(one).some((type) => type !== 'null')) ?? {};
  const [type] = typesOf(node).filter((one) => one !== 'null');
  const named = node.enum && { enum: node.enum.filter((one) => (one as unknown) !== null) };
  return {
    node: typeof type === 'string' ? { ...node, ...named, type } : node,
    hasNull: forms.some((one) => typesOf(one).includes('null')),
  };
}

/** The tests of a condition on an answer, with the schema of each one's value; none for a condition on a fact. */
export const testsOf = (node: SchemaNode): ReadonlyMap<string, SchemaNode> => {
  const tests = (node.anyOf ?? []).flatMap(({ properties }) => Object.entries(properties ?? {}));
  return new Map(tests.length > 1 ? tests : []);
};

/** A condition on an answer as a form shows it: its test, `is` for values alone, and what it is tested by. */
export function answerTest(value: unknown): { test: string; inner: unknown } {
  const isTest = typeof value === 'object' && value !== null && !Array.isArray(value);
  const [[test, inner] = ['is', undefined]] = isTest ? Object.entries(value) : [['is', value] as const];
  return { test, inner };
}

export const canBeNot = (node: SchemaNode): boolean =>
  (node.anyOf ?? []).some(({ properties }) => properties?.not);

/**
 * Whether a text that is no value is shown as wrong: once its field was left with it, or where the draft has it. A field
 * that is empty because nothing was chosen yet is not.
 * @param left - the text with which the field was left last
 */
export const isRefused = (of: { typed: string; stored: string; left: string | null }): boolean =>
  of.typed === of.stored ? of.stored !== '' : of.left === of.typed;
