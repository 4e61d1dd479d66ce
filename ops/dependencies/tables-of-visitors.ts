import { deriveFacts, isShown, type Site } from '../../runtime/index.ts';
import { type NamedTable, namedTables, type When } from '../../schemas/index.ts';
import type { ConditionalPart, ConditionalParts } from '../conditions/page-conditions.ts';
import { isOfEntry } from '../situations/shown-parts.ts';
import { situationOf } from '../situations/visitor-situation.ts';

export type DecidingTables = Pick<Site, 'navigation' | 'destinations'> & {
  /** By route, the parts of its page that have conditions. */
  parts: Readonly<Record<string, readonly ConditionalPart[]>>;
};

/**
 * The tables as the visitors of a channel meet them on a host: without the rows that can never hold for them, and
 * without the conditions that always do; and the parts of pages alike. Channels and hosts with equal tables get equal
 * results.
 */
export function tablesOfVisitors(site: Site, number: string, parts: ConditionalParts): DecidingTables {
  const facts = deriveFacts(site, situationOf(number, 'none', {}, {}), { route: '', outcome: null });
  const left = <R extends { when: When }, T extends { rules: readonly R[] }>(table: T): T => ({
    ...table,
    rules: table.rules.flatMap((rule) => {
      const conditions = Object.entries(rule.when);
      const known = conditions.filter(([fact]) => isOfEntry(fact));
      if (known.length === 0) return [rule];
      if (!isShown(Object.fromEntries(known), facts)) return [];
      return [{ ...rule, when: Object.fromEntries(conditions.filter(([fact]) => !isOfEntry(fact))) }];
    }),
  });
  const destinations = Object.fromEntries(
    namedTables.map((name) => [name, left(site.destinations[name])]),
  ) as Record<NamedTable, Site['destinations'][NamedTable]>;
  return { navigation: left(site.navigation), destinations, parts: partsByRoute(site, number, parts) };
}

function partsByRoute(site: Site, number: string, parts: ConditionalParts): DecidingTables['parts'] {
  const situation = situationOf(number, 'none', {}, {});
  return Object.fromEntries(
    Object.entries(site.routes).flatMap(([route, { page }]) => {
      const own = parts.get(page);
      if (!own) return [];
      const facts = deriveFacts(site, situation, { route, outcome: null });
      const isKnown = (when: When) => Object.keys(when).every(isOfLocation);
      return [
        [
          route,
          own.map(({ id, when }) => ({
            id,
            // A condition that does not hold stays: nobody sees the part.
            when: when.filter((one) => !isKnown(one) || !isShown(one, facts)),
          })),
        ],
      ];
    }),
  );
}

/** Whether a fact is one of the visitor's host, channel or page. */
const isOfLocation = (fact: string): boolean =>
  isOfEntry(fact) || fact === 'outcome' || /^route\b/.test(fact);
