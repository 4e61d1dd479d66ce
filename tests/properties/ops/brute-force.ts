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
import { asksForMarks } from '../../../ops/conditions/mark-uses.ts';
import { conditionalPartsOf } from '../../../ops/conditions/page-conditions.ts';
import {
  afterLoginOf,
  destinationsOf,
  isKnownAtEnd,
  type VisitContext,
  visitEndOf,
} from '../../../ops/situations/resolve-parts.ts';
import type { VisitEnd } from '../../../ops/situations/result-part.ts';
import {
  type Axis,
  type AxisOfEveryFunnel,
  axesOfEveryFunnel,
  type SituationSpace,
  unlistedChannel,
} from '../../../ops/situations/situation-space.ts';
import type { TrafficRow } from '../../../ops/traffic/traffic.ts';
import {
  channelOf,
  deriveFacts,
  isShown,
  resolveFlags,
  resolveSite,
  type ServerAnswers,
  type Site,
} from '../../../runtime/index.ts';
import type { Block, Config, FactId, FlagSet, NamedTable } from '../../../schemas/index.ts';
import { namedTables } from '../../../schemas/index.ts';
import { destinationsAsked } from './destinations-asked.ts';
import { allAnswers, visitorOnArrival } from './server-of-visitor.ts';

// Brute force: every situation by itself, with all API responses given at once. Shared is only what the host and the
// channel determine alone: the site, the brand and the ads.

/** One situation: a value of each axis, and of each flag by its name. */
export type Values = { [N in AxisOfEveryFunnel]: SituationSpace[N]['values'][number] } & { flags: FlagSet };

/** The channel of a traffic row in the space: one that is not listed stands as such, for check refuses a rule that names it. */
export const channelOfRow = (space: SituationSpace, row: TrafficRow) =>
  space.channel.values.includes(row.channel) ? row.channel : unlistedChannel;

/**
 * The result of a visitor, of the parts of the page where the visit ends those that are not shown, and the destinations
 * for which the runtime asks.
 */
type SeenResult = VisitorResult & { hidden: string[]; asked: () => readonly NamedTable[] };

interface HostChannel extends Pick<VisitorResult, 'brand' | 'ads'> {
  context: VisitContext;
  channel: ReturnType<typeof channelOf>;
}

const hostChannels = new WeakMap<Config, Map<string, HostChannel>>();
function hostChannelOf(config: Config, host: string, channel: string): HostChannel {
  const known = hostChannels.get(config) ?? new Map<string, HostChannel>();
  hostChannels.set(config, known);
  const key = `${host} ${channel}`;
  const hostChannel = known.get(key) ?? resolveHostChannel(config, host, channel);
  known.set(key, hostChannel);
  return hostChannel;
}

function resolveHostChannel(config: Config, host: string, channel: string): HostChannel {
  const site = resolveSite(config, host);
  const outcomes = Object.fromEntries(Object.entries(config.pages).map(([id, page]) => [id, page.outcomes]));
  const facts = namedTables.flatMap((name) =>
    config.destinations[name].rules.flatMap(({ when }) => Object.keys(when) as FactId[]),
  );
  return {
    context: {
      site,
      outcomes,
      destinationFacts: facts.filter((fact) => isKnownAtEnd(fact, config)),
      leadsToLoginAddress: true,
      asksForMarks: asksForMarks(config),
      asksForUser: true,
      parts: conditionalPartsOf(config),
      loginAddresses: [],
    },
    channel: channelOf(site, channel),
    brand: visibleBrandOf(site, channel),
    ads: reportedAdsOf(site, channel),
  };
}

/** Remembers the result of a comparison by the two objects compared. */
function rememberByPair<T extends object, R>(compare: (one: T, other: T) => R): typeof compare {
  const known = new WeakMap<T, WeakMap<T, R>>();
  return (one, other) => {
    const ofOne = known.get(one) ?? new WeakMap<T, R>();
    known.set(one, ofOne);
    const result = ofOne.get(other) ?? compare(one, other);
    ofOne.set(other, result);
    return result;
  };
}
const brandDifferenceOnce = rememberByPair(brandDifference);
const adsDifferenceOnce = rememberByPair(adsDifference);

function settled<T extends object>(found: T): Exclude<T, { kind: 'need' }> {
  if ('kind' in found && found.kind === 'need') throw new Error('every answer was given');
  return found as Exclude<T, { kind: 'need' }>;
}

interface FailedCall
  extends Pick<Values, 'host' | 'channel' | 'arrival' | 'login' | 'loginAddress' | 'city'> {
  result: SeenResult;
}
/** The last visitor whose call for channel info fails, by config. */
const failedCalls = new WeakMap<Config, FailedCall>();

/** The result for a visitor. A failed call has no flags: the visitors who differ in flags alone have the same input. */
export function resultOf(config: Config, values: Values): SeenResult {
  const { host, channel, arrival, login, loginAddress, city, info } = values;
  if (info !== null) return resolveResult(config, values);
  const last = failedCalls.get(config);
  const isLast =
    last?.host === host &&
    last.channel === channel &&
    last.arrival === arrival &&
    last.login === login &&
    last.loginAddress === loginAddress &&
    last.city === city;
  if (isLast) return last.result;
  const result = resolveResult(config, values);
  failedCalls.set(config, { host, channel, arrival, login, loginAddress, city, result });
  return result;
}

function resolveResult(config: Config, values: Values): SeenResult {
  const { host, channel, arrival, login, loginAddress } = values;
  const { context, channel: settings, brand, ads } = hostChannelOf(config, host, channel);
  const answers = allAnswers(config, values, arrival.extras);
  // What a visit keeps of the answers of forms is decided by its end.
  const { leads: _, ...rest } = answers;
  const visitor = visitorOnArrival(channel, login, loginAddress, arrival.extras, answers);
  const ended = settled(visitEndOf(context, visitor, arrival)).part;
  const flags = resolveFlags(context.site, settings, { ...ended.situation, token: true });
  if (!flags) throw new Error('every answer was given');
  const server = flags.from === 'server';
  return {
    brand,
    ads,
    landing: ended.landing,
    hidden: hiddenOn(config, context.site, ended, answers),
    flags: { part: 'flags', from: flags.from, flags: server ? null : flags.flags },
    asked: () => destinationsAsked(config, context.site, values),
    destinations: settled(destinationsOf(context, ended, rest)).part,
    afterLogin: settled(afterLoginOf(context, ended, rest)).part,
  };
}

/** The blocks that are not shown of the page where a visit ends, and of the page that the login opens in a sheet. */
function hiddenOn(
  config: Config,
  site: Site,
  { landing, situation }: VisitEnd,
  answers: ServerAnswers,
): string[] {
  if (landing.part === 'noArrival') return [];
  const { user = 'ok' } = situation.answers;
  const given = { ...situation, answers: { ...answers, user } };
  const facts = deriveFacts(site, given, { route: landing.route, outcome: null });
  const hidden = (blocks: readonly Block[], isAround: boolean): string[] =>
    blocks.flatMap((block) => {
      const isSeen = isAround && isShown(block.showWhen, facts);
      const inner = block.type === 'section' ? hidden(block.blocks, isSeen) : [];
      return [...(isSeen ? [] : [block.id]), ...inner];
    });
  const on = (page: string) => hidden(config.pages[page]?.body ?? [], true);
  const inSheet = landing.page === 'login' ? on('thanks').map((id) => `thanks ${id}`) : [];
  return [...on(landing.page), ...inSheet];
}

/** No edit of a small config changes its pages. */
function hiddenDifference(one: SeenResult, other: SeenResult): Difference[] {
  const [was, is] = [one.landing, other.landing];
  if (was.part === 'noArrival' || is.part === 'noArrival' || was.page !== is.page) return [];
  const differing = [...one.hidden, ...other.hidden].filter(
    (id) => one.hidden.includes(id) !== other.hidden.includes(id),
  );
  if (differing.length === 0) return [];
  const text = (hidden: readonly string[]) =>
    `${was.page}: ${differing.filter((id) => !hidden.includes(id)).join(', ') || '-'}`;
  return [{ step: 'shown', before: text(one.hidden), after: text(other.hidden) }];
}

/** Every step that differs for one situation, in order. */
export const differenceAt = (before: Config, after: Config, values: Values): Difference[] =>
  differencesBetween(resultOf(before, values), resultOf(after, values));

export function differencesBetween(one: SeenResult, other: SeenResult): Difference[] {
  const isAsked = (name: NamedTable) => one.asked().includes(name) || other.asked().includes(name);
  const ends = [
    ...namedTables.flatMap((name) => {
      const found = destinationsDifference(one.destinations, other.destinations, [name]);
      return found.length > 0 && isAsked(name) ? found : [];
    }),
    ...afterLoginDifference(one.afterLogin, other.afterLogin),
    ...landingDifference(one.landing, other.landing),
    ...hiddenDifference(one, other),
  ];
  return [
    ...brandDifferenceOnce(one.brand, other.brand),
    // Visitors do not see flags, only their effect.
    ...(ends.length > 0 ? flagsDifference(one.flags, other.flags) : []),
    ...ends,
    ...adsDifferenceOnce(one.ads, other.ads),
  ].sort((a, b) => steps.indexOf(a.step) - steps.indexOf(b.step));
}

const membersOf = <V>({ values, classes }: Axis<V>) =>
  classes.flatMap((of, at) => of.map((member) => ({ at, value: values[member] })));

/** Calls `see` for every situation with its class on each axis: those of every funnel, then the flags. */
export function eachSituation(space: SituationSpace, see: (classes: number[], values: Values) => void): void {
  const values: Record<string, unknown> = {};
  const flags: Record<string, unknown> = {};
  const axes = [
    ...axesOfEveryFunnel.map((name) => ({ name, into: values, members: membersOf<unknown>(space[name]) })),
    ...Object.entries(space.flags).map(([name, axis]) => ({ name, into: flags, members: membersOf(axis) })),
  ];
  const classes: number[] = [];
  const visit = (at: number): void => {
    const axis = axes[at];
    if (!axis) {
      see(classes, { ...values, flags: { ...flags } } as unknown as Values);
      return;
    }
    for (const { at: ofClass, value } of axis.members) {
      classes[at] = ofClass;
      axis.into[axis.name] = value;
      visit(at + 1);
    }
  };
  visit(0);
}

/** A space with few values of each axis in their classes, chosen by the seed. */
export function thinned(space: SituationSpace, seed: number): SituationSpace {
  const most: Partial<Record<string, number>> = {
    arrival: 4,
    channel: 3,
    city: 3,
    info: 4,
    vip: 2,
    succ_todo: 2,
    fail_todo: 2,
    input_form: 2,
    login: 3,
    loginAddress: 2,
  };
  let state = seed;
  const next = (below: number) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
  // Which axis has half of its values varies from space to space: each pair of axes is seen with all of theirs.
  const halved = ['arrival', 'loginAddress', 'vip', 'fail_todo'][next(4)] ?? '';
  most[halved] = (most[halved] ?? 0) / 2;
  const thin = <V>(axis: Axis<V>, keep: number): Axis<V> => {
    const left = axis.values.map((_, at) => at);
    while (left.length > keep) left.splice(next(left.length), 1);
    const classes = axis.classes
      .map((of) => of.filter((one) => left.includes(one)))
      .filter((of) => of.length > 0);
    return { ...axis, classes };
  };
  const thinAll = (axes: Readonly<Record<string, Axis<unknown>>>) =>
    Object.fromEntries(Object.entries(axes).map(([name, axis]) => [name, thin(axis, most[name] ?? 99)]));
  const { flags, ...axes } = space;
  return { ...thinAll(axes), flags: thinAll(flags) } as unknown as SituationSpace;
}
