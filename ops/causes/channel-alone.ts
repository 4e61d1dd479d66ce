import type { ChangeNode, ChangeNodes } from '../compare/change-nodes.ts';
import { isLeaf } from '../situations/diagram.ts';
import { axisAt } from '../situations/situation-space.ts';

/** Changes of the visitors of one channel alone. */
export interface ChannelAlone {
  /** The class of the channel. */
  channel: number;
  /** Equal for two channels whose visits change alike on every host. */
  key: string;
  /** The brand or the ads of the channel change, too. */
  isComposed: boolean;
}

const changesNothing = (node: ChangeNode): boolean => isLeaf(node) && node.value === null;

/** Null where the visitors of several channels change, or those of none. */
export function channelAlone(
  changes: ChangeNode,
  { composedOf }: Pick<ChangeNodes, 'composedOf'>,
): ChannelAlone | null {
  const hosts = changes.axis === axisAt.host ? changes.children : [changes];
  const found = new Set<number>();
  for (const ofHost of hosts) {
    if (changesNothing(ofHost)) continue;
    if (ofHost.axis !== axisAt.channel) return null;
    ofHost.children.forEach((child, at) => {
      if (!changesNothing(child)) found.add(at);
    });
    if (found.size > 1) return null;
  }
  const [channel] = found;
  if (channel === undefined) return null;
  let isComposed = false;
  const visitsOn = (ofHost: ChangeNode): number => {
    const child = ofHost.axis === axisAt.channel ? ofHost.children[channel] : ofHost;
    const composed = child && composedOf(child);
    isComposed ||= composed !== undefined;
    return (composed?.visits ?? child)?.id ?? -1;
  };
  const key = `${changes.axis} ${hosts.map(visitsOn).join()}`;
  return { channel, key, isComposed };
}
