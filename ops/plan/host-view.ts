import {
  type Channel,
  channelOf,
  type Flags,
  locate,
  noChannelInfo,
  resolveFlags,
  type ServerAnswers,
  type Site,
} from '../../runtime/index.ts';
import type { FactId } from '../../schemas/index.ts';
import type { Arrival } from './arrivals.ts';
import type { Diagrams, Node } from './diagram.ts';
import type { Ended, FlagsTold, Part } from './part.ts';
import { axisAt, type City, type Info, ipInfoOf, type Login, type Space } from './space.ts';
import {
  type Answered,
  type Asked,
  afterLoginOf,
  destinationsKey,
  destinationsOf,
  endOf,
  loginKey,
  settledAnswers,
  situationOf,
} from './visit.ts';

type FlagName = keyof Flags;
const flagNames = ['input_form', 'fail_todo', 'succ_todo'] as const satisfies FlagName[];

/** A question to the engine: its answer, or null where the server has to say more first. */
type Ask = (answers: ServerAnswers) => Answered<Part> | null;

/** What a question was answered, null where it cannot be without the server; and on which routes that rests. */
export interface Found {
  node: Node<Part> | null;
  passed: ReadonlySet<string> | null;
}

/** Short names for long ones: most of the work is looking up what was found before. */
export class Names {
  readonly #known = new Map<string, number>();

  of(name: string): number {
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    this.#known.set(name, this.#known.size);
    return this.#known.size - 1;
  }
}

/** What is kept for every host of every side of a comparison. */
export interface Kept {
  diagrams: Diagrams<Part>;
  names: Names;
  /** What was found on any host, by all that it depends on. */
  found: Map<string, Found>;
}

/** Classes of one axis that do the same to a channel, under one name. */
interface Effects<V> {
  ofClass: string[];
  sample: Map<string, V>;
}

interface ChannelKeys {
  /** Equal where two channels are the same but for the rule's cities and flags. */
  kind: number;
  key: number;
}

/** A channel that is asked about, and for which classes of city; null: for all. */
export interface Asker {
  number: string;
  cities: ReadonlySet<number> | null;
}

/** What the tables of either side ask about, so that nothing is told apart that no row does. */
export interface Reads {
  named(fact: FactId): boolean;
}

/**
 * One host on one side, asked for whole functions instead of single visits.
 *
 * The engine itself says what an answer depends on: it is asked without the server's answers first, and each one
 * that it then needs is split into the classes of its axis. What nobody reads is never tried.
 */
export class HostView {
  readonly site: Site;
  /** Equal where two hosts behave alike for every channel that is the same on both. */
  readonly shape: string;
  readonly #asked: Asked;
  readonly #space: Space;
  readonly #reads: Reads;
  readonly #kept: Kept;
  readonly #diagrams: Diagrams<Part>;
  /** All that a host has in common with others. */
  readonly #common: number;
  readonly #channels = new Map<string, ChannelKeys>();
  readonly #found = new Map<string, Found>();
  readonly #questions: number[] = [];
  readonly #destinationsKeys = new Map<Ended, number>();
  readonly #loginKeys = new Map<Ended, number>();
  readonly #flags = new Map<string, Node<Part>>();
  readonly #cities = new Map<number, Effects<City>>();
  readonly #infos = new Map<number, Effects<Info>>();

  /** @param common - equal for two hosts that differ in nothing but their entry routes and where `/` leads */
  constructor(asked: Asked, common: string, space: Space, reads: Reads, kept: Kept) {
    this.site = asked.site;
    this.#asked = asked;
    this.#space = space;
    this.#reads = reads;
    this.#kept = kept;
    this.#diagrams = kept.diagrams;
    this.#common = kept.names.of(common);
    const { root, routes } = asked.site;
    this.shape = `${this.#common} ${root} ${Object.keys(routes).join()}`;
  }

  /** Equal where two channels lead every visitor to the same places. */
  channelKey(number: string): number {
    return this.#channel(number).key;
  }

  #channel(number: string): ChannelKeys {
    const known = this.#channels.get(number);
    if (known) return known;
    const { blocked, relogin, tags, cityRule } = channelOf(this.site, number);
    const reads = (fact: FactId, value: unknown) => (this.#reads.named(fact) ? value : null);
    const kind = JSON.stringify([
      [blocked === true, relogin === true, cityRule !== undefined],
      [reads('channel.tag', tags ?? []), reads('channel', number)],
    ]);
    const { names } = this.#kept;
    const rule = JSON.stringify(cityRule && [cityRule.cities, cityRule.set]);
    const keys = { kind: names.of(kind), key: names.of(kind + rule) };
    this.#channels.set(number, keys);
    return keys;
  }

  /**
   * The classes of city in which a channel leads elsewhere than on the other side, where the two sides differ in its
   * rule alone; null where more is different.
   */
  differingCities(number: string, other: HostView): ReadonlySet<number> | null {
    if (this.shape !== other.shape) return null;
    if (this.#channel(number).kind !== other.#channel(number).kind) return null;
    const [one, two] = [this.#cityEffects(number).ofClass, other.#cityEffects(number).ofClass];
    return new Set(one.flatMap((effect, at) => (effect === two[at] ? [] : [at])));
  }

  landing(who: Asker, arrivalAt: number, login: Login): Node<Part> {
    const { number } = who;
    const arrival = this.#arrival(arrivalAt);
    const answered = settledAnswers(login, arrival);
    const question = this.#question(arrivalAt, arrival, login);
    return this.#node(question, who, (more) => {
      const answers = { ...answered, ...more };
      const found = endOf(this.#asked, situationOf(number, login, arrival, answers), arrival);
      return 'kind' in found ? null : found;
    });
  }

  /** Arrivals at the same route are one question: of a path that the host does not have, nobody asks which. */
  #question(arrivalAt: number, { path, outcome, extra }: Arrival, login: Login): number {
    const at = arrivalAt * this.#space.login.values.length + this.#space.login.values.indexOf(login);
    const known = this.#questions[at];
    if (known !== undefined) return known;
    const located = locate(this.site, path);
    const where = located.kind === 'route' ? located.route : '/';
    const question = this.#kept.names.of(JSON.stringify(['landing', where, outcome, extra, login]));
    this.#questions[at] = question;
    return question;
  }

  destinations(who: Asker, from: Ended): Node<Part> {
    const { number } = who;
    return this.#node(this.destinationsQuestion(from), who, (answers) => {
      const found = destinationsOf(this.#asked, withChannel(from, number), answers);
      return 'kind' in found ? null : found;
    });
  }

  afterLogin(who: Asker, from: Ended): Node<Part> {
    const { number } = who;
    const { mark, markcode } = from.situation.answers;
    const marks = { ...(mark && { mark }), ...(markcode && { markcode }) };
    return this.#node(this.loginQuestion(from), who, (answers) => {
      const found = afterLoginOf(this.#asked, withChannel(from, number), { ...marks, ...answers });
      return 'kind' in found ? null : found;
    });
  }

  /** Equal where the destinations are asked from the same state. */
  destinationsQuestion(from: Ended): number {
    return this.#keyFrom(this.#destinationsKeys, from, destinationsKey);
  }

  /** Equal where the login is asked from the same state. */
  loginQuestion(from: Ended): number {
    return this.#keyFrom(this.#loginKeys, from, loginKey);
  }

  #keyFrom(known: Map<Ended, number>, from: Ended, keyOf: (asked: Asked, from: Ended) => string): number {
    const found = known.get(from);
    if (found !== undefined) return found;
    const key = this.#kept.names.of(keyOf(this.#asked, from));
    known.set(from, key);
    return key;
  }

  flags(who: Asker): Node<Part> {
    const { number } = who;
    const key = this.#askerKey(who);
    const found = this.#flags.get(key);
    if (found) return found;
    const channel = channelOf(this.site, number);
    const made = this.#overAnswers(who, (city, info) => {
      const answers = { ipInfo: ipInfoOf(city), channelInfo: channelInfoOf(info, noChannelInfo.flags) };
      return this.#diagrams.leaf(this.#flagsOf(number, channel, answers));
    });
    this.#flags.set(key, made);
    return made;
  }

  #flagsOf(number: string, channel: Channel, answers: ServerAnswers): FlagsTold {
    const situation = situationOf(number, 'ok', this.#arrival(0), answers);
    const found = resolveFlags(this.site, channel, situation);
    if (!found) throw new Error('flags are known when the server has answered');
    return { part: 'flags', from: found.from, flags: found.from === 'server' ? null : found.flags };
  }

  #arrival(at: number): Arrival {
    const arrival = this.#space.arrival.values[at];
    if (!arrival) throw new Error(`there is no arrival ${at}`);
    return arrival;
  }

  /** The function that a question is of what the server may answer. */
  #node(question: number, who: Asker, ask: Ask): Node<Part> {
    const { kind } = this.#channel(who.number);
    const { node } = this.#once(`${question}:${this.#askerKey(who)}`, () =>
      this.#find(`${question}.${kind}`, who, ask),
    );
    if (!node) throw new Error('a question with every answer has an answer');
    return node;
  }

  #askerKey({ number, cities }: Asker): string {
    const { key } = this.#channel(number);
    return cities ? `${key}/${[...cities].join()}` : String(key);
  }

  #find(question: string, who: Asker, ask: Ask): Found {
    const settled = this.#once(question, () => {
      const found = ask({});
      return found ? this.#leaf(found) : { node: null, passed: null };
    });
    if (settled.node) return settled;
    let passed: Found['passed'] = new Set();
    const node = this.#overAnswers(who, (city, info, effect) => {
      const found = this.#once(`${question} ${effect}`, () => this.#overFlags(city, info, {}, ask));
      passed = union(passed, found.passed);
      if (!found.node) throw new Error('a question with every answer has an answer');
      return found.node;
    });
    return { node, passed };
  }

  #leaf({ part, passed }: Answered<Part>): Found {
    return { node: this.#diagrams.leaf(part), passed: passed && new Set(passed) };
  }

  /** What was found on another host counts here too, where it passed only routes that this host has as well. */
  #once(key: string, find: () => Found): Found {
    const own = this.#found.get(key);
    if (own !== undefined) return own;
    const sharedKey = `${this.#common} ${key}`;
    const shared = this.#kept.found.get(sharedKey);
    const found = shared && this.#has(shared.passed) ? shared : find();
    if (found.passed && !shared) this.#kept.found.set(sharedKey, found);
    this.#found.set(key, found);
    return found;
  }

  #has(routes: Found['passed']): boolean {
    if (routes === null) return false;
    for (const route of routes) if (!Object.hasOwn(this.site.routes, route)) return false;
    return true;
  }

  /** One node for each class of city and channel info; those with the same effect on the channel are asked once. */
  #overAnswers(who: Asker, inner: (city: City, info: Info, effect: string) => Node<Part>): Node<Part> {
    const cities = this.#cityEffects(who.number);
    const infos = this.#infoEffects(who.number);
    const byCity = new Map<string, Node<Part>>();
    const notAsked = this.#diagrams.leaf({ part: 'notAsked' });
    const isAsked = (at: number) => who.cities?.has(at) !== false;
    const asked = new Set(cities.ofClass.filter((_, at) => isAsked(at)));
    for (const [cityEffect, city] of cities.sample) {
      if (!asked.has(cityEffect)) continue;
      const byInfo = new Map<string, Node<Part>>();
      for (const [infoEffect, info] of infos.sample) {
        byInfo.set(infoEffect, inner(city, info, `${cityEffect} ${infoEffect}`));
      }
      byCity.set(cityEffect, this.#diagrams.node(axisAt.info, pick(infos.ofClass, byInfo)));
    }
    const children = cities.ofClass.map((effect, at) => (isAsked(at) && byCity.get(effect)) || notAsked);
    return this.#diagrams.node(axisAt.city, children);
  }

  /** Splits by the flag that settles most at once, as long as the engine needs another one. */
  #overFlags(city: City, info: Info, flags: Partial<Flags>, ask: Ask): Found {
    const asked = (given: Partial<Flags>) =>
      ask({ ipInfo: ipInfoOf(city), channelInfo: channelInfoOf(info, given) });
    const found = asked(flags);
    if (found) return this.#leaf(found);
    const open = flagNames.filter((name) => flags[name] === undefined);
    const next = open.find((name) => asked({ ...flags, [name]: 0 }) !== null) ?? open[0];
    if (next === undefined) throw new Error('a question with every answer still needs a call');
    const axis = this.#space[next];
    const parts = axis.classes.map(([first = 0]) =>
      this.#overFlags(city, info, { ...flags, [next]: axis.values[first] }, ask),
    );
    const nodes = parts.flatMap(({ node }) => (node ? [node] : []));
    const passed = parts.reduce<Found['passed']>((all, part) => union(all, part.passed), new Set());
    return { node: this.#diagrams.choose(axisAt[next], nodes), passed };
  }

  #cityEffects(number: string): Effects<City> {
    const { key } = this.#channel(number);
    const known = this.#cities.get(key);
    if (known) return known;
    const { cityRule } = channelOf(this.site, number);
    const reads = this.#reads.named('city');
    const effects = effectsOf(this.#space.city, (city) => {
      if (!cityRule && !reads) return '';
      if (city === null) return 'failed';
      const name = Object.hasOwn(this.site.cityNames, city) ? (this.site.cityNames[city] ?? null) : null;
      const applies = name !== null && cityRule?.cities.includes(name) === true;
      return JSON.stringify([applies && cityRule?.set, reads && name]);
    });
    this.#cities.set(key, effects);
    return effects;
  }

  #infoEffects(number: string): Effects<Info> {
    const kind = this.#channel(number).kind;
    const known = this.#infos.get(kind);
    if (known) return known;
    const { cityRule: _, ...channel } = channelOf(this.site, number);
    const [readsApplication, readsType] = [this.#reads.named('application'), this.#reads.named('bdType')];
    const effects = effectsOf(this.#space.info, (info) => {
      const answers = { channelInfo: channelInfoOf(info, noChannelInfo.flags) };
      const { flags } = this.#flagsOf(number, channel, answers);
      if (info === null) return `failed ${JSON.stringify(flags)}`;
      return JSON.stringify([flags, readsApplication && info.application, readsType && info.bdType]);
    });
    this.#infos.set(kind, effects);
    return effects;
  }
}

const withChannel = (from: Ended, channel: string): Ended => ({
  ...from,
  situation: { ...from.situation, channel },
});

/** Flags that are left out are not known yet: the engine then says where it needs them. */
function channelInfoOf(info: Info, flags: Partial<Flags>): NonNullable<ServerAnswers['channelInfo']> {
  return info === null ? 'failed' : { ...noChannelInfo, ...info, flags: flags as Flags };
}

const union = (one: Found['passed'], other: Found['passed']): Found['passed'] =>
  one && other && new Set([...one, ...other]);

function effectsOf<V>(
  axis: { values: readonly V[]; classes: readonly (readonly number[])[] },
  effectOf: (value: V) => string,
): Effects<V> {
  const sample = new Map<string, V>();
  const ofClass = axis.classes.map(([first = 0]) => {
    const value = axis.values[first] as V;
    const effect = effectOf(value);
    if (!sample.has(effect)) sample.set(effect, value);
    return effect;
  });
  return { ofClass, sample };
}

const pick = <T>(ofClass: readonly string[], nodes: ReadonlyMap<string, T>): T[] =>
  ofClass.flatMap((effect) => {
    const node = nodes.get(effect);
    return node === undefined ? [] : [node];
  });
