import type { ChangeNode, ChangeNodes } from '../compare/change-nodes.ts';
import { isLeaf } from '../situations/diagram.ts';
import type { Product } from '../situations/extents.ts';
import { axisAt } from '../situations/situation-space.ts';
import { changesByLabel, type LabelledChanges } from './change-extents.ts';

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

interface LabelledNode {
  changes: ChangeNode;
  byLabel: ReadonlyMap<string, LabelledChanges>;
}

/** Changes with the same extents as others, but for the channel. */
interface AlikeChanges extends LabelledNode {
  /** The products of these changes from those of the others. */
  own: (products: readonly Product[]) => readonly Product[];
}

/** Finds the causes that change the visits of one channel as an earlier cause changed those of another one. */
export class AlikeChannels {
  readonly #nodes: Pick<ChangeNodes, 'composedOf'>;
  readonly #known = new Map<string, LabelledNode>();

  constructor(nodes: Pick<ChangeNodes, 'composedOf'>) {
    this.#nodes = nodes;
  }

  of(changes: ChangeNode): AlikeChanges {
    const alone = channelAlone(changes, this.#nodes);
    // The texts of a changed brand are those of the channel.
    const key = alone && !alone.isComposed ? alone.key : null;
    const known = key === null ? undefined : this.#known.get(key);
    if (known && alone) {
      const classes = [alone.channel];
      return { ...known, own: (products) => products.map((one) => new OfChannel(one, classes)) };
    }
    const made = { changes, byLabel: changesByLabel(changes, this.#nodes) };
    if (key !== null) this.#known.set(key, made);
    return { ...made, own: (products) => products };
  }
}

/** A product that restricts the channel, of another channel. */
class OfChannel implements Product {
  readonly #product: Product;
  readonly #classes: readonly number[];

  constructor(product: Product, classes: readonly number[]) {
    this.#product = product;
    this.#classes = classes;
  }

  get(axis: number): readonly number[] | undefined {
    return axis === axisAt.channel ? this.#classes : this.#product.get(axis);
  }

  has(axis: number): boolean {
    return this.#product.has(axis);
  }

  *[Symbol.iterator](): Iterator<[number, readonly number[]]> {
    for (const [axis, classes] of this.#product)
      yield [axis, axis === axisAt.channel ? this.#classes : classes];
  }
}
