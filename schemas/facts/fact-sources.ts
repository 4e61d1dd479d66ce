import type { FactId } from './fact-table.ts';

/** The facts that only a call to the server knows, with that call; all others are known from the start. */
export const factSources = {
  application: 'channelInfo',
  bdType: 'channelInfo',
  channelInfo: 'channelInfo',
  user: 'user',
  ipInfo: 'ipInfo',
  city: 'ipInfo',
  markLogin: 'mark',
  markcodeLogin: 'markcode',
  input_form: 'flags',
  succ_todo: 'flags',
  fail_todo: 'flags',
} as const satisfies { [F in FactId]?: string };
/** `flags` come from channel info, and if the channel has a city rule, from the city too. */
export type FactSource = (typeof factSources)[keyof typeof factSources];

/** The call that knows a fact; undefined if it is known from the start. */
export const sourceOfFact = (fact: FactId): FactSource | undefined =>
  Object.hasOwn(factSources, fact) ? factSources[fact as keyof typeof factSources] : undefined;
