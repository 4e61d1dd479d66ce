import {
  adsDifference,
  afterLoginDifference,
  brandDifference,
  type Difference,
  destinationsDifference,
  flagsDifference,
  landingDifference,
  steps,
  type VisitorResult,
} from '../../../ops/compare/change.ts';
import { reportedAdsOf, visibleBrandOf } from '../../../ops/compare/config-revision.ts';
import {
  afterLoginOf,
  destinationsOf,
  isKnownWithoutServer,
  visitEndOf,
} from '../../../ops/situations/resolve-parts.ts';
import {
  type Axis,
  axisNames,
  ipInfoOf,
  type SituationSpace,
} from '../../../ops/situations/situation-space.ts';
import { fixedAnswers, situationOf } from '../../../ops/situations/visitor-situation.ts';
import {
  channelOf,
  noChannelInfo,
  resolveFlags,
  resolveSite,
  type ServerAnswers,
  type Site,
} from '../../../runtime/index.ts';
import type { Config, FactId } from '../../../schemas/index.ts';
import { namedTables } from '../../../schemas/index.ts';

// The plain way: every situation for itself, every answer given at once, nothing shared between two situations.

export type Values = { [N in keyof SituationSpace]: SituationSpace[N]['values'][number] };

const sites = new WeakMap<Config, Map<string, Site>>();
function siteOf(config: Config, host: string): Site {
  const known = sites.get(config) ?? new Map<string, Site>();
  sites.set(config, known);
  const site = known.get(host) ?? resolveSite(config, host);
  known.set(host, site);
  return site;
}

function settled<T extends object>(found: T): Exclude<T, { kind: 'need' }> {
  if ('kind' in found && found.kind === 'need') throw new Error('every answer was given');
  return found as Exclude<T, { kind: 'need' }>;
}

/** What a visitor gets. */
function resultOf(config: Config, values: Values): VisitorResult {
  const { host, channel, arrival, login, city, info } = values;
  const { input_form, succ_todo, fail_todo } = values;
  const site = siteOf(config, host);
  const answers: ServerAnswers = {
    ...fixedAnswers(login, arrival.extras),
    ipInfo: ipInfoOf(city),
    channelInfo:
      info === null ? 'failed' : { ...noChannelInfo, ...info, flags: { input_form, succ_todo, fail_todo } },
  };
  const outcomes = Object.fromEntries(Object.entries(config.pages).map(([id, page]) => [id, page.outcomes]));
  const facts = namedTables.flatMap((name) =>
    config.destinations[name].rules.flatMap(({ when }) => Object.keys(when) as FactId[]),
  );
  const asked = { site, outcomes, destinationFacts: facts.filter(isKnownWithoutServer) };
  const ended = settled(
    visitEndOf(asked, situationOf(channel, login, arrival.extras, answers), arrival),
  ).part;
  const flags = resolveFlags(site, channelOf(site, channel), { ...ended.situation, token: true });
  if (!flags) throw new Error('every answer was given');
  const server = flags.from === 'server';
  return {
    brand: visibleBrandOf(site, channel),
    ads: reportedAdsOf(site, channel),
    landing: ended.landing,
    flags: { part: 'flags', from: flags.from, flags: server ? null : flags.flags },
    destinations: settled(destinationsOf(asked, ended, answers)).part,
    afterLogin: settled(afterLoginOf(asked, ended, answers)).part,
  };
}

/** Every step that differs for one situation, in order. */
export function differenceAt(before: Config, after: Config, values: Values): Difference[] {
  const [one, other] = [resultOf(before, values), resultOf(after, values)];
  const ends = [
    ...destinationsDifference(one.destinations, other.destinations),
    ...afterLoginDifference(one.afterLogin, other.afterLogin),
    ...landingDifference(one.landing, other.landing),
  ];
  return [
    ...brandDifference(one.brand, other.brand),
    // Flags are seen by nobody, but for where they lead.
    ...(ends.length > 0 ? flagsDifference(one.flags, other.flags) : []),
    ...ends,
    ...adsDifference(one.ads, other.ads),
  ].sort((a, b) => steps.indexOf(a.step) - steps.indexOf(b.step));
}

/** Calls `see` for every situation, with the class that it is in on each axis. */
export function eachSituation(space: SituationSpace, see: (classes: number[], values: Values) => void): void {
  const members = axisNames.map((name) =>
    space[name].classes.flatMap((of, at) => of.map((member) => ({ at, value: space[name].values[member] }))),
  );
  const classes: number[] = [];
  const values: Record<string, unknown> = {};
  const visit = (axis: number): void => {
    const name = axisNames[axis];
    if (name === undefined) {
      see(classes, { ...values } as unknown as Values);
      return;
    }
    for (const { at, value } of members[axis] ?? []) {
      classes[axis] = at;
      values[name] = value;
      visit(axis + 1);
    }
  };
  visit(0);
}

/** A space with few values of each axis, in the classes that they are in; another choice for another seed. */
export function thinned(space: SituationSpace, seed: number): SituationSpace {
  const most: Partial<Record<keyof SituationSpace, number>> = {
    arrival: 4,
    channel: 3,
    city: 4,
    info: 3,
    succ_todo: 3,
    fail_todo: 2,
    input_form: 2,
    login: 3,
  };
  let state = seed;
  const next = (below: number) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
  const thin = <V>(axis: Axis<V>, keep: number): Axis<V> => {
    const left = axis.values.map((_, at) => at);
    while (left.length > keep) left.splice(next(left.length), 1);
    const classes = axis.classes
      .map((of) => of.filter((one) => left.includes(one)))
      .filter((of) => of.length > 0);
    return { ...axis, classes };
  };
  return Object.fromEntries(
    axisNames.map((name) => [name, thin<unknown>(space[name], most[name] ?? 99)]),
  ) as unknown as SituationSpace;
}
