import { valueIn } from '../../../ops/json/value-in.ts';
import type { Field } from '../../../ops/wording/field.ts';
import type { Labels } from '../../../ops/wording/labels.ts';
import type { Edit } from '../../api/index.ts';

/** A city rule that is added in the step that first names it. */
export interface NewCityRule {
  id: string;
  entry: unknown;
  edits: readonly Edit[];
}

/** Adds new city rules to the options of a field or column. */
export function withNewCityRules<T extends { field: Field | null; labels: Labels }>(
  of: T,
  rules: readonly NewCityRule[],
): T {
  if (of.field?.names !== 'cityRule' || rules.length === 0) return of;
  const cities = ({ entry }: NewCityRule) => [valueIn(entry, ['cities']) ?? []].flat().join('、');
  return {
    ...of,
    field: { ...of.field, choices: [...of.field.choices, ...rules.map(({ id }) => id)] },
    labels: new Map([...of.labels, ...rules.map((rule) => [rule.id, cities(rule)] as const)]),
  };
}
