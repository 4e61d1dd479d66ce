import type { ChannelCardResponse } from '../../api/index.ts';

export type ChannelCard = NonNullable<ChannelCardResponse['card']>;
