import type { ExplainInput } from '../explain/input.ts';
import type { Product } from './extents.ts';
import {
  type Axis,
  axisAt,
  flagAxisAt,
  type Info,
  noChannel,
  type SituationSpace,
  unlistedChannel,
  unlistedCity,
} from './situation-space.ts';

/**
 * One visitor of an extent as input of `funnel explain`: preferably of a listed channel, and as plain as possible.
 * @param known - the channels that both revisions list
 */
export function witnessOf(
  space: SituationSpace,
  products: readonly Product[],
  known: ReadonlySet<string>,
): ExplainInput | null {
  const all = products.map((product) => visitorOf(space, product, known));
  const preferences = [
    ({ channel = '' }: ExplainInput) => known.has(channel),
    ({ channel }: ExplainInput) => channel !== unlistedChannel,
    isPlain,
    ({ host }: ExplainInput) => host === 'default',
  ];
  // Earlier preferences weigh more; a preference that nobody satisfies is skipped.
  const [first] = preferences.reduce((left, isPreferred) => {
    const better = left.filter(isPreferred);
    return better.length > 0 ? better : left;
  }, all);
  return first ?? null;
}

const isPlain = ({ outcome, fails, device }: ExplainInput): boolean =>
  outcome === undefined && fails === undefined && device === undefined;

function visitorOf(space: SituationSpace, product: Product, known: ReadonlySet<string>): ExplainInput {
  /** The first value of the axis that satisfies the earliest preference that any value satisfies, else the first value. */
  const pickFrom = <V>(axis: Axis<V>, at: number, ...preferences: readonly ((value: V) => boolean)[]): V => {
    const classes = product.get(at) ?? axis.classes.map((_, one) => one);
    const values = classes.flatMap((one) =>
      (axis.classes[one] ?? []).map((member) => axis.values[member] as V),
    );
    for (const isPreferred of preferences) {
      // A value may be null, so its index shows whether there is one.
      const found = values.findIndex(isPreferred);
      if (found >= 0) return values[found] as V;
    }
    return values[0] as V;
  };
  const { path, outcome, extras } = pickFrom(
    space.arrival,
    axisAt.arrival,
    (one) => one.outcome === null && Object.keys(one.extras).length === 0,
  );
  const { query, firstVisit, appName, device, mark } = extras;
  const login = pickFrom(space.login, axisAt.login, (value) => value === 'none');
  const loginAddress = pickFrom(space.loginAddress, axisAt.loginAddress, (value) => value === null);
  const city = pickFrom(space.city, axisAt.city, (value) => value !== null && value !== unlistedCity);
  const info = pickFrom(space.info, axisAt.info, (value) => value !== null && isPlainInfo(value, space));
  const flags = Object.fromEntries(
    Object.entries(space.flags).map(([name, axis]) => [name, pickFrom(axis, flagAxisAt(space, name))]),
  );
  const fails = [
    ...(info === null ? (['channelInfo'] as const) : []),
    ...(city === null ? (['ipInfo'] as const) : []),
    ...(mark === 'failed' ? (['mark'] as const) : []),
  ];
  const channel = pickFrom(
    space.channel,
    axisAt.channel,
    (value) => known.has(value),
    (value) => value === noChannel,
    (value) => value !== unlistedChannel,
  );
  return {
    host: pickFrom(space.host, axisAt.host, (value) => value === 'default'),
    ...(channel !== noChannel && { channel }),
    path,
    ...(city !== null && { city }),
    ...(info !== null && { flags, ...factsToState(info, product.has(axisAt.info)) }),
    ...(login !== 'none' && { token: true, user: login }),
    ...(firstVisit && { firstVisit }),
    ...(appName && { appName }),
    ...(query && { query: { ...query } as Record<string, string> }),
    ...(loginAddress !== null && { loginAddress }),
    ...(outcome !== null && { outcome }),
    ...(fails.length > 0 && { fails }),
    ...(device && {
      device: `${device.os}${device.wechat ? '+wechat' : ''}${device.inApp ? '+app' : ''}`,
    }),
  };
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
