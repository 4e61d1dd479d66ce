import { withDefaultMessages } from '../../schemas/defaults/default-messages.ts';
import { type Config, type ConfigFileName, configFiles, type configFolders } from '../../schemas/index.ts';
import { withDefaults } from '../../schemas/vocabulary/with-defaults.ts';
import type { ParsedFile } from '../config/parsed-file.ts';
import { isObject, keysOf, member } from '../json/json-values.ts';
import { defaultLanguageOf } from '../languages/site-languages.ts';

/**
 * The config of the parsed files, with the defaults of what they leave out. Only a file without a schema error has the shape
 * that its type declares.
 * @param language - of the texts that are shown; left out: the site's default
 */
export function assembleConfig(parsed: readonly ParsedFile[], language?: string): Config {
  const folder = (kind: keyof typeof configFolders) =>
    Object.fromEntries(parsed.filter((one) => one.kind === kind).map(({ stem, value }) => [stem, value]));
  const single = parsed.flatMap(({ kind, value }) => {
    if (!Object.hasOwn(configFiles, kind)) return [];
    return [[kind, withDefaults(configFiles[kind as ConfigFileName].schema, value)] as const];
  });
  const files = Object.fromEntries(single);
  const plugins = folder('plugins');
  const config = {
    ...files,
    pages: folder('pages'),
    forms: folder('forms'),
    ...(Object.keys(plugins).length > 0 && { plugins }),
  } as unknown as Config;
  return withRelated(config, language);
}

/** Fills in what depends on other values: the first brand, the home of a login that has ended, the language of texts. */
function withRelated(config: Config, given: string | undefined): Config {
  const { site, brands, hosts, messages } = config;
  const related = { ...config };
  if (member(site, 'unauthorized') === '')
    related.site = { ...site, unauthorized: String(member(hosts, 'hosts', 'default', 'root') ?? '') };
  if (member(brands, 'default') === '')
    related.brands = { ...brands, default: keysOf(member(brands, 'brands'))[0] ?? '' };
  if (!isObject(site)) return related;
  const language = given ?? defaultLanguageOf(site);
  if (member(site, 'language') !== language) related.site = { ...related.site, language };
  const own = member(messages, 'messages');
  if (isObject(own))
    related.messages = {
      ...messages,
      messages: withDefaultMessages(own as Record<string, string>, language),
    };
  return related;
}
