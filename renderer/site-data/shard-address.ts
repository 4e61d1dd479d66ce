import { shardOf } from '../../runtime/index.ts';

/** The published version of the channel shards, and their number. */
export interface ShardVersion {
  version: string;
  count: number;
}

/** The address of the shard that contains a channel, if any does. In ES5: it is also part of the boot script. */
export function shardAddress(channelNumber: string, shards: ShardVersion): string {
  return '/config/channels/' + shardOf(channelNumber, shards.count) + '.' + shards.version + '.json';
}
