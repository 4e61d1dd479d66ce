import {
  channelOf,
  type Flags,
  followRedirects,
  matchRoute,
  noChannelInfo,
  resolveFlags,
  resolveSite,
  type ServerAnswers,
  type Site,
} from '../../runtime/index.ts';
import type { Config, FactId } from '../../schemas/index.ts';
import type { Arrival } from '../situations/arrivals.ts';
import { Diagrams, type Node } from '../situations/diagram.ts';
import { conditionRowsOf } from '../situations/row-conditions.ts';
import {
  axisAt,
  type City,
  type Info,
  ipInfoOf,
  type Login,
  type SituationSpace,
  samplesOf,
} from '../situations/space.ts';
import { fixedAnswers, situationOf } from '../situations/visitor-situation.ts';
import { cityEffects, type EffectClasses, infoEffects } from './effect-classes.ts';
import { TraceCache } from './trace-cache.ts';
import { canArrive, noArrivalTrace, type VisitTrace, visitTraceKey, visitTraceOf } from './visit-trace.ts';

/** Who sets the flags once the visitor is logged in: a row of flags.json or `otherwise`, then perhaps a city rule. */
export interface FlagsTrace {
  row: string;
  cityRule: string | null;
}

/** A host, and what was found of hosts that lead visitors alike. */
interface View {
  site: Site;
  /** By all that is known of a channel. */
  channels: Map<string, Node<VisitTrace>>;
  flags: Map<string, Node<FlagsTrace>>;
  /** Questions that cannot be answered without the server. */
  asks: Set<string>;
  own: Map<string, Node<VisitTrace>>;
  answers: TraceCache<VisitTrace>;
}
interface Answers {
  cities: EffectClasses<City>;
  infos: EffectClasses<Info>;
}

/** A question to the engine: its answer, or null where the server has to say more first. */
type Ask = (answers: ServerAnswers) => (() => VisitTrace) | null;
const flagNames = ['input_form', 'fail_todo', 'succ_todo'] as const satisfies (keyof Flags)[];

/**
 * What visits pass through, for every situation of a space (that of `plan`) at once. Exact: the engine is asked without
 * the server's answers first, and only those that it then needs are split into the classes that rows can tell apart.
 */
export class VisitTracer {
  readonly config: Config;
  readonly space: SituationSpace;
  /** Makers of the nodes: what is put above them is made by the same. */
  readonly visitNodes = new Diagrams<VisitTrace>(visitTraceKey);
  readonly flagNodes = new Diagrams<FlagsTrace>(({ row, cityRule }) => `${row} ${cityRule}`);
  readonly #outcomes: Readonly<Record<string, readonly string[]>>;
  /** Facts that rows of any table ask for, and those that rows which decide do. */
  readonly #named: ReadonlySet<FactId>;
  readonly #decisive: ReadonlySet<FactId>;
  readonly #views = new Map<string, View>();
  readonly #byShape = new Map<string, Omit<View, 'site' | 'answers'>>();
  readonly #answers = new Map<string, TraceCache<VisitTrace>>();

  constructor(config: Config, space: SituationSpace) {
    this.config = config;
    this.space = space;
    this.#outcomes = Object.fromEntries(
      Object.entries(config.pages).map(([id, { outcomes }]) => [id, outcomes ?? []]),
    );
    const factsOf = (rows: ReturnType<typeof conditionRowsOf>) =>
      new Set(rows.flatMap(({ conditions }) => conditions.map(({ fact }) => fact)));
    this.#named = factsOf(conditionRowsOf(config));
    this.#decisive = factsOf(conditionRowsOf(config).filter(({ decides }) => decides));
  }

  site(host: string): Site {
    return this.#view(host).site;
  }

  /** The visits of a channel's visitors: over arrivals, login states, cities, applications and flags. */
  visits(host: string, number: string): Node<VisitTrace> {
    const view = this.#view(host);
    const { kind, key } = this.#keysOf(view, number);
    const known = view.channels.get(key);
    if (known) return known;
    const answers = this.#answersOf(view.site, number);
    const logins = samplesOf(this.space.login).map(({ value }) => value);
    const arrivals = samplesOf(this.space.arrival).map(({ value: arrival }) =>
      this.visitNodes.node(
        axisAt.login,
        logins.map((login) => this.#visit(view, { number, kind, answers }, arrival, login)),
      ),
    );
    const made = this.visitNodes.node(axisAt.arrival, arrivals);
    view.channels.set(key, made);
    return made;
  }

  /** What sets the flags of a channel's visitors, over cities and applications. */
  flags(host: string, number: string): Node<FlagsTrace> {
    const view = this.#view(host);
    const { site } = view;
    const { key } = this.#keysOf(view, number);
    const known = view.flags.get(key);
    if (known) return known;
    const { cities, infos } = this.#answersOf(site, number);
    const [arrival] = this.space.arrival.values;
    if (!arrival) throw new Error('there is always an arrival at /');
    const leaf = (city: City, info: Info) => {
      const answers = { ipInfo: ipInfoOf(city), channelInfo: channelInfoOf(info, noChannelInfo.flags) };
      const situation = situationOf(number, 'ok', arrival.extras, answers);
      const decided = resolveFlags(site, channelOf(site, number), situation);
      if (!decided) throw new Error('flags are known when the server has answered');
      return this.flagNodes.leaf({ row: decided.row, cityRule: decided.cityRule });
    };
    const made = overAnswers(this.flagNodes, { cities, infos }, leaf);
    view.flags.set(key, made);
    return made;
  }

  #view(host: string): View {
    const known = this.#views.get(host);
    if (known) return known;
    const site = resolveSite(this.config, host);
    const common = JSON.stringify([site.relogin, this.#named.has('host') && host]);
    const shape = JSON.stringify([common, site.root, Object.keys(site.routes)]);
    const alike = this.#byShape.get(shape) ?? {
      channels: new Map(),
      flags: new Map(),
      asks: new Set(),
      own: new Map(),
    };
    const answers = this.#answers.get(common) ?? new TraceCache<VisitTrace>();
    this.#byShape.set(shape, alike);
    this.#answers.set(common, answers);
    const view = { site, ...alike, answers };
    this.#views.set(host, view);
    return view;
  }

  /** `kind`: equal where two channels are alike but for the city rule's cities and flags; `key`: with those. */
  #keysOf({ site }: View, number: string): { kind: string; key: string } {
    const { blocked, relogin, tags, cityRule } = channelOf(site, number);
    const ofRows = [this.#named.has('channel.tag') && tags, this.#named.has('channel') && number];
    const kind = JSON.stringify([blocked === true, relogin === true, cityRule !== undefined, ...ofRows]);
    return { kind, key: `${kind} ${JSON.stringify(cityRule ?? null)}` };
  }

  #answersOf(site: Site, number: string): Answers {
    const names = (fact: FactId) => this.#decisive.has(fact);
    const channel = channelOf(site, number);
    return {
      cities: cityEffects(this.space, site, channel, names),
      infos: infoEffects(this.space, site, number, channel, names),
    };
  }

  #visit(
    view: View,
    { number, kind, answers }: { number: string; kind: string; answers: Answers },
    arrival: Arrival,
    login: Login,
  ): Node<VisitTrace> {
    const { site } = view;
    if (!canArrive(site, this.#outcomes, arrival)) return this.visitNodes.leaf(noArrivalTrace);
    const located = matchRoute(site, arrival.path);
    const where = located.kind === 'route' ? located.route : '/';
    const question = `${where} ${arrival.outcome} ${arrival.extrasName} ${login} ${kind}`;
    const settled = fixedAnswers(login, arrival.extras);
    const ask: Ask = (more) => {
      const situation = situationOf(number, login, arrival.extras, { ...settled, ...more });
      const walked = followRedirects(site, situation, arrival.path, arrival.outcome);
      if (walked.kind === 'need') return null;
      view.answers.recordDependencies(site, walked);
      return () => visitTraceOf(site, walked);
    };
    const atOnce = view.asks.has(question)
      ? null
      : view.answers.getOrCompute(view, question, () => {
          const found = ask({});
          return found && this.visitNodes.leaf(found());
        });
    if (atOnce) return atOnce;
    view.asks.add(question);
    return overAnswers(this.visitNodes, answers, (city, info, effect) =>
      view.answers.getOrCompute(view, `${question} ${effect}`, () => this.#overFlags(city, info, {}, ask)),
    );
  }

  /** Splits by the flag that settles most at once, as long as the engine needs another one. */
  #overFlags(city: City, info: Info, flags: Partial<Flags>, ask: Ask): Node<VisitTrace> {
    const asked = (given: Partial<Flags>) =>
      ask({ ipInfo: ipInfoOf(city), channelInfo: channelInfoOf(info, given) });
    const found = asked(flags);
    if (found) return this.visitNodes.leaf(found());
    const open = flagNames.filter((name) => flags[name] === undefined);
    const next = open.find((name) => asked({ ...flags, [name]: 0 }) !== null) ?? open[0];
    if (next === undefined) throw new Error('a question with every answer still needs a call');
    const parts = samplesOf(this.space[next]).map(({ value }) =>
      this.#overFlags(city, info, { ...flags, [next]: value }, ask),
    );
    return this.visitNodes.choose(axisAt[next], parts);
  }
}

/** Flags that are left out are not known yet: the engine then says that it needs them. */
function channelInfoOf(info: Info, flags: Partial<Flags>): NonNullable<ServerAnswers['channelInfo']> {
  return info === null ? 'failed' : { ...noChannelInfo, ...info, flags: flags as Flags };
}

/** One node for each class of city and channel info; those with the same effect on the channel are asked once. */
function overAnswers<T>(
  diagrams: Diagrams<T>,
  { cities, infos }: Answers,
  inner: (city: City, info: Info, effect: string) => Node<T>,
): Node<T> {
  const byCity = new Map<string, Node<T>>();
  for (const [cityEffect, city] of cities.sample) {
    const byInfo = new Map<string, Node<T>>();
    for (const [infoEffect, info] of infos.sample) {
      byInfo.set(infoEffect, inner(city, info, `${cityEffect} ${infoEffect}`));
    }
    byCity.set(cityEffect, diagrams.node(axisAt.info, inOrder(infos.ofClass, byInfo)));
  }
  return diagrams.node(axisAt.city, inOrder(cities.ofClass, byCity));
}

const inOrder = <T>(ofClass: readonly string[], nodes: ReadonlyMap<string, T>): T[] =>
  ofClass.map((effect) => {
    const node = nodes.get(effect);
    if (node === undefined) throw new Error(`no node for ${effect}`);
    return node;
  });
