function addToHash(hash: number, codeUnit: string): number {
  return (hash * 31 + codeUnit.charCodeAt(0)) % 1_000_003;
}

/**
 * The number of the shard that holds a channel. It depends on the channel's number alone, so that a phone knows the
 * address of the shard without asking. In ES5: it is bundled into the boot script too (renderer/inline-scripts).
 */
export function shardOf(channelNumber: string, shardCount: number): number {
  return channelNumber.split('').reduce(addToHash, 0) % shardCount;
}
