import { noChannelInfo } from '../../runtime/index.ts';
import { type AttributeOwner, attributeValues, type Config, type FactId } from '../../schemas/index.ts';
import type { Axes, AxisValue, ChannelClass } from './axes.ts';
import type { SituationSet, SituationSets } from './situation-sets.ts';

/** Whether a value of an axis, or of a fact that follows from one, is meant. */
export type AxisTest = (value: AxisValue) => boolean;

/** The situations in which what follows from one axis satisfies a test. */
export class AxisSets {
  readonly sets: SituationSets;
  readonly axes: Axes;
  readonly config: Config;
  readonly #axisAt: ReadonlyMap<string, number>;
  readonly #channels: ReadonlyMap<string, ChannelClass['channel']>;

  constructor(config: Config, axes: Axes, sets: SituationSets) {
    this.sets = sets;
    this.axes = axes;
    this.config = config;
    this.#axisAt = new Map(axes.names.map((name, at) => [name, at]));
    this.#channels = new Map(axes.channels.map(({ number, channel }) => [number, channel]));
  }

  /** The situations whose value on an axis satisfies a test. */
  onAxis(name: string, test: AxisTest): SituationSet {
    const at = this.#axisAt.get(name);
    if (at === undefined) throw new Error(`no condition reads ${name}`);
    return this.sets.onAxis(at, (this.axes.values[at] ?? []).map(test));
  }

  ofChannels(holds: (channel: ChannelClass['channel']) => boolean): SituationSet {
    return this.onAxis('channel', (number) => holds(this.#channels.get(String(number)) ?? {}));
  }

  /** @param of - whose attribute the fact is */
  ofAttribute(of: AttributeOwner, fact: FactId, test: AxisTest): SituationSet {
    const { facts, hosts } = this.config;
    const holds = (set?: Readonly<Record<string, string>>) =>
      test(attributeValues(facts, of, set)[fact] ?? null);
    return of === 'channel'
      ? this.ofChannels(({ attributes }) => holds(attributes))
      : this.onAxis('host', (host) => holds(hosts.hosts[String(host)]?.attributes));
  }

  /** A fact or flag of channel info; where the call fails, it has its default. */
  ofChannelInfo(name: string, test: AxisTest): SituationSet {
    const { sets } = this;
    const { facts, flags } = noChannelInfo(this.config.facts);
    const failed = (Object.hasOwn(flags, name) ? flags[name] : facts[name]) ?? null;
    const has = this.onAxis('channelInfo', (value) => value === 'ok');
    return sets.or(sets.and(has, this.onAxis(name, test)), sets.minus(sets.constant(test(failed)), has));
  }

  /** IP info names a city, or none that is listed. */
  get withIpInfo(): SituationSet {
    return this.onAxis('ipInfo', (value) => value === 'ok');
  }
}
