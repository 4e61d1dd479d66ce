import { type CityRule, channelOf, ownEntry, type Site } from '../../runtime/index.ts';
import type { FlagSet } from '../../schemas/index.ts';
import type { City } from '../situations/situation-space.ts';

/** The flags of a visitor: those that his city rule sets, and those of channel info, which count before a login. */
export type FlagSide = 'city' | 'info';
export type FlagValues = Record<FlagSide, FlagSet>;

/**
 * A site on which the flags of one channel are unknowns: what it decides holds for every row of flags.json and every
 * city rule, so that channels which differ in these alone are decided once.
 */
export class OpenFlags {
  readonly site: Site;
  readonly #values: FlagValues = { city: {}, info: {} };
  #side: FlagSide = 'info';

  /** @param city - where the channel has a city rule and the city is listed, the rule applies to it */
  constructor(site: Site, number: string, city: City) {
    const { cityRule, ...channel } = channelOf(site, number);
    const name = city === null ? undefined : ownEntry(site.cityNames, city);
    const open: CityRule = {
      id: '',
      cities: name === undefined ? [] : [name],
      set: this.#reader(site, 'city'),
    };
    const channels = { [number]: { ...channel, ...(cityRule && { cityRule: open }) } };
    const rules = [{ id: '', when: {}, set: this.#reader(site, 'info') }];
    this.site = { ...site, flags: { ...site.flags, rules }, channels };
  }

  /** Decides with these flags. Undefined: unknown. @returns the result, and the flags that it read last */
  decide<R>(values: FlagValues, decide: () => R): { result: R; side: FlagSide } {
    Object.assign(this.#values, values);
    const result = decide();
    return { result, side: this.#side };
  }

  /** Flags that note being read: a decision that lacks a flag has read its side last. */
  #reader({ facts }: Site, side: FlagSide): FlagSet {
    const read = (name: string) => {
      this.#side = side;
      return this.#values[side][name];
    };
    const properties = Object.keys(facts.flags).map((name) => [
      name,
      { get: () => read(name), enumerable: true },
    ]);
    return Object.defineProperties({}, Object.fromEntries(properties)) as FlagSet;
  }
}
