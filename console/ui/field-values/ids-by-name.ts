import { withoutCitySuffix } from '../../../ops/config/city-names.ts';
import type { Labels, OtherNames } from '../../../ops/wording/labels.ts';
import { shortRuleLabel, withoutDistinction } from '../../../ops/wording/rule-labels.ts';

/** The ids that a name may stand for: a brand's name, the cities of a rule or one of them, an alias of a city. */
export type IdsByName = ReadonlyMap<string, readonly string[]>;

/**
 * @param names - the kind of the ids; a city is also found with or without 市
 * @param others - the names of the ids beside their labels
 */
export function idsByName(
  labels: Labels,
  names: string | null = null,
  others: OtherNames = new Map(),
): IdsByName {
  const ids = new Map<string, string[]>();
  for (const [id, label] of labels) {
    const plain = withoutDistinction(label);
    const asShown = names === 'cityRule' ? [shortRuleLabel(label, 'zh'), shortRuleLabel(label, 'en')] : [];
    for (const name of new Set([label, ...asShown, plain, ...plain.split('、')])) {
      if (name !== '' && !labels.has(name)) ids.set(name, [...(ids.get(name) ?? []), id]);
    }
  }
  // A name of all cities of a rule is a better match than one of its cities.
  for (const [name, all] of ids) {
    const exact = all.filter((id) => withoutDistinction(labels.get(id) ?? '') === name);
    if (exact.length > 0) ids.set(name, exact);
  }
  for (const [id, more] of others) {
    for (const name of more) if (!labels.has(name)) ids.set(name, [...(ids.get(name) ?? []), id]);
  }
  if (names === 'city') {
    for (const id of labels.keys()) {
      for (const name of [withoutCitySuffix(id), `${withoutCitySuffix(id)}市`]) {
        if (!labels.has(name) && !ids.has(name)) ids.set(name, [id]);
      }
    }
  }
  return ids;
}
