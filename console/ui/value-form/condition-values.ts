import type { SchemaNode } from '../../../ops/wording/schema-node.ts';

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

/** The schema of one value of a condition: its first form is the value alone. */
export const domainOf = (node: SchemaNode): SchemaNode => node.anyOf?.[0] ?? node;
export const canBeNot = (node: SchemaNode): boolean =>
  (node.anyOf ?? []).some(({ properties }) => properties?.not);
