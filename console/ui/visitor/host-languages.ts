import { member } from '../../../ops/json/json-values.ts';
import { languagesOfSite } from '../../../ops/languages/site-languages.ts';

/**
 * The languages in which a host shows its pages, its default first; none where visitors have no choice.
 * @param site - value of definitions/site.json
 * @param hosts - value of hosts.json
 */
export function languagesOfHost(site: unknown, hosts: unknown, host: string): string[] {
  if (member(hosts, 'hosts', host, 'language') !== undefined) return [];
  const all = languagesOfSite(site);
  return all.length > 1 ? all : [];
}

/** The language in which a host shows its pages where nobody chooses another one; undefined where the site has one alone. */
export function defaultLanguageOfHost(site: unknown, hosts: unknown, host: string): string | undefined {
  const own = member(hosts, 'hosts', host, 'language');
  return typeof own === 'string' ? own : languagesOfSite(site)[0];
}
