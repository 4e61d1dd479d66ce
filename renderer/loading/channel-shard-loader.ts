import { nativeFetch, SafeStorage, startChannel } from '../../runtime/effects/index.ts';
import { type ChannelShard, type Site, withShard } from '../../runtime/index.ts';
import { bootScriptState } from '../site-data/boot-script-state.ts';
import type { EmbeddedSite } from '../site-data/embedded-site.ts';
import { shardAddress } from '../site-data/shard-address.ts';

/** Milliseconds before each further try. */
const pauses = [400, 1600];
const timeoutMs = 8000;

/**
 * The site with the channel of this visit. The default channel's came with the HTML; another one is asked for, mostly
 * by the HTML's own script already. Nothing can be decided without it: a channel may be blocked.
 * @throws where it cannot be had
 */
export async function loadSiteOfVisit({ site, shards }: EmbeddedSite, view: Window): Promise<Site> {
  const number = startChannel(site, new SafeStorage(view), view);
  if (number === site.settings.defaultChannel) return site;
  const address = shardAddress(number, shards);
  const early = bootScriptState(view)?.loadShard();
  if (early?.address === address) {
    const late = new Promise<null>((resolve) => setTimeout(resolve, timeoutMs, null));
    const shard = await Promise.race([early.json.catch(() => null), late]);
    if (shard) return withShard(site, shard as ChannelShard);
  }
  return withShard(site, await load(address, pauses));
}

async function load(address: string, [pause, ...rest]: readonly number[]): Promise<ChannelShard> {
  try {
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), timeoutMs);
    try {
      return await shardIn(await nativeFetch(address, { signal: stop.signal }));
    } finally {
      clearTimeout(timer);
    }
  } catch (error) {
    if (pause === undefined) throw error;
    await new Promise((resolve) => setTimeout(resolve, pause));
    return load(address, rest);
  }
}

async function shardIn(response: Response): Promise<ChannelShard> {
  if (!response.ok) throw new Error(`channels: HTTP ${response.status}`);
  return (await response.json()) as ChannelShard;
}
