import { deriveFacts, isShown, type Site } from '../../runtime/index.ts';
import { type NamedTable, namedTables, type When } from '../../schemas/index.ts';
import { situationOf } from '../situations/visitor-situation.ts';

export type DecidingTables = Pick<Site, 'navigation' | 'destinations'>;

/** Whether a fact is one of the host or channel: they stay what they are for the whole visit. */
const isOfEntry = (fact: string): boolean =>
  fact === 'host' || fact === 'channel' || fact.startsWith('host.') || fact.startsWith('channel.');

/**
 * The tables as the visitors of a channel meet them on a host: without the rows that can never hold for them, and
 * without the conditions that always do. Channels and hosts with equal tables get equal results.
 */
export function tablesOfVisitors(site: Site, number: string): DecidingTables {
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
  return { navigation: left(site.navigation), destinations };
}
