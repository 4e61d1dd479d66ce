import { type Channel, channelOf, type Site } from '../../runtime/index.ts';
import type { FactId } from '../../schemas/index.ts';
import { channelKey } from '../conditions/entry-keys.ts';
import type { Info, SituationSpace } from '../situations/situation-space.ts';
import { cityEffects, type EffectClasses, infoEffects, type NumberedEffects } from './effect-classes.ts';

/** The visitors of channels that no row distinguishes. */
export interface ChannelClass {
  /** A channel of the class. */
  number: string;
  /** Equal for channels that differ only in cities and flags of their city rules. */
  kind: string;
  key: string;
  cities: NumberedEffects;
  infos: EffectClasses<Info>;
}

/** The classes of the channels of a config on hosts that no row distinguishes apart from their routes. */
export class ChannelClasses {
  readonly #space: SituationSpace;
  /** Which facts rows test. */
  readonly #usage: { isUsed(fact: FactId): boolean };
  /** The facts that deciding rows test. */
  readonly #decisiveFacts: ReadonlySet<FactId>;
  readonly #byNumber = new Map<string, ChannelClass>();
  readonly #byKey = new Map<string, ChannelClass>();
  readonly #infos = new Map<string, EffectClasses<Info>>();

  constructor(
    space: SituationSpace,
    usage: { isUsed(fact: FactId): boolean },
    decisiveFacts: ReadonlySet<FactId>,
  ) {
    this.#space = space;
    this.#usage = usage;
    this.#decisiveFacts = decisiveFacts;
  }

  of(site: Site, number: string): ChannelClass {
    const known = this.#byNumber.get(number);
    if (known) return known;
    const channel = channelOf(site, number);
    const asTested = this.#usage.isUsed('channel') && number;
    const kind = channelKey(site, number, this.#usage, asTested);
    const key = `${kind} ${JSON.stringify(channel.cityRule ?? null)}`;
    const made = this.#byKey.get(key) ?? this.#made(site, number, channel, kind, key);
    this.#byKey.set(key, made);
    this.#byNumber.set(number, made);
    return made;
  }

  #made(site: Site, number: string, channel: Channel, kind: string, key: string): ChannelClass {
    const isRead = (fact: FactId) => this.#decisiveFacts.has(fact);
    const infos = this.#infos.get(kind) ?? infoEffects(this.#space, site, number, channel, isRead);
    this.#infos.set(kind, infos);
    return { number, kind, key, cities: cityEffects(this.#space, site, channel, isRead), infos };
  }
}
