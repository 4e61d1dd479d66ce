import type { Product } from './extents.ts';
import { type AxisName, axisAt, type Space, unlistedChannel, unlistedCity } from './space.ts';

/** One visitor of an extent as an `explain` command, preferring one that the command can say in full. */
export function witnessOf(space: Space, products: readonly Product[], base: string): string {
  const told = products.map((product) => tell(space, product, base));
  return (told.find((one) => one.plain) ?? told[0])?.command ?? '';
}

const needsQuotes = /[^A-Za-z0-9_./,:=@%+-]/;
/** A word of a shell as it is, where it must be quoted in single quotes. */
const quoted = (word: string): string =>
  word !== '' && !needsQuotes.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;

function tell(space: Space, product: Product, base: string): { command: string; plain: boolean } {
  /** The first value of an axis that pleases, else the first. */
  const pick = <N extends AxisName>(name: N, pleases: (value: Value<N>) => boolean): Value<N> => {
    const axis = space[name];
    const classes = product.get(axisAt[name]) ?? axis.classes.map((_, at) => at);
    const values = classes.flatMap((at) =>
      (axis.classes[at] ?? []).map((member) => axis.values[member] as Value<N>),
    );
    return values.find(pleases) ?? (values[0] as Value<N>);
  };
  const host = pick('host', (value) => value === 'default');
  const channel = pick('channel', (value) => value !== unlistedChannel);
  const city = pick('city', (value) => value !== null && value !== unlistedCity);
  const info = pick('info', (value) => value !== null && value.application === 'web');
  const login = pick('login', (value) => value === 'none');
  const arrival = pick('arrival', ({ outcome, more }) => outcome === null && Object.keys(more).length === 0);
  const flags = [
    pick('input_form', () => true),
    pick('succ_todo', () => true),
    pick('fail_todo', () => true),
  ];
  const { query = {}, firstVisit, appName, device, mark } = arrival.more;
  const words = [
    ...['npx', 'funnel', 'explain', '--vs', base, '--host', host, '--channel', channel],
    ...['--path', arrival.path, '--city', city ?? unlistedCity, '--flags', flags.join()],
    ...['--application', info?.application ?? 'web'],
    ...(info?.bdType ? ['--bd-type', info.bdType] : []),
    ...(login === 'none' ? [] : ['--token', '--user', login]),
    ...(firstVisit ? ['--first-visit'] : []),
    ...(appName ? ['--app-name', appName] : []),
    ...Object.entries(query).flatMap(([name, value]) => ['--query', `${name}=${value}`]),
  ];
  const plain =
    arrival.outcome === null && city !== null && info !== null && device === undefined && mark !== 'failed';
  return { command: words.map(quoted).join(' '), plain };
}

type Value<N extends AxisName> = Space[N]['values'][number];
