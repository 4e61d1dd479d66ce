import { type CityRule, channelOf, ownEntry, type Site } from '../../runtime/index.ts';
import type { FlagSet } from '../../schemas/index.ts';
import type { City } from '../situations/situation-space.ts';

/** The flags of a visitor: those that his city rule sets, and those of channel info, which count before a login. */
export type FlagSide = 'city' | 'info';
export type FlagValues = Record<FlagSide, FlagSet>;
interface UnknownFlag {
  side: FlagSide;
  name: string;
}

/**
 * A site on which the flags of one channel are unknowns: what it decides holds for every row of flags.json and every
 * city rule, so that channels which differ in these alone are decided once.
 */
export class OpenFlags {
  readonly site: Site;
  readonly #values: FlagValues = { city: {}, info: {} };
  /** The unknown flag that was read last. */
  #lacks: UnknownFlag | null = null;
  #read: FlagValues = { city: {}, info: {} };

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

  /**
   * Decides with these flags, some of which are unknown.
   * @param decide - returns null where it needs one of those
   * @returns the result, or the flag that is needed
   */
  decide<R extends object>(
    values: FlagValues,
    decide: () => R | null,
  ): { result: R } | { result: null; lacks: UnknownFlag } {
    Object.assign(this.#values, values);
    this.#lacks = null;
    this.#read = { city: {}, info: {} };
    const result = decide();
    if (result !== null) return { result };
    return { result, lacks: this.#lackedFlag() };
  }

  /** The flags that the last decision has read: with these it is the same, whatever the others. */
  get read(): FlagValues {
    return this.#read;
  }

  #lackedFlag(): UnknownFlag {
    if (this.#lacks) return this.#lacks;
    throw new Error('an evaluation with every API response still needs one');
  }

  /** Flags that note being read while they are unknown: a decision that lacks a flag has read it last. */
  #reader({ facts }: Site, side: FlagSide): FlagSet {
    const read = (name: string) => {
      const value = this.#values[side][name];
      if (value === undefined) this.#lacks = { side, name };
      else this.#read[side] = { ...this.#read[side], [name]: value };
      return value;
    };
    const properties = Object.keys(facts.flags).map((name) => [
      name,
      { get: () => read(name), enumerable: true },
    ]);
    return Object.defineProperties({}, Object.fromEntries(properties)) as FlagSet;
  }
}
