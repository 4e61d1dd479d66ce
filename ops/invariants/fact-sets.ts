import { type ChannelInfo, noChannelInfo } from '../../runtime/index.ts';
import {
  type AttributeOwner,
  attributeValues,
  type Config,
  type DeclaredPart,
  declaredFactsOf,
  type EngineFactId,
  type FactId,
  type When,
} from '../../schemas/index.ts';
import { conditionsOf, type RowCondition } from '../conditions/row-conditions.ts';
import { unlistedCity } from '../situations/situation-space.ts';
import { type Axes, type AxisValue, identityParameters } from './axes.ts';
import type { SituationSet, SituationSets } from './situation-sets.ts';
import { arrivalQuery, dependencyKey, parameterIn, type VisitState } from './visit-state.ts';

/** Where a condition is evaluated: a route, and the outcome of its page. */
export interface Location {
  route: string;
  outcome: string | null;
}

type Test = (value: AxisValue) => boolean;

/** A fact of every visit that is no parameter, does not follow from the location, and has one value. */
type FactOfVisitor = Exclude<
  EngineFactId,
  `query.${string}` | 'route' | 'route.kind' | 'route.needsToken' | 'outcome' | 'channel.tag'
>;

/** The situations in which conditions hold: each fact as `deriveFacts` of the runtime derives it, over all axes at once. */
export class FactSets {
  readonly sets: SituationSets;
  readonly axes: Axes;
  readonly config: Config;
  readonly #axisAt: ReadonlyMap<string, number>;
  readonly #known = new WeakMap<RowCondition, Map<string, SituationSet>>();
  readonly #hostsWith = new Map<string, SituationSet>();
  readonly #cityRules: readonly { id: string; channels: SituationSet; where: SituationSet }[];
  readonly #withCityRule: SituationSet;
  readonly #cityKnown: SituationSet;
  /** What holds where the call for channel info fails. */
  readonly #withoutInfo: ChannelInfo;

  constructor(config: Config, axes: Axes, sets: SituationSets) {
    this.sets = sets;
    this.axes = axes;
    this.config = config;
    this.#withoutInfo = noChannelInfo(config.facts);
    this.#axisAt = new Map(axes.names.map((name, at) => [name, at]));
    this.#cityKnown = this.onAxis('ipInfo', (value) => value === 'ok');
    this.#cityRules = Object.entries(config.cities.rules).map(([id, rule]) => ({
      id,
      channels: this.#ofChannels(({ cityRule }) => cityRule === id),
      where: this.onAxis('city', (city) => rule.cities.includes(String(city))),
    }));
    this.#withCityRule = sets.union(this.#cityRules.map(({ channels }) => channels));
  }

  /** The situations whose value on an axis satisfies a test. */
  onAxis(name: string, test: Test): SituationSet {
    const at = this.#axisAt.get(name);
    if (at === undefined) throw new Error(`no condition reads ${name}`);
    return this.sets.onAxis(at, (this.axes.values[at] ?? []).map(test));
  }

  /** The state of every visit on arrival. */
  get arrival(): VisitState {
    return {
      loginAddress: undefined,
      query: arrivalQuery,
      token: this.onAxis('token', Boolean),
      userOk: this.onAxis('user', (value) => value === 'ok'),
      firstVisit: this.onAxis('firstVisit', Boolean),
    };
  }

  /** The situations of hosts that have a route. */
  hostsWith(route: string): SituationSet {
    const known = this.#hostsWith.get(route);
    if (known) return known;
    const { hosts } = this.config.hosts;
    const isEverywhere = this.config.routes.routes[route]?.on === 'everyHost';
    const has = (host: AxisValue) => isEverywhere || hosts[String(host)]?.entries.includes(route) === true;
    const made = this.onAxis('host', has);
    this.#hostsWith.set(route, made);
    return made;
  }

  /** The situations in which all conditions hold. */
  when(when: When, at: Location, state: VisitState): SituationSet {
    let all = this.sets.all;
    for (const condition of conditionsOf(when)) {
      all = this.sets.and(all, this.#condition(condition, at, state));
      if (all === this.sets.none) return all;
    }
    return all;
  }

  /** The situations in which all conditions hold that are not about the location. */
  anywhere(when: When, state: VisitState): SituationSet {
    const nowhere = { route: '', outcome: null };
    const rest = conditionsOf(when).filter(
      ({ fact }) => this.#atLocation(fact, () => true, nowhere) === null,
    );
    return this.sets.intersection(rest.map((condition) => this.#condition(condition, nowhere, state)));
  }

  /** Whether the conditions about the location hold there. */
  isPossibleAt(when: When, at: Location): boolean {
    return conditionsOf(when).every(
      ({ fact, values, not }) =>
        this.#atLocation(fact, (value) => values.includes(value) !== not, at) !== false,
    );
  }

  #condition(condition: RowCondition, at: Location, state: VisitState): SituationSet {
    const { fact, values, not } = condition;
    const test: Test = (value) => values.includes(value) !== not;
    const ofLocation = this.#atLocation(fact, test, at);
    if (ofLocation !== null) return this.sets.constant(ofLocation);
    const known = this.#known.get(condition) ?? new Map<string, SituationSet>();
    this.#known.set(condition, known);
    const key = dependencyKey(this.config, fact, state);
    const found = known.get(key);
    if (found) return found;
    const made = fact === 'channel.tag' ? this.#tagged(values, not) : this.#where(fact, test, state);
    known.set(key, made);
    return made;
  }

  /** Null for a fact that does not follow from the location. */
  #atLocation(fact: FactId, test: Test, { route, outcome }: Location): boolean | null {
    const definition = this.config.routes.routes[route];
    if (fact === 'route') return test(route);
    if (fact === 'route.kind') return test(definition?.kind ?? 'other');
    if (fact === 'route.needsToken') return test(definition?.needsToken === true);
    return fact === 'outcome' ? test(outcome) : null;
  }

  #tagged(values: readonly unknown[], not: boolean): SituationSet {
    return this.#ofChannels(({ tags = [] }) => tags.some((tag) => values.includes(tag)) !== not);
  }

  #ofChannels(
    holds: (channel: Axes['channels'][number]['channel'], number: string) => boolean,
  ): SituationSet {
    const numbers = new Map(this.axes.channels.map(({ number, channel }) => [number, channel]));
    return this.onAxis('channel', (number) => holds(numbers.get(String(number)) ?? {}, String(number)));
  }

  /** How each fact of every visit follows from the axes; a fact that is missing here is a type error. */
  readonly #ofFact: Record<FactOfVisitor, (test: Test, state: VisitState) => SituationSet> = {
    host: (test) => this.onAxis('host', test),
    'host.relogin': (test) =>
      this.onAxis('host', (host) => test(this.config.hosts.hosts[String(host)]?.relogin === true)),
    channel: (test) => this.onAxis('channel', test),
    'channel.blocked': (test) => this.#ofChannels(({ blocked }) => test(blocked === true)),
    'channel.relogin': (test) => this.#ofChannels(({ relogin }) => test(relogin === true)),
    'session.token': (test, { token }) => this.#either(token, test(true), test(false)),
    'session.firstVisit': (test, { firstVisit }) => this.#either(firstVisit, test(true), test(false)),
    'session.appName': (test) => this.onAxis('appName', test),
    'device.os': (test) => this.onAxis('device.os', test),
    'device.wechat': (test) => this.onAxis('device.wechat', test),
    'device.inApp': (test) => this.onAxis('device.inApp', test),
    user: (test, { token, userOk }) => this.#either(this.sets.and(token, userOk), test('ok'), test('failed')),
    markLogin: (test) => this.onAxis('mark', test),
    markcodeLogin: (test) => this.onAxis('mark', test),
    channelInfo: (test) => this.onAxis('channelInfo', test),
    ipInfo: (test, { token }) => this.#ipInfo(test, token),
    city: (test) => this.#city(test),
  };

  #where(fact: FactId, test: Test, state: VisitState): SituationSet {
    if (fact.startsWith('query.')) return this.#parameter(fact, test, state);
    if (Object.hasOwn(this.#ofFact, fact)) return this.#ofFact[fact as FactOfVisitor](test, state);
    const declared = declaredFactsOf(this.config.facts).find(({ id }) => id === fact);
    if (!declared) throw new Error(`there is no fact ${fact}`);
    return this.#ofPart[declared.part](fact, test, state);
  }

  /** How the facts of each part follow from the axes; a part that is missing here is a type error. */
  readonly #ofPart: Record<DeclaredPart, (fact: FactId, test: Test, state: VisitState) => SituationSet> = {
    flags: (fact, test, { token }) => this.#flag(fact, test, token),
    channelInfo: (fact, test) => this.#ofInfo(fact, test, this.#withoutInfo.facts[fact] ?? null),
    query: (fact, test, state) => this.#parameter(fact, test, state),
    channelAttributes: (fact, test) => this.#attribute('channel', fact, test),
    hostAttributes: (fact, test) => this.#attribute('host', fact, test),
  };

  #attribute(of: AttributeOwner, fact: FactId, test: Test): SituationSet {
    const { facts, hosts } = this.config;
    const holds = (set?: Readonly<Record<string, string>>) =>
      test(attributeValues(facts, of, set)[fact] ?? null);
    return of === 'channel'
      ? this.#ofChannels(({ attributes }) => holds(attributes))
      : this.onAxis('host', (host) => holds(hosts.hosts[String(host)]?.attributes));
  }

  #ipInfo(test: Test, token: SituationSet): SituationSet {
    const { sets } = this;
    const needed = sets.and(token, this.#withCityRule);
    const answered = this.#either(this.#cityKnown, test('ok'), test('failed'));
    return sets.or(sets.and(needed, answered), sets.minus(sets.constant(test('notNeeded')), needed));
  }

  #city(test: Test): SituationSet {
    const { sets } = this;
    const named = this.onAxis('city', (city) => test(city === unlistedCity ? null : city));
    const unknown = sets.minus(sets.constant(test(null)), this.#cityKnown);
    return sets.or(sets.and(this.#cityKnown, named), unknown);
  }

  #parameter(fact: FactId, test: Test, { query }: VisitState): SituationSet {
    if (identityParameters.includes(fact)) return this.sets.constant(test(null));
    const changed = parameterIn(query, fact.slice('query.'.length));
    return changed === undefined ? this.onAxis(fact, test) : this.sets.constant(test(changed));
  }

  #either(set: SituationSet, inside: boolean, outside: boolean): SituationSet {
    const { sets } = this;
    if (inside === outside) return sets.constant(inside);
    return inside ? set : sets.not(set);
  }

  /** @param failed - the value where channel info cannot be had */
  #ofInfo(name: string, test: Test, failed: AxisValue): SituationSet {
    const { sets } = this;
    const has = this.onAxis('channelInfo', (value) => value === 'ok');
    return sets.or(sets.and(has, this.onAxis(name, test)), sets.minus(sets.constant(test(failed)), has));
  }

  /** R-FLAG: the city rule of the channel, where one applies, overrides flags.json. */
  #flag(name: string, test: Test, token: SituationSet): SituationSet {
    const { sets } = this;
    let applied = sets.none;
    let found = sets.none;
    for (const { id, channels, where } of this.#cityRules) {
      const here = sets.intersection([channels, token, this.#cityKnown, where]);
      applied = sets.or(applied, here);
      if (test(this.config.cities.rules[id]?.set[name] ?? null)) found = sets.or(found, here);
    }
    return sets.or(found, sets.minus(this.#flagBeforeCity(name, test), applied));
  }

  #flagBeforeCity(name: string, test: Test): SituationSet {
    const { sets } = this;
    let left = sets.all;
    let found = sets.none;
    for (const { when, set } of this.config.flags.rules) {
      const hit = sets.and(left, this.#whenOfFlags(when));
      if (test(set[name] ?? null)) found = sets.or(found, hit);
      left = sets.minus(left, hit);
    }
    return sets.or(found, sets.and(left, this.#ofInfo(name, test, this.#withoutInfo.flags[name] ?? null)));
  }

  /** flags.json counts channel info as known: where it failed, the facts have their defaults. */
  #whenOfFlags(when: When): SituationSet {
    const held = conditionsOf(when).map(({ fact, values, not }) => {
      const test: Test = (value) => values.includes(value) !== not;
      if (fact === 'host' || fact === 'channel') return this.onAxis(fact, test);
      const { facts } = this.#withoutInfo;
      return Object.hasOwn(facts, fact)
        ? this.#ofInfo(fact, test, facts[fact] ?? null)
        : this.sets.constant(test('ok'));
    });
    return this.sets.intersection(held);
  }
}
