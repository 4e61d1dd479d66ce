import {
  attributeFactsOf,
  attributeValues,
  type Config,
  type DeclaredPart,
  declaredFactsOf,
  type EngineFactId,
  type FactId,
  type When,
} from '../../schemas/index.ts';
import { append } from '../json/append.ts';
import type { Box, FullMask } from './box.ts';
import { attributeCombinations, type ChannelAtom, channelAtoms } from './channels.ts';
import { type DecisionPointAtom, decisionPointsOf, hostsWithRoute } from './decision-points.ts';
import { type Atom, anyOther, atomsOf, type Value, valuesNamedIn } from './domains.ts';
import { impossibleSituations } from './impossible-situations.ts';

type Test = (value: Value | readonly string[]) => boolean;

/** Host name; null: a host that may be added later. */
export interface HostAtom {
  name: string | null;
  relogin: boolean;
  /** The values of its attributes, by fact. */
  attributes: Readonly<Record<string, string>>;
}

/** A fact that follows from the decision point, the channel or the host shares the dimension of these. */
type SharedDimension =
  | { of: 'decisionPoint'; read: (point: DecisionPointAtom) => Value }
  | { of: 'channel'; read: (channel: ChannelAtom) => Value | readonly string[] }
  | { of: 'host'; read: (host: HostAtom) => Value };

/** The dimension of each fact of every visit; null: its own. A fact that is missing here is a type error. */
const dimensionOfFact: Record<Exclude<EngineFactId, `query.${string}`>, SharedDimension | null> = {
  host: { of: 'host', read: (host) => host.name },
  'host.relogin': { of: 'host', read: (host) => host.relogin },
  channel: { of: 'channel', read: (channel) => channel.id },
  'channel.blocked': { of: 'channel', read: (channel) => channel.blocked },
  'channel.relogin': { of: 'channel', read: (channel) => channel.relogin },
  'channel.tag': { of: 'channel', read: (channel) => channel.tags },
  route: { of: 'decisionPoint', read: (point) => point.route },
  'route.kind': { of: 'decisionPoint', read: (point) => point.kind },
  'route.needsToken': { of: 'decisionPoint', read: (point) => point.needsToken },
  outcome: { of: 'decisionPoint', read: (point) => point.outcome },
  'session.token': null,
  'session.appName': null,
  'session.firstVisit': null,
  'device.os': null,
  'device.wechat': null,
  'device.inApp': null,
  channelInfo: null,
  user: null,
  ipInfo: null,
  markLogin: null,
  markcodeLogin: null,
  city: null,
};
/** The dimension of the declared facts of each part; null: its own. A part that is missing here is a type error. */
const dimensionOfPart: Record<DeclaredPart, ((fact: string) => SharedDimension) | null> = {
  flags: null,
  channelInfo: null,
  query: null,
  channelAttributes: (fact) => ({ of: 'channel', read: ({ attributes }) => attributes[fact] ?? null }),
  answers: null,
  hostAttributes: (fact) => ({ of: 'host', read: ({ attributes }) => attributes[fact] ?? null }),
};

/** A cache: creating large integers is what costs. */
const madeBits: bigint[] = [];
const bit = (index: number): bigint => {
  for (let at = madeBits.length; at <= index; at++) madeBits.push(1n << BigInt(at));
  return madeBits[index] as bigint;
};
function bits<T>(items: readonly T[], holds: (item: T) => boolean): bigint {
  let mask = 0n;
  for (let index = 0; index < items.length; index++) if (holds(items[index] as T)) mask |= bit(index);
  return mask;
}

/**
 * All situations that rows can distinguish, as a product of finite dimensions. A route, its kind and the outcome share
 * one dimension, and so do a channel and its properties, so that most contradictions cannot be expressed. The others
 * are in {@link relevant}.
 */
export class SituationSpace {
  readonly config: Config;
  readonly decisionPoints: readonly DecisionPointAtom[];
  readonly channels: readonly ChannelAtom[];
  readonly hosts: readonly HostAtom[];
  readonly full: FullMask;
  /** The impossible situations. */
  readonly #impossible: readonly Box[];
  readonly #atoms = new Map<string, readonly Atom[]>();
  readonly #full = new Map<string, bigint>();
  readonly #named = new Map<string, Value[]>();
  readonly #boxes = new WeakMap<When, Box | null>();
  readonly #hostsWith = new Map<string, bigint>();

  /** @param whens - the conditions of every row to be evaluated */
  constructor(config: Config, whens: readonly When[]) {
    this.config = config;
    for (const when of whens) {
      for (const [fact, condition] of Object.entries(when)) {
        const named = this.#named.get(fact) ?? [];
        append(named, valuesNamedIn(condition));
        this.#named.set(fact, named);
      }
    }
    this.decisionPoints = decisionPointsOf(config);
    const named = new Set(this.#named.get('channel')?.map(String));
    this.channels = channelAtoms(config, named, (fact) => this.#named.has(fact));
    this.hosts = this.#hostAtoms();
    this.full = (dimension) => {
      const known = this.#full.get(dimension);
      if (known !== undefined) return known;
      const full = bit(this.atoms(dimension).length) - 1n;
      this.#full.set(dimension, full);
      return full;
    };
    this.#impossible = impossibleSituations(this);
  }

  /** Every host, and those that may be added later, with each combination of what rows test. */
  #hostAtoms(): HostAtom[] {
    const { facts, hosts } = this.config;
    const listed = Object.entries(hosts.hosts).map(
      ([name, { relogin = false, attributes }]): HostAtom => ({
        name,
        relogin,
        attributes: attributeValues(facts, 'host', attributes),
      }),
    );
    const tested = attributeFactsOf(facts).filter(({ of, fact }) => of === 'host' && this.#named.has(fact));
    const added = [false, true].flatMap((relogin) =>
      attributeCombinations(tested).map((attributes): HostAtom => ({ name: null, relogin, attributes })),
    );
    return [...listed, ...added];
  }

  #sharedDimensionOf(fact: string): SharedDimension | null {
    if (Object.hasOwn(dimensionOfFact, fact)) return dimensionOfFact[fact as keyof typeof dimensionOfFact];
    const declared = declaredFactsOf(this.config.facts).find(({ id }) => id === fact);
    return (declared && dimensionOfPart[declared.part]?.(fact)) ?? null;
  }

  /** The values of a dimension, in the order of its bits. */
  atoms(dimension: string): readonly unknown[] {
    if (dimension === 'decisionPoint') return this.decisionPoints;
    if (dimension === 'channel') return this.channels;
    if (dimension === 'host') return this.hosts;
    const known = this.#atoms.get(dimension);
    if (known) return known;
    const atoms = atomsOf(this.config, dimension, this.#named.get(dimension) ?? []);
    this.#atoms.set(dimension, atoms);
    return atoms;
  }

  /** The values of a box in a dimension. */
  atomsIn(box: Box, dimension: string): unknown[] {
    const mask = box[dimension] ?? this.full(dimension);
    return this.atoms(dimension).filter((_, index) => (mask & bit(index)) !== 0n);
  }

  /** The situations in which a fact satisfies a condition. */
  clause(fact: FactId, condition: When[FactId]): Box {
    const named = new Set<Value>(valuesNamedIn(condition));
    const isNot = typeof condition === 'object' && condition !== null && 'not' in condition;
    const test: Test = (value) => {
      const listed = Array.isArray(value) ? value.some((one) => named.has(one)) : named.has(value as Value);
      return listed !== isNot;
    };
    const [dimension, mask] = this.#maskOf(fact, test);
    return { [dimension]: mask };
  }

  /** The situations in which all conditions hold; null where they cannot. */
  box(when: When): Box | null {
    const known = this.#boxes.get(when);
    if (known !== undefined) return known;
    const box = this.#boxOf(when);
    this.#boxes.set(when, box);
    return box;
  }

  #boxOf(when: When): Box | null {
    const box: Record<string, bigint> = {};
    for (const [fact, condition] of Object.entries(when)) {
      for (const [dimension, mask] of Object.entries(this.clause(fact as FactId, condition))) {
        const both = (box[dimension] ?? this.full(dimension)) & mask;
        if (both === 0n) return null;
        box[dimension] = both;
      }
    }
    return box;
  }

  decisionPointMask(holds: (point: DecisionPointAtom) => boolean): bigint {
    return bits(this.decisionPoints, holds);
  }
  hostMask(holds: (host: HostAtom) => boolean): bigint {
    return bits(this.hosts, holds);
  }
  /** The hosts that have a route. */
  hostsWith(route: string): bigint {
    const known = this.#hostsWith.get(route);
    if (known !== undefined) return known;
    const hosts = new Set(hostsWithRoute(this.config, route));
    const mask = this.hostMask(({ name }) => name !== null && hosts.has(name));
    this.#hostsWith.set(route, mask);
    return mask;
  }
  channelMask(holds: (channel: ChannelAtom) => boolean): bigint {
    return bits(this.channels, holds);
  }

  #maskOf(fact: FactId, test: Test): [string, bigint] {
    const shared = this.#sharedDimensionOf(fact);
    if (shared?.of === 'decisionPoint')
      return [shared.of, this.decisionPointMask((one) => test(shared.read(one)))];
    if (shared?.of === 'channel') return [shared.of, this.channelMask((one) => test(shared.read(one)))];
    if (shared?.of === 'host') return [shared.of, this.hostMask((one) => test(shared.read(one)))];
    const atoms = this.atoms(fact) as readonly Atom[];
    // "Any other value" is in no list: it holds where the condition excludes values.
    return [fact, bits(atoms, (atom) => test(atom === anyOther ? (anyOther as never) : atom))];
  }

  /**
   * The impossible situations whose facts are all tested by some row. Each derives one fact from others; a fact that
   * no row tests can always take the derived value.
   */
  relevant(rows: readonly { when: When }[]): readonly Box[] {
    const tested = new Set(rows.flatMap(({ when }) => Object.keys(this.box(when) ?? {})));
    return this.#impossible.filter((box) => Object.keys(box).every((dimension) => tested.has(dimension)));
  }

  /** The impossible situations that do not depend on the decision point. */
  get impossibleAnywhere(): readonly Box[] {
    return this.#impossible.filter(({ decisionPoint }) => decisionPoint === undefined);
  }
}
