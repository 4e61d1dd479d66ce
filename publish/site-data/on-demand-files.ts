import type { EmbeddedSite } from '../../renderer/site-data/embedded-site.ts';
import { shardCount, shardsOf } from '../../runtime/index.ts';
import type { Config } from '../../schemas/index.ts';
import { type PublishTarget, pageBundleOf, siteForTarget } from './site-data.ts';

/** In the place of a hash, where files are made when they are asked for and never kept. */
const version = 'live';

/** Which files an HTML names that is made when it is asked for. */
export const onDemandFileNames = ({ channels }: Config): Pick<EmbeddedSite, 'pages' | 'shards'> => ({
  pages: version,
  shards: { version, count: shardCount(Object.keys(channels.channels).length) },
});

const pattern = new RegExp(`^/config/(pages|channels)/([^/]+)\\.${version}\\.json$`);

/** The file of that path, or null where it is none of them. */
export function onDemandFile(config: Config, path: string, target: PublishTarget): unknown {
  const [, folder, name = ''] = pattern.exec(path) ?? [];
  if (folder === 'pages') return Object.hasOwn(config.pages, name) ? pageBundleOf(config, name) : null;
  if (folder !== 'channels') return null;
  return shardsOf(siteForTarget(config, 'default', target))[Number(name)] ?? null;
}
