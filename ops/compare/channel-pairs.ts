import type { ChangeNode } from './change-nodes.ts';
import type { RevisionPair } from './visit-comparison.ts';

/** A channel in the base and in the head; they differ only for visitors without a channel. */
export interface ChannelPair {
  base: string;
  head: string;
}

/** Channels by class: those of one class have the same changes on a host. */
interface ChannelClasses {
  /** For each pair the index of its class. */
  ofPair: readonly number[];
  /** One pair of each class. */
  samples: readonly ChannelPair[];
}

/** Sorts thousands of channels into classes, once for all hosts on which the classes are the same. */
export class ChannelPairs {
  readonly #all: readonly ChannelPair[];
  readonly #known = new Map<string, ChannelClasses>();

  constructor(all: readonly ChannelPair[]) {
    this.#all = all;
  }

  /** The node of each pair on a host, made once for each class. */
  nodesOf(hosts: RevisionPair, nodeOf: (pair: ChannelPair) => ChangeNode): ChangeNode[] {
    const { ofPair, samples } = this.#classesOn(hosts);
    const nodes = samples.map(nodeOf);
    return ofPair.map((index) => nodes[index] as ChangeNode);
  }

  #classesOn(hosts: RevisionPair): ChannelClasses {
    const known = this.#known.get(hosts.channelsKey);
    if (known) return known;
    const indices = new Map<string, number>();
    const samples: ChannelPair[] = [];
    const ofPair = this.#all.map((pair) => {
      const key = hosts.channelKey(pair);
      const index = indices.get(key) ?? samples.push(pair) - 1;
      indices.set(key, index);
      return index;
    });
    const made = { ofPair, samples };
    this.#known.set(hosts.channelsKey, made);
    return made;
  }
}
