import { createHash } from 'node:crypto';
import { type EmbeddedSite, pageAddress } from '../../renderer/site-data/embedded-site.ts';
import { shardsOf } from '../../runtime/index.ts';
import type { Config } from '../../schemas/index.ts';
import { type PublishTarget, pageBundleOf, siteForTarget } from './site-data.ts';

/** The JSON files that an HTML names, by path; and the data that the HTML needs to name them. */
export interface DataFiles extends Pick<EmbeddedSite, 'pages' | 'shards'> {
  files: Map<string, string>;
}

/** One file for each page, and one for each shard of the channels. */
export function dataFilesOf(config: Config, target: PublishTarget): DataFiles {
  const files = new Map<string, string>();
  const pages = addPages(files, config, target);
  return { files, pages, shards: addShards(files, config, target) };
}

/** One version for all pages: a hash for each would be a tenth of the HTML's size. */
function addPages(
  files: Map<string, string>,
  config: Config,
  { pictureSize }: PublishTarget,
): EmbeddedSite['pages'] {
  const all = Object.keys(config.pages).map(
    (id) => [id, JSON.stringify(pageBundleOf(config, id, pictureSize))] as const,
  );
  const version = hash(all.map(([, json]) => json).join('\n'));
  for (const [id, json] of all) files.set(pageAddress(id, version).slice(1), json);
  return version;
}

/** Channels are the same on every host: one set of shards, with one hash over all of them in their names. */
function addShards(
  files: Map<string, string>,
  config: Config,
  target: PublishTarget,
): EmbeddedSite['shards'] {
  const all = shardsOf(siteForTarget(config, 'default', target)).map((shard) => JSON.stringify(shard));
  const version = hash(all.join('\n'));
  for (const [at, text] of all.entries()) files.set(`config/channels/${at}.${version}.json`, text);
  return { version, count: all.length };
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);
