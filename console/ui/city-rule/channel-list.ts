import type { Say } from '../language/use-words.ts';
import type { cityRuleWords } from './city-rule-words.ts';

const mostNamed = 6;

/** The first of some channels by their numbers. */
export function channelList(ids: readonly string[], say: Say<typeof cityRuleWords>): string {
  const list = ids.slice(0, mostNamed).join(say('comma'));
  return ids.length > mostNamed ? say('moreChannels', { list }) : list;
}
