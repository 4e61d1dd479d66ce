import { answersByName, type ExplainInput } from '../explain/input.ts';
import type { Arrival } from './arrivals.ts';
import type { Product } from './extents.ts';
import {
  type Axis,
  axisAt,
  type City,
  flagAxisAt,
  type Info,
  type Login,
  noChannel,
  type SituationSpace,
  unlistedChannel,
  unlistedCity,
} from './situation-space.ts';

/** As {@link Witnesses}, for one extent. */
export const witnessOf = (
  space: SituationSpace,
  products: readonly Product[],
  known: ReadonlySet<string>,
): ExplainInput | null => new Witnesses(space, known).of(products);

/** Finds one visitor of an extent as input of `funnel explain`: of a listed channel, and as plain as possible. */
export class Witnesses {
  readonly #space: SituationSpace;
  readonly #known: ReadonlySet<string>;
  /** By list of classes and axis: thousands of products share their lists. */
  readonly #picked = new WeakMap<readonly unknown[], Map<number, unknown>>();

  /** @param known - the channels that both revisions list */
  constructor(space: SituationSpace, known: ReadonlySet<string>) {
    this.#space = space;
    this.#known = known;
  }

  of(products: readonly Product[]): ExplainInput | null {
    const preferences = [
      (one: Product) => this.#known.has(this.#channel(one)),
      (one: Product) => this.#channel(one) !== unlistedChannel,
      (one: Product) => this.#isPlain(one),
      (one: Product) => this.#arrival(one).outcome === null || this.#login(one) === 'ok',
      (one: Product) => this.#host(one) === 'default',
    ];
    // Earlier preferences weigh more; a preference that nobody satisfies is skipped.
    const [first] = preferences.reduce((left, isPreferred) => {
      const better = left.filter(isPreferred);
      return better.length > 0 ? better : left;
    }, products);
    return first ? this.#visitorOf(first) : null;
  }

  /** The first value of the axis that satisfies the earliest preference that any value satisfies, else the first value. */
  #pick<V>(
    product: Product,
    axis: Axis<V>,
    at: number,
    ...preferences: readonly ((value: V) => boolean)[]
  ): V {
    const classes = product.get(at);
    const key = classes ?? axis.classes;
    const picked = this.#picked.get(key) ?? new Map<number, unknown>();
    this.#picked.set(key, picked);
    if (!picked.has(at)) picked.set(at, preferredOf(axis, classes, preferences));
    return picked.get(at) as V;
  }

  #host = (product: Product): string =>
    this.#pick(product, this.#space.host, axisAt.host, (value) => value === 'default');

  #channel = (product: Product): string =>
    this.#pick(
      product,
      this.#space.channel,
      axisAt.channel,
      (value) => this.#known.has(value),
      (value) => value === noChannel,
      (value) => value !== unlistedChannel,
    );

  #arrival = (product: Product): Arrival =>
    this.#pick(
      product,
      this.#space.arrival,
      axisAt.arrival,
      (one) => one.outcome === null && Object.keys(one.extras).length === 0,
    );

  /**
   * After an outcome preferably one with an accepted token: most pages that finish are shown to nobody else, or have just
   * logged the visitor in.
   */
  #login(product: Product): Login {
    const { login } = this.#space;
    if (this.#arrival(product).outcome === null)
      return this.#pick(product, login, axisAt.login, (value) => value === 'none');
    const classes = product.get(axisAt.login);
    return preferredOf(login, classes, [(value) => value === 'ok', (value) => value === 'none']);
  }

  #city = (product: Product): City =>
    this.#pick(product, this.#space.city, axisAt.city, (value) => value !== null && value !== unlistedCity);

  #info = (product: Product): Info =>
    this.#pick(
      product,
      this.#space.info,
      axisAt.info,
      (value) => value !== null && isPlainInfo(value, this.#space),
    );

  /** Whether the visitor opens an address, on an ordinary phone, and no call fails. */
  #isPlain(product: Product): boolean {
    const { outcome, extras } = this.#arrival(product);
    const fails = extras.mark === 'failed' || this.#city(product) === null || this.#info(product) === null;
    return outcome === null && !fails && !extras.device;
  }

  #visitorOf(product: Product): ExplainInput {
    const space = this.#space;
    const { path, outcome, extras } = this.#arrival(product);
    const { query, firstVisit, appName, device, mark, leads } = extras;
    const login = this.#login(product);
    const loginAddress = this.#pick(
      product,
      space.loginAddress,
      axisAt.loginAddress,
      (value) => value === null,
    );
    const [city, info, channel] = [this.#city(product), this.#info(product), this.#channel(product)];
    const flags = Object.fromEntries(
      Object.entries(space.flags).map(([name, axis]) => [
        name,
        this.#pick(product, axis, flagAxisAt(space, name)),
      ]),
    );
    const fails = [
      ...(info === null ? (['channelInfo'] as const) : []),
      ...(city === null ? (['ipInfo'] as const) : []),
      ...(mark === 'failed' ? (['mark'] as const) : []),
    ];
    return {
      host: this.#host(product),
      ...(channel !== noChannel && { channel }),
      path,
      ...(city !== null && { city }),
      ...(info !== null && { flags, ...factsToState(info, product.has(axisAt.info)) }),
      ...(login !== 'none' && { token: true, user: login }),
      ...(firstVisit && { firstVisit }),
      ...(appName && { appName }),
      ...(query && { query: { ...query } as Record<string, string> }),
      ...(leads && { answer: answersByName(leads) }),
      ...(loginAddress !== null && { loginAddress }),
      ...(outcome !== null && { outcome }),
      ...(fails.length > 0 && { fails }),
      ...(device && {
        device: `${device.os}${device.wechat ? '+wechat' : ''}${device.inApp ? '+app' : ''}`,
      }),
    };
  }
}

function preferredOf<V>(
  axis: Axis<V>,
  own: readonly number[] | undefined,
  preferences: readonly ((value: V) => boolean)[],
): V {
  // Plain loops: a plan asks for a value of lists of hundreds of classes, and takes one of the first.
  const all = own ?? axis.classes.map((_, at) => at);
  for (const isPreferred of [...preferences, () => true]) {
    for (const one of all) {
      for (const member of axis.classes[one] ?? []) {
        if (isPreferred(axis.values[member] as V)) return axis.values[member] as V;
      }
    }
  }
  return undefined as V;
}

/** The first facts of the axis: what most channels are. */
const isPlainInfo = (info: NonNullable<Info>, { info: { values } }: SituationSpace): boolean => {
  const [plain] = values;
  const [fact = ''] = Object.keys(info);
  return info[fact] === plain?.[fact];
};

/** A fact that is absent is stated only where it matters. */
const factsToState = (info: NonNullable<Info>, matters: boolean): Record<string, string> =>
  Object.fromEntries(
    Object.entries(info).flatMap(([fact, value]) => (value !== null || matters ? [[fact, value ?? '']] : [])),
  );
