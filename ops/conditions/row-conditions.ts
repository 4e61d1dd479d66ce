import type { Config, FactId, When } from '../../schemas/index.ts';
import { namedTables } from '../../schemas/index.ts';
import { type ConditionalPart, conditionalPartsOf } from './page-conditions.ts';

/** A condition on one fact, as written in the `when` of a row. */
export interface RowCondition {
  fact: FactId;
  values: readonly unknown[];
  not: boolean;
}

/** The conditions of every row of every table that decides about a visit, row by row, and of every part of a page. */
export function conditionRowsOf(config: Config): { decides: boolean; conditions: readonly RowCondition[] }[] {
  const { navigation, flags, destinations } = config;
  const decides = [navigation, ...namedTables.map((name) => destinations[name])];
  const rows = (tables: readonly { rules: readonly { when: When }[] }[], isDecision: boolean) =>
    tables.flatMap(({ rules }) =>
      rules.map(({ when }) => ({ decides: isDecision, conditions: conditionsOf(when) })),
    );
  return [...rows(decides, true), ...rows([flags], false), ...partRowsOf(config)];
}

/** Visitors see whether a condition of a part of a page holds, so it decides like a row. */
const partRowsOf = (config: Config) =>
  [...conditionalPartsOf(config).values()].flat().map((part) => ({
    decides: true,
    conditions: conditionsOfPart(part),
  }));

export const conditionsOfPart = ({ when }: ConditionalPart): readonly RowCondition[] =>
  when.flatMap(conditionsOf);

/** The conditions of one row; kept, because comparisons and proofs ask about the same rows at every route. */
export function conditionsOf(when: When): readonly RowCondition[] {
  const conditions = known.get(when) ?? readConditions(when);
  known.set(when, conditions);
  return conditions;
}

const known = new WeakMap<When, readonly RowCondition[]>();

const readConditions = (when: When): RowCondition[] =>
  Object.entries(when).map(([fact, condition]) => {
    const not = isNot(condition);
    const value: unknown = not ? condition.not : condition;
    return { fact: fact as FactId, values: Array.isArray(value) ? value : [value], not };
  });

const isNot = (condition: unknown): condition is { not: unknown } =>
  typeof condition === 'object' && condition !== null && !Array.isArray(condition) && 'not' in condition;

/** Every value of a fact that some row names, in the order of the rows. */
export function namedValues(configs: readonly Config[], fact: FactId): Set<unknown> {
  const conditions = configs.flatMap((config) => conditionRowsOf(config).flatMap((row) => row.conditions));
  return new Set(conditions.filter((one) => one.fact === fact).flatMap(({ values }) => values));
}

/** Equal for two values that every row treats alike: the key has one digit for each list of values in a row. */
export function membershipKey(configs: readonly Config[], fact: FactId): (value: unknown) => string {
  const lists = configs.flatMap((config) =>
    conditionRowsOf(config).flatMap(({ conditions }) =>
      conditions.filter((one) => one.fact === fact).map(({ values }) => new Set(values)),
    ),
  );
  return (value) => lists.map((list) => (list.has(value) ? '1' : '0')).join('');
}
