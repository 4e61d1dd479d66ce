import { nativeFetch, SafeStorage, startChannel } from '../../runtime/effects/index.ts';
import { type ChannelShard, type Site, withShard } from '../../runtime/index.ts';
import { bootScriptState } from '../site-data/boot-script-state.ts';
import type { EmbeddedSite } from '../site-data/embedded-site.ts';
import { shardAddress } from '../site-data/shard-address.ts';

/** Milliseconds before each further try. */
const pauses = [400, 1600];
const timeoutMs = 8000;

/**
 * The site with the channel of this visit. The HTML contains the default channel; the shard of another one is mostly
 * requested by the deferred script already. Without it nothing can be decided: the channel may be blocked.
 * @throws if the shard cannot be loaded
 */
export async function loadSiteOfVisit({ site, shards }: EmbeddedSite, view: Window): Promise<Site> {
  const number = startChannel(site, new SafeStorage(view), view);
  if (number === site.settings.defaultChannel) return site;
  const address = shardAddress(number, shards);
  const request = bootScriptState(view)?.loadShard();
  if (request?.address === address) {
    const timeout = new Promise<null>((resolve) => setTimeout(resolve, timeoutMs, null));
    const shard = await Promise.race([request.json.catch(() => null), timeout]);
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
