import { asCommand } from '../explain/as-command.ts';
import type { Product } from '../plan/extents.ts';
import { type AxisName, axisAt, type Space, unlistedChannel, unlistedCity } from '../plan/space.ts';
import type { Text } from '../text.ts';

/** One visitor, as the command that explains them; and what that command cannot say of them, in words. */
export interface Witness {
  command: string;
  besides: Text | null;
}

type Value<N extends AxisName> = Space[N]['values'][number];

/** One visitor of an extent, preferring one that the command can say in full. */
export function witnessOf(space: Space, products: readonly Product[]): Witness | null {
  const told = products.map((product) => tell(space, product));
  return told.find(({ besides }) => besides === null) ?? told[0] ?? null;
}

function tell(space: Space, product: Product): Witness {
  /** The first value of an axis that pleases, else the first. */
  const pick = <N extends AxisName>(name: N, pleases: (value: Value<N>) => boolean): Value<N> => {
    const axis = space[name];
    const classes = product.get(axisAt[name]) ?? axis.classes.map((_, at) => at);
    const values = classes.flatMap((at) =>
      (axis.classes[at] ?? []).map((member) => axis.values[member] as Value<N>),
    );
    return values.find(pleases) ?? (values[0] as Value<N>);
  };
  const arrival = pick('arrival', ({ outcome, more }) => outcome === null && Object.keys(more).length === 0);
  const login = pick('login', (value) => value === 'none');
  const city = pick('city', (value) => value !== null && value !== unlistedCity);
  const info = pick('info', (value) => value !== null && value.application === 'web');
  const { query, firstVisit, appName, device, mark } = arrival.more;
  const [input_form, succ_todo, fail_todo] = (['input_form', 'succ_todo', 'fail_todo'] as const).map((name) =>
    pick(name, () => true),
  );
  const command = asCommand({
    host: pick('host', (value) => value === 'default'),
    channel: pick('channel', (value) => value !== unlistedChannel),
    path: arrival.path,
    city: city ?? unlistedCity,
    flags: { input_form, succ_todo, fail_todo } as { input_form: 0 },
    application: info?.application ?? 'web',
    ...(info?.bdType && { bdType: info.bdType }),
    ...(login !== 'none' && { token: true, user: login }),
    ...(mark && { user: mark }),
    ...(firstVisit && { firstVisit }),
    ...(appName && { appName }),
    ...(query && { query }),
  });
  const besides: Text[] = [
    ...(arrival.outcome === null
      ? []
      : [{ zh: `页面以 ${arrival.outcome} 结束时`, en: `when the page finishes with ${arrival.outcome}` }]),
    ...(city === null ? [{ zh: '城市取不到时', en: 'when the city cannot be had' }] : []),
    ...(info === null ? [{ zh: '渠道信息取不到时', en: 'when channel info cannot be had' }] : []),
    ...(device === undefined
      ? []
      : [
          {
            zh: `设备 ${device.os}${device.wechat ? ' 微信' : ''}${device.inApp ? ' 应用内' : ''}`,
            en: `on ${device.os}${device.wechat ? ' in WeChat' : ''}${device.inApp ? ' in an app' : ''}`,
          },
        ]),
  ];
  const joined = { zh: besides.map(({ zh }) => zh).join('，'), en: besides.map(({ en }) => en).join(', ') };
  return { command, besides: besides.length > 0 ? joined : null };
}
