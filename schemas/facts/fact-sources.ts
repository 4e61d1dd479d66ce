import type { EngineFactId } from './engine-facts.ts';

/** The facts of every visit that only the server knows, with the call; all others are known from the start. */
const factSources = {
  channelInfo: 'channelInfo',
  user: 'user',
  ipInfo: 'ipInfo',
  city: 'ipInfo',
  markLogin: 'mark',
  markcodeLogin: 'markcode',
} as const satisfies { [F in EngineFactId]?: string };
/** `flags` come from channel info, and if the channel has a city rule, from the city too. */
export type FactSource = (typeof factSources)[keyof typeof factSources] | 'flags';

/** The names of the facts that definitions/facts.json declares. */
export interface DeclaredNames {
  flags: object;
  channelInfo: object;
}

/** The call that knows a fact; undefined if it is known from the start. */
export function sourceOfFact(fact: string, { flags, channelInfo }: DeclaredNames): FactSource | undefined {
  if (Object.hasOwn(factSources, fact)) return factSources[fact as keyof typeof factSources];
  if (Object.hasOwn(flags, fact)) return 'flags';
  return Object.hasOwn(channelInfo, fact) ? 'channelInfo' : undefined;
}
