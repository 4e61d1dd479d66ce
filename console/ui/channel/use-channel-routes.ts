import { useMemo } from 'react';
import { entriesOf, member } from '../../../ops/json/json-values.ts';
import type { ChannelCardResponse } from '../../api/index.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useWords } from '../language/use-words.ts';
import { channelWords } from './channel-words.ts';
import { useChannelCard } from './use-channel-card.ts';

/** By route, why the visitors of a channel come to it. */
type RouteReasons = ReadonlyMap<string, readonly string[]>;

interface ChannelRoutes {
  /** The channel that the text names; empty: none. */
  channel: string;
  reasons: RouteReasons;
  /** The channel of which this is not known yet. */
  waitsFor: string | null;
}

const none: RouteReasons = new Map();

/** The routes to which the visitors of the channel come that a text names; none where it names no channel. */
export function useChannelRoutes(text: string): ChannelRoutes {
  const draftStore = useDraftStore();
  const say = useWords(channelWords);
  const known = member(draftStore.file('channels.json')?.value, 'channels');
  const words = text.split(/\s+/).map((word) => word.replace(/^channel_/i, ''));
  const channel = entriesOf(known).find(([id]) => words.includes(id))?.[0] ?? '';
  const card = useChannelCard(channel, null);
  const reasons = useMemo(
    () => (card?.card ? reasonsOf(card.card, (key, values) => say(key, { channel, ...values })) : none),
    [card, channel, say],
  );
  return { channel, reasons, waitsFor: channel !== '' && card === null ? channel : null };
}

type Key = 'landsHere' | 'afterLoginHere' | 'successHere' | 'failureHere';

function reasonsOf(
  { hosts, cities }: NonNullable<ChannelCardResponse['card']>,
  say: (key: Key, values?: { host: string }) => string,
): RouteReasons {
  const reasons = new Map<string, Set<string>>();
  const add = (route: string, why: string) =>
    reasons.set(route, (reasons.get(route) ?? new Set<string>()).add(why));
  for (const { host, landing } of hosts) add(landing.name, say('landsHere', { host }));
  for (const { afterLogin, destinations } of cities) {
    add(afterLogin, say('afterLoginHere'));
    if (destinations.success) add(destinations.success, say('successHere'));
    if (destinations.failure) add(destinations.failure, say('failureHere'));
  }
  return new Map([...reasons].map(([route, whys]) => [route, [...whys]]));
}
