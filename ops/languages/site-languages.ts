import { configFiles } from '../../schemas/index.ts';
import { member, stringsOf } from '../json/json-values.ts';

/**
 * The languages in which a site may be written, the default first; none where it has one language alone, as `language`
 * says.
 * @param site - definitions/site.json as it is written, which may break its schema
 */
export const languagesOfSite = (site: unknown): string[] => [
  ...new Set(stringsOf(member(site, 'languages'))),
];

/** The language of a site's own texts: the first of several, or the only one. */
export function defaultLanguageOf(site: unknown): string {
  const [first] = languagesOfSite(site);
  const only = member(site, 'language');
  return first ?? (typeof only === 'string' ? only : configFiles.site.schema.properties.language.default);
}
