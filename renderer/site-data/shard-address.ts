import { shardOf } from '../../runtime/index.ts';

/** Which version of the channel shards was published, and in how many files. */
export interface ShardVersion {
  version: string;
  count: number;
}

/** The address of the shard that holds a channel if any does. In ES5: it is bundled into the boot script too. */
export function shardAddress(channelNumber: string, shards: ShardVersion): string {
  return '/config/channels/' + shardOf(channelNumber, shards.count) + '.' + shards.version + '.json';
}
