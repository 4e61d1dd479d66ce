import { defaultMessages } from '../../schemas/defaults/default-messages.ts';
import { type ConfigFileName, configFiles, configFolders } from '../../schemas/index.ts';
import { entriesOf, member, stringsOf } from '../json/json-values.ts';
import { valueInLanguage } from '../languages/language-texts.ts';
import { sideBySide } from '../languages/side-by-side.ts';
import { defaultLanguageOf, languagesOfSite } from '../languages/site-languages.ts';
import { endpointsOf } from './default-endpoints.ts';
import { pageWordsIn } from './default-page-messages.ts';
import { defaultPages } from './default-pages.ts';
import { routesOf } from './default-routes.ts';
import { cities, destinations, flags, navigationOf } from './default-tables.ts';
import type { WrittenFiles } from './written-files.ts';

/** Every config writes these: nobody else knows its hosts and its brand. */
type Required = 'hosts' | 'brands';
export const isRequiredFile = (kind: string): kind is Required => kind === 'hosts' || kind === 'brands';

/** A file that the config leaves out, with the text that counts instead. */
export interface DefaultFile {
  /** Its path, its kind and its name without `.json`. */
  file: string;
  kind: ConfigFileName | 'pages';
  stem: string;
  text: string;
}

/**
 * What counts in place of the files that a config leaves out, as their texts, so that findings have a line to point at. A
 * file that is there counts alone: its rows and entries are not mixed with default ones. Where routes.json is left out, each
 * page has a route at the path of its id, and the pages that every funnel needs are there unless it writes them.
 * @param absent - the kinds of single files that are not there
 */
export function defaultFiles(absent: ReadonlySet<ConfigFileName>, written: WrittenFiles): DefaultFile[] {
  if (absent.size === 0) return [];
  const pages = absent.has('routes')
    ? Object.entries(pagesInLanguages(written)).filter(([id]) => !written.pages.includes(id))
    : [];
  const all = [...written.pages, ...pages.map(([id]) => id)];
  const documents: Record<Exclude<ConfigFileName, Required>, () => object> = {
    channels: () => ({ channels: { 1: {} } }),
    site: () => ({}),
    facts: () => ({ flags: {}, channelInfo: {} }),
    routes: () => routesOf(written, all),
    navigation: () => navigationOf(outcomesOf(written, pages), routeNames(absent, written, all)),
    destinations: () => destinations,
    flags: () => flags,
    cities: () => cities,
    trackers: () => ({ networks: {} }),
    endpoints: () => endpointsOf(written.forms.values()),
    messages: () => ({ messages: {} }),
  };
  const textOf = (document: object) => `${JSON.stringify(document, null, 2)}\n`;
  const singles = [...absent].flatMap((kind): DefaultFile[] =>
    isRequiredFile(kind)
      ? []
      : [{ file: configFiles[kind].path, kind, stem: kind, text: textOf(documents[kind]()) }],
  );
  const ofPages = pages.map(([id, page]) => ({
    file: `${configFolders.pages.path}/${id}.json`,
    kind: 'pages' as const,
    stem: id,
    text: textOf(page),
  }));
  return [...singles, ...ofPages];
}

function routeNames(
  absent: ReadonlySet<ConfigFileName>,
  written: WrittenFiles,
  pages: readonly string[],
): Set<string> {
  const { routes } = absent.has('routes')
    ? routesOf(written, pages)
    : { routes: Object.fromEntries(entriesOf(member(written.value(configFiles.routes.path), 'routes'))) };
  return new Set(Object.keys(routes));
}

/** The outcomes of the pages that are written and of those that are there by default. */
function outcomesOf(written: WrittenFiles, defaults: readonly (readonly [string, unknown])[]): Set<string> {
  const values = [
    ...written.pages.map((id) => written.value(`${configFolders.pages.path}/${id}.json`)),
    ...defaults.map(([, page]) => page),
  ];
  return new Set(values.flatMap((page) => stringsOf(member(page, 'outcomes'))));
}

/** The default pages, their texts in each language of the site. */
function pagesInLanguages({ value, forms }: WrittenFiles) {
  const site = value(configFiles.site.path);
  const several = languagesOfSite(site);
  const languages = several.length > 0 ? several : [defaultLanguageOf(site)];
  const pagesIn = (tag: string) => {
    const own = member(valueInLanguage(value(configFiles.messages.path), languages, tag), 'messages');
    const texts = entriesOf(own).filter((one): one is [string, string] => typeof one[1] === 'string');
    const messages = { ...defaultMessages(tag), ...Object.fromEntries(texts) };
    const formsInIt = [...forms].map(([id, form]) => [id, valueInLanguage(form, languages, tag)] as const);
    return defaultPages({ words: pageWordsIn(tag, own), messages, forms: new Map(formsInIt) });
  };
  const byLanguage = Object.fromEntries(languages.map((tag) => [tag, pagesIn(tag)]));
  return sideBySide(byLanguage, (texts) => texts);
}
