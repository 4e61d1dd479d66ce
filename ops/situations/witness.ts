import type { ExplainInput } from '../explain/input.ts';
import type { Product } from './extents.ts';
import {
  type AxisName,
  axisAt,
  noChannel,
  type SituationSpace,
  unlistedChannel,
  unlistedCity,
} from './situation-space.ts';

type Value<N extends AxisName> = SituationSpace[N]['values'][number];

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
  const pick = <N extends AxisName>(
    name: N,
    ...preferences: readonly ((value: Value<N>) => boolean)[]
  ): Value<N> => {
    const axis = space[name];
    const classes = product.get(axisAt[name]) ?? axis.classes.map((_, at) => at);
    const values = classes.flatMap((at) =>
      (axis.classes[at] ?? []).map((member) => axis.values[member] as Value<N>),
    );
    for (const isPreferred of preferences) {
      // A value may be null, so its index shows whether there is one.
      const at = values.findIndex(isPreferred);
      if (at >= 0) return values[at] as Value<N>;
    }
    return values[0] as Value<N>;
  };
  const { path, outcome, extras } = pick(
    'arrival',
    (one) => one.outcome === null && Object.keys(one.extras).length === 0,
  );
  const { query, firstVisit, appName, device, mark } = extras;
  const login = pick('login', (value) => value === 'none');
  const city = pick('city', (value) => value !== null && value !== unlistedCity);
  const info = pick('info', (value) => value !== null && value.application === 'web');
  const flags = {
    input_form: pick('input_form'),
    succ_todo: pick('succ_todo'),
    fail_todo: pick('fail_todo'),
  };
  const fails = [
    ...(info === null ? (['channelInfo'] as const) : []),
    ...(city === null ? (['ipInfo'] as const) : []),
    ...(mark === 'failed' ? (['mark'] as const) : []),
  ];
  const channel = pick(
    'channel',
    (value) => known.has(value),
    (value) => value === noChannel,
    (value) => value !== unlistedChannel,
  );
  return {
    host: pick('host', (value) => value === 'default'),
    ...(channel !== noChannel && { channel }),
    path,
    ...(city !== null && { city }),
    ...(info !== null && {
      flags: flags as NonNullable<ExplainInput['flags']>,
      application: info.application,
    }),
    ...(info && (info.bdType || product.has(axisAt.info)) && { bdType: info.bdType ?? '' }),
    ...(login !== 'none' && { token: true, user: login }),
    ...(firstVisit && { firstVisit }),
    ...(appName && { appName }),
    ...(query && { query: { ...query } as Record<string, string> }),
    ...(outcome !== null && { outcome }),
    ...(fails.length > 0 && { fails }),
    ...(device && {
      device: `${device.os}${device.wechat ? '+wechat' : ''}${device.inApp ? '+app' : ''}`,
    }),
  };
}
