import type { City } from '../situations/situation-space.ts';
import type { ChannelEffects } from './channel-effects.ts';
import type { ComparisonCache, PartsByQuery } from './comparison-cache.ts';

/** The visitors of a channel from cities with the same effect on it, on one host of one revision. */
export interface VisitorClass {
  number: string;
  city: City;
  /** Equal for two classes that get the same results on hosts with the same shared keys. */
  key: string;
  infos: ChannelEffects['infos'];
  destinations: CachedParts;
  redirects: CachedParts;
}

/** The cached results of a visitor class. */
export interface CachedParts {
  resolved: PartsByQuery;
  /** Results that no API response can change; shared by all classes of one kind of channel. */
  independent: PartsByQuery;
}

/** Equal for two hosts that differ only in their entry routes and in where `/` leads. */
export interface SharedKeys {
  /** For destinations and flags. */
  resolution: number;
  /** For redirects; the navigation rows that a redirect passes are dependencies of the result. */
  redirects: number;
}

/** The visitor classes of one host, each made once: one for each kind of channel and effect of a city. */
export class VisitorClasses {
  readonly #cache: ComparisonCache;
  readonly #keys: SharedKeys;
  readonly #known = new Map<string, VisitorClass>();

  constructor(cache: ComparisonCache, keys: SharedKeys) {
    this.#cache = cache;
    this.#keys = keys;
  }

  /** @param cityEffect - one of the effects that cities have on the channel */
  of(number: string, { kind, cities, infos }: ChannelEffects, cityEffect: string): VisitorClass {
    const key = `${kind} ${cityEffect}`;
    const known = this.#known.get(key);
    if (known) return known;
    const city = cities.sample.get(cityEffect);
    if (city === undefined) throw new Error(`no city does ${cityEffect} to channel ${number}`);
    const parts = (shared: number): CachedParts => ({
      resolved: this.#cache.partsFor(shared, key),
      independent: this.#cache.partsFor(shared, String(kind)),
    });
    const destinations = parts(this.#keys.resolution);
    const made = { number, city, key, infos, destinations, redirects: parts(this.#keys.redirects) };
    this.#known.set(key, made);
    return made;
  }
}
