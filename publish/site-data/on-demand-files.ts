import type { EmbeddedSite } from '../../renderer/site-data/embedded-site.ts';
import { shardCount, shardsOf } from '../../runtime/index.ts';
import type { Config } from '../../schemas/index.ts';
import { configIn } from './host-languages.ts';
import { type PublishTarget, pageBundleOf, siteForTarget } from './site-data.ts';

/**
 * Takes, with the language where it is not the site's default, the position of the hash in file names of servers that make
 * files on request and cache none.
 */
const version = 'live';

/** The data files that an HTML made on request names. */
export function onDemandFileNames(
  { channels, inLanguages = {} }: Config,
  language?: string,
): Pick<EmbeddedSite, 'pages' | 'shards'> {
  const isOther = language !== undefined && Object.hasOwn(inLanguages, language);
  const named = isOther ? `${version}-${language}` : version;
  return {
    pages: named,
    shards: { version: named, count: shardCount(Object.keys(channels.channels).length) },
  };
}

const pattern = new RegExp(`^/config/(pages|channels)/([^/]+)\\.${version}(?:-([A-Za-z0-9-]+))?\\.json$`);

/** The file at that path, or null if there is none. */
export function onDemandFile(given: Config, path: string, target: PublishTarget): unknown {
  const [, folder, name = '', language = ''] = pattern.exec(path) ?? [];
  const config = configIn(given, language);
  if (folder === 'pages')
    return Object.hasOwn(config.pages, name) ? pageBundleOf(config, name, target.pictureSize) : null;
  if (folder !== 'channels') return null;
  return shardsOf(siteForTarget(config, 'default', target))[Number(name)] ?? null;
}
