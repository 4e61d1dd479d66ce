import {
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
import { AxisSets, type AxisTest } from './axis-sets.ts';
import { FlagSets } from './flag-sets.ts';
import { holdsAtLocation, type Location } from './location.ts';
import type { SituationSet, SituationSets } from './situation-sets.ts';
import { arrivalQuery, dependencyKey, parameterIn, type VisitState } from './visit-state.ts';

/** A fact of every visit that is no parameter, does not follow from the location, and has one value. */
type FactOfVisitor = Exclude<
  EngineFactId,
  `query.${string}` | 'route' | 'route.kind' | 'route.needsToken' | 'outcome' | 'channel.tag'
>;

/** The situations in which conditions hold: each fact as `deriveFacts` of the runtime derives it, over all axes at once. */
export class FactSets extends AxisSets {
  readonly #known = new WeakMap<RowCondition, Map<string, SituationSet>>();
  readonly #hostsWith = new Map<string, SituationSet>();
  readonly #flags: FlagSets;

  constructor(config: Config, axes: Axes, sets: SituationSets) {
    super(config, axes, sets);
    this.#flags = new FlagSets(this, (fact, test) => this.#where(fact, test, this.arrival));
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
      ({ fact }) => holdsAtLocation(this.config, fact, () => true, nowhere) === null,
    );
    return this.sets.intersection(rest.map((condition) => this.#condition(condition, nowhere, state)));
  }

  /** Whether the conditions about the location hold there. */
  isPossibleAt(when: When, at: Location): boolean {
    return conditionsOf(when).every(
      ({ fact, values, not }) =>
        holdsAtLocation(this.config, fact, (value) => values.includes(value) !== not, at) !== false,
    );
  }

  #condition(condition: RowCondition, at: Location, state: VisitState): SituationSet {
    const { fact, values, not } = condition;
    const test: AxisTest = (value) => values.includes(value) !== not;
    const ofLocation = holdsAtLocation(this.config, fact, test, at);
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

  #tagged(values: readonly unknown[], not: boolean): SituationSet {
    return this.ofChannels(({ tags = [] }) => tags.some((tag) => values.includes(tag)) !== not);
  }

  /** How each fact of every visit follows from the axes; a fact that is missing here is a type error. */
  readonly #ofFact: Record<FactOfVisitor, (test: AxisTest, state: VisitState) => SituationSet> = {
    host: (test) => this.onAxis('host', test),
    'host.relogin': (test) =>
      this.onAxis('host', (host) => test(this.config.hosts.hosts[String(host)]?.relogin === true)),
    channel: (test) => this.onAxis('channel', test),
    'channel.blocked': (test) => this.ofChannels(({ blocked }) => test(blocked === true)),
    'channel.relogin': (test) => this.ofChannels(({ relogin }) => test(relogin === true)),
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

  #where(fact: FactId, test: AxisTest, state: VisitState): SituationSet {
    if (fact.startsWith('query.')) return this.#parameter(fact, test, state);
    if (Object.hasOwn(this.#ofFact, fact)) return this.#ofFact[fact as FactOfVisitor](test, state);
    const declared = declaredFactsOf(this.config.facts).find(({ id }) => id === fact);
    if (!declared) throw new Error(`there is no fact ${fact}`);
    return this.#ofPart[declared.part](fact, test, state);
  }

  /** How the facts of each part follow from the axes; a part that is missing here is a type error. */
  readonly #ofPart: Record<DeclaredPart, (fact: FactId, test: AxisTest, state: VisitState) => SituationSet> =
    {
      flags: (fact, test, { token }) => this.#flags.ofFlag(fact, test, token),
      channelInfo: (fact, test) => this.ofChannelInfo(fact, test),
      query: (fact, test, state) => this.#parameter(fact, test, state),
      channelAttributes: (fact, test) => this.ofAttribute('channel', fact, test),
      hostAttributes: (fact, test) => this.ofAttribute('host', fact, test),
      answers: (fact, test) => this.onAxis(fact, test),
    };

  #ipInfo(test: AxisTest, token: SituationSet): SituationSet {
    const { sets } = this;
    const needed = sets.and(token, this.#flags.withCityRule);
    const answered = this.#either(this.withIpInfo, test('ok'), test('failed'));
    return sets.or(sets.and(needed, answered), sets.minus(sets.constant(test('notNeeded')), needed));
  }

  #city(test: AxisTest): SituationSet {
    const { sets } = this;
    const named = this.onAxis('city', (city) => test(city === unlistedCity ? null : city));
    const unknown = sets.minus(sets.constant(test(null)), this.withIpInfo);
    return sets.or(sets.and(this.withIpInfo, named), unknown);
  }

  #parameter(fact: FactId, test: AxisTest, { query }: VisitState): SituationSet {
    if (identityParameters.includes(fact)) return this.sets.constant(test(null));
    const changed = parameterIn(query, fact.slice('query.'.length));
    return changed === undefined ? this.onAxis(fact, test) : this.sets.constant(test(changed));
  }

  #either(set: SituationSet, inside: boolean, outside: boolean): SituationSet {
    const { sets } = this;
    if (inside === outside) return sets.constant(inside);
    return inside ? set : sets.not(set);
  }
}
