import { type Channel, channelOf, type Site } from '../../runtime/index.ts';
import type { AttributeOwner, FactId } from '../../schemas/index.ts';

/** Which facts some row tests. */
interface Usage {
  isUsed(fact: FactId): boolean;
}

/** The attributes of a channel or host that rows test, as `fact=value`, in the order of their facts. */
function attributesRead(
  site: Pick<Site, 'attributes'>,
  channel: Pick<Channel, 'attributes'>,
  of: AttributeOwner,
  usage: Usage,
): string[] {
  if (!site.attributes) return [];
  return Object.entries({ ...site.attributes, ...channel.attributes })
    .filter(([fact]) => fact.startsWith(`${of}.`) && usage.isUsed(fact))
    .map(([fact, value]) => `${fact}=${value}`)
    .sort();
}

/** Equal for two hosts that no row distinguishes, apart from their routes. */
export const hostKey = (site: Site, usage: Usage): string =>
  JSON.stringify([
    site.relogin,
    usage.isUsed('host') && site.host,
    ...attributesRead(site, {}, 'host', usage),
  ]);

/**
 * What rows can test of a channel, apart from the cities and flags of its city rule.
 * @param number - as rows of both revisions of a plan distinguish it
 */
export function channelKey(
  site: Site,
  number: string,
  usage: Usage,
  numberAsTested: string | boolean,
): string {
  const channel = channelOf(site, number);
  const { blocked, relogin, tags, cityRule } = channel;
  return JSON.stringify([
    [blocked === true, relogin === true, cityRule !== undefined],
    [usage.isUsed('channel.tag') && (tags ?? []), numberAsTested],
    attributesRead(site, channel, 'channel', usage),
  ]);
}
