import type { Channel, Site } from '../../runtime/index.ts';
import type { AttributeOwner, FactId } from '../../schemas/index.ts';

/** The attributes of a channel or host that rows test, as `fact=value`, in the order of their facts. */
export function attributesRead(
  site: Pick<Site, 'attributes'>,
  channel: Pick<Channel, 'attributes'>,
  of: AttributeOwner,
  usage: { isUsed(fact: FactId): boolean },
): string[] {
  if (!site.attributes) return [];
  return Object.entries({ ...site.attributes, ...channel.attributes })
    .filter(([fact]) => fact.startsWith(`${of}.`) && usage.isUsed(fact))
    .map(([fact, value]) => `${fact}=${value}`)
    .sort();
}
