function addToHash(hash: number, codeUnit: string): number {
  return (hash * 31 + codeUnit.charCodeAt(0)) % 1_000_003;
}

/**
 * The number of the shard that contains a channel. It depends on the channel's number alone, so that a phone knows the
 * address of the shard without a request. In ES5: it is also part of the boot script (renderer/inline-scripts).
 */
export function shardOf(channelNumber: string, shardCount: number): number {
  return channelNumber.split('').reduce(addToHash, 0) % shardCount;
}
