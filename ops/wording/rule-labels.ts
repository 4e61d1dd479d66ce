import { member } from '../json/json-values.ts';
import type { Language } from '../text/text.ts';
import { flagLabels, type Naming } from './flag-labels.ts';

const sign = ' · ';

/** The label of a city rule without the flags that distinguish it. */
export const withoutDistinction = (label: string): string => label.split(sign)[0] ?? label;

const mostCities = 3;

/** The label of a city rule in a narrow place: of many cities the first ones and their number, and each page once. */
export function shortRuleLabel(label: string, language: Language): string {
  const [named = '', ...flags] = label.split(sign);
  const cities = named.split('、');
  const first = cities.slice(0, mostCities).join('、');
  const many = language === 'zh' ? `${first}等 ${cities.length} 城` : `${first} … (${cities.length} cities)`;
  return [cities.length > mostCities ? many : named, ...new Set(flags)].join(sign);
}

/** Labels of city rules; rules for the same cities are distinguished by the flags that differ. */
export function distinctLabels(
  naming: Naming,
  labels: ReadonlyMap<string, string>,
  rules: Readonly<Record<string, unknown>>,
): ReadonlyMap<string, string> {
  const twins = new Map<string, string[]>();
  for (const [id, label] of labels) twins.set(label, [...(twins.get(label) ?? []), id]);
  return new Map(
    [...labels].map(([id, label]) => {
      const others = twins.get(label) ?? [];
      const flag = (of: string, name: string) => member(rules[of], 'set', name);
      const differing = Object.keys(naming.names?.flags ?? {}).filter((name) =>
        others.some((one) => flag(one, name) !== flag(id, name)),
      );
      const words = differing.map((name) => {
        const value = String(flag(id, name));
        const named = flagLabels(naming, name);
        const own = named.get(value);
        if (!own) return `${name} ${value}`;
        const isShared = others.some((one) => {
          const other = String(flag(one, name));
          return other !== value && named.get(other) === own;
        });
        return isShared ? `${own} ${value}` : own;
      });
      return [id, [label, ...new Set(words)].join(sign)];
    }),
  );
}
