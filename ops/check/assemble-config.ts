import { withDefaultMessages } from '../../schemas/defaults/default-messages.ts';
import { type Config, type ConfigFileName, configFiles } from '../../schemas/index.ts';
import { withDefaults } from '../../schemas/vocabulary/with-defaults.ts';
import type { ParsedFile } from '../config/parsed-file.ts';
import { isObject, keysOf, member } from '../json/json-values.ts';

/**
 * The config of the parsed files, with the defaults of what they leave out. Only a file without a schema error has the shape
 * that its type declares.
 */
export function assembleConfig(parsed: readonly ParsedFile[]): Config {
  const folder = (kind: 'pages' | 'forms') =>
    Object.fromEntries(parsed.filter((one) => one.kind === kind).map(({ stem, value }) => [stem, value]));
  const single = parsed.flatMap(({ kind, value }) => {
    if (!Object.hasOwn(configFiles, kind)) return [];
    return [[kind, withDefaults(configFiles[kind as ConfigFileName].schema, value)] as const];
  });
  const files = Object.fromEntries(single);
  return withRelated({ ...files, pages: folder('pages'), forms: folder('forms') } as unknown as Config);
}

/** Fills in what depends on other values: the first brand, the home of a login that has ended, the language of texts. */
function withRelated(config: Config): Config {
  const { site, brands, hosts, messages } = config;
  const related = { ...config };
  if (member(site, 'unauthorized') === '')
    related.site = { ...site, unauthorized: String(member(hosts, 'hosts', 'default', 'root') ?? '') };
  if (member(brands, 'default') === '')
    related.brands = { ...brands, default: keysOf(member(brands, 'brands'))[0] ?? '' };
  const language = member(site, 'language');
  const own = member(messages, 'messages');
  if (typeof language === 'string' && isObject(own))
    related.messages = {
      ...messages,
      messages: withDefaultMessages(own as Record<string, string>, language),
    };
  return related;
}
