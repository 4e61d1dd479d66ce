import type { Config } from '../../schemas/index.ts';
import { membershipKey } from '../conditions/row-conditions.ts';
import type { Explainer } from '../explain/explain.ts';
import type { ExplainInput } from '../explain/input.ts';
import type { ResolvedVisit } from '../explain/outcome.ts';
import { canonical } from '../json/canonical.ts';
import type { TableName } from './deciding-row.ts';

/** When a visitor of a city comes to an end that some row decides. */
export const cityStages = ['afterLogin', 'success', 'failure'] as const;
export type CityStage = (typeof cityStages)[number];

export interface StageEnd {
  /** The route where such visitors end. */
  route: string;
  /** The table that decides it first: a row in it changes this end and no other. */
  table: TableName;
  /** One such visitor, for whom that table decides. */
  input: ExplainInput;
}

/** Where the visitors of some channels with a rule end in one of its cities. */
export interface CityEnd {
  city: string;
  channels: string[];
  stages: Record<CityStage, StageEnd>;
}

/** Where the visitors of a city rule end, in the order of its cities and channels. */
export interface CityEnds {
  /** The channels that have the rule; those that are blocked have no ends. */
  channels: string[];
  blocked: string[];
  ends: CityEnd[];
}

/**
 * Where the visitors of each city of a rule end, on the default host: channels of which all end alike are one entry.
 * @returns null where the config has no such rule
 */
export function cityEndsOf(explainer: Explainer, rule: string): CityEnds | null {
  const { config } = explainer;
  const cities = Object.hasOwn(config.cities.rules, rule) ? config.cities.rules[rule]?.cities : undefined;
  if (!cities) return null;
  const named = Object.entries(config.channels.channels).filter(([, { cityRule }]) => cityRule === rule);
  const idsOf = (isBlocked: boolean) =>
    named.flatMap(([id, { blocked = false }]) => (blocked === isBlocked ? [id] : []));
  const classes = channelClasses(config, idsOf(false));
  const cityKey = membershipKey([config], 'city');
  const known = new Map<string, CityEnd['stages']>();
  return {
    channels: named.map(([id]) => id),
    blocked: idsOf(true),
    ends: cities.flatMap((city) => {
      const found = new Map<string, CityEnd>();
      for (const [first = '', ...others] of classes) {
        // No row tells these cities apart, and the rule is the same.
        const key = `${first} ${cityKey(city)}`;
        const stages = known.get(key) ?? stagesOf(explainer, first, city);
        known.set(key, stages);
        const alike = cityStages.map((stage) => `${stages[stage].table} ${stages[stage].route}`).join();
        const end = found.get(alike) ?? { city, channels: [], stages: ofVisitor(stages, first, city) };
        end.channels.push(first, ...others);
        found.set(alike, end);
      }
      return [...found.values()].map((end) => ({ ...end, channels: inOrder(end.channels, named) }));
    }),
  };
}

/** Channels that no row and nothing of their own tells apart, as far as rows can test it. */
function channelClasses(config: Config, ids: readonly string[]): string[][] {
  const channelKey = membershipKey([config], 'channel');
  const classes = new Map<string, string[]>();
  for (const id of ids) {
    const { relogin, tags } = config.channels.channels[id] ?? {};
    const key = canonical([channelKey(id), relogin === true, tags ?? []]);
    classes.set(key, [...(classes.get(key) ?? []), id]);
  }
  return [...classes.values()];
}

function stagesOf(explainer: Explainer, channel: string, city: string): CityEnd['stages'] {
  const input = { channel, city };
  const visit = explainer.visit(input);
  const { afterLogin, destinations } = visit.outcome;
  return {
    afterLogin: { route: afterLogin, ...afterLoginOf(visit, input) },
    success: { route: destinations.success, table: 'destinations.success', input },
    failure: { route: destinations.failure, table: 'destinations.failure', input },
  };
}

/** The table to which navigation sends a visitor after the login, else navigation itself, for that login. */
function afterLoginOf(
  { afterLogin: { decisions, hops, path } }: ResolvedVisit,
  input: ExplainInput,
): Pick<StageEnd, 'table' | 'input'> {
  for (const { trace } of decisions) {
    const step = trace.find(({ table }) => table !== 'navigation');
    if (step) return { table: step.table, input };
  }
  const login = { path: hops[0]?.from ?? path, outcome: 'loggedIn', token: true, user: 'ok' } as const;
  return { table: 'navigation', input: { ...input, ...login } };
}

/** The same ends, with a visitor of this channel and city. */
const ofVisitor = (stages: CityEnd['stages'], channel: string, city: string): CityEnd['stages'] => {
  const of = (stage: CityStage) => ({ ...stages[stage], input: { ...stages[stage].input, channel, city } });
  return { afterLogin: of('afterLogin'), success: of('success'), failure: of('failure') };
};

const inOrder = (ids: readonly string[], named: readonly (readonly [string, unknown])[]): string[] => {
  const own = new Set(ids);
  return named.flatMap(([id]) => (own.has(id) ? [id] : []));
};
