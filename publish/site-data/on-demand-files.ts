import type { EmbeddedSite } from '../../renderer/site-data/embedded-site.ts';
import { shardCount, shardsOf } from '../../runtime/index.ts';
import type { Config } from '../../schemas/index.ts';
import { type PublishTarget, pageBundleOf, siteForTarget } from './site-data.ts';

/** Takes the position of the hash in file names of servers that make files on request and cache none. */
const version = 'live';

/** The data files that an HTML made on request names. */
export const onDemandFileNames = ({ channels }: Config): Pick<EmbeddedSite, 'pages' | 'shards'> => ({
  pages: version,
  shards: { version, count: shardCount(Object.keys(channels.channels).length) },
});

const pattern = new RegExp(`^/config/(pages|channels)/([^/]+)\\.${version}\\.json$`);

/** The file at that path, or null if there is none. */
export function onDemandFile(config: Config, path: string, target: PublishTarget): unknown {
  const [, folder, name = ''] = pattern.exec(path) ?? [];
  if (folder === 'pages')
    return Object.hasOwn(config.pages, name) ? pageBundleOf(config, name, target.pictureSize) : null;
  if (folder !== 'channels') return null;
  return shardsOf(siteForTarget(config, 'default', target))[Number(name)] ?? null;
}
