import type { Desk } from '../desk.ts';
import { valueIn } from './field-edit.ts';
import { flagLabels, flagNames } from './flag-labels.ts';

const sign = ' · ';

/** The label of a city rule without what tells it from its twins. */
export const withoutApart = (label: string): string => label.split(sign)[0] ?? label;

/** City rules for the same cities, told apart by the flags in which they differ. */
export function toldApart(
  desk: Pick<Desk, 'names' | 'language'>,
  labels: ReadonlyMap<string, string>,
  rules: Readonly<Record<string, unknown>>,
): ReadonlyMap<string, string> {
  const twins = new Map<string, string[]>();
  for (const [id, label] of labels) twins.set(label, [...(twins.get(label) ?? []), id]);
  return new Map(
    [...labels].map(([id, label]) => {
      const others = twins.get(label) ?? [];
      const flag = (of: string, name: string) => valueIn(rules[of], ['set', name]);
      const differing = flagNames.filter((name) => others.some((one) => flag(one, name) !== flag(id, name)));
      const words = differing.map((name) => {
        const value = String(flag(id, name));
        return flagLabels(desk, name).get(value) || `${name} ${value}`;
      });
      return [id, [label, ...words].join(sign)];
    }),
  );
}
