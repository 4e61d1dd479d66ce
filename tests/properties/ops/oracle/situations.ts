import type { FlagSet } from '../../../../schemas/index.ts';
import type { City, Extras, Info, Login } from './server-of-visitor.ts';

// The situations of a space, one by one. What an axis is and which values it has is the business of the space under test;
// nothing here comes from ops/.

/** The start of a visit, as far as a visit is resolved from it. */
export interface Start {
  path: string;
  outcome: string | null;
  extras: Extras;
}

/** One axis: its values, and the indices of those in each class. */
interface Axis<V> {
  values: readonly V[];
  classes: readonly (readonly number[])[];
}

/** The axes in their order; those of the flags follow. */
interface AxesOfEveryFunnel {
  host: Axis<string>;
  channel: Axis<string>;
  arrival: Axis<Start>;
  login: Axis<Login>;
  loginAddress: Axis<string | null>;
  city: Axis<City>;
  info: Axis<Info>;
}
export interface Space extends AxesOfEveryFunnel {
  flags: Readonly<Record<string, Axis<number>>>;
}

/** One situation of a space: a value of each axis, and of each flag by its name. */
type ValuesOf<S extends Space> = { [N in keyof AxesOfEveryFunnel]: S[N]['values'][number] } & {
  flags: FlagSet;
};
export type Values = ValuesOf<Space>;

/** The value of the channel that is not listed: listed numbers begin with 1 to 9. */
const unlistedChannel = '0';
/** The channel of a traffic row in the space: one that is not listed stands as such, for check refuses a rule that names it. */
export const channelOfRow = (space: Space, row: { channel: string }): string =>
  space.channel.values.includes(row.channel) ? row.channel : unlistedChannel;

const membersOf = <V>({ values, classes }: Axis<V>) =>
  classes.flatMap((of, at) => of.map((member) => ({ at, value: values[member] })));

/** Calls `see` for every situation with its class on each axis: those of every funnel, then the flags. */
export function eachSituation<S extends Space>(
  space: S,
  see: (classes: number[], values: ValuesOf<S>) => void,
): void {
  const values: Record<string, unknown> = {};
  const flags: Record<string, unknown> = {};
  const { flags: flagAxes, ...ofEveryFunnel }: Space = space;
  const axes = [
    ...Object.entries<Axis<unknown>>(ofEveryFunnel).map(([name, axis]) => ({
      name,
      into: values,
      members: membersOf(axis),
    })),
    ...Object.entries(flagAxes).map(([name, axis]) => ({ name, into: flags, members: membersOf(axis) })),
  ];
  const classes: number[] = [];
  const visit = (at: number): void => {
    const axis = axes[at];
    if (!axis) {
      see(classes, { ...values, flags: { ...flags } } as unknown as ValuesOf<S>);
      return;
    }
    for (const { at: ofClass, value } of axis.members) {
      classes[at] = ofClass;
      axis.into[axis.name] = value;
      visit(at + 1);
    }
  };
  visit(0);
}

/** A space with few values of each axis in their classes, chosen by the seed. */
export function thinned<S extends Space>(space: S, seed: number): S {
  const most: Partial<Record<string, number>> = {
    arrival: 4,
    channel: 3,
    city: 3,
    info: 4,
    vip: 2,
    succ_todo: 2,
    fail_todo: 2,
    input_form: 2,
    login: 3,
    loginAddress: 2,
  };
  let state = seed;
  const next = (below: number) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
  // Which axis has half of its values varies from space to space: each pair of axes is seen with all of theirs.
  const halved = ['arrival', 'loginAddress', 'vip', 'fail_todo'][next(4)] ?? '';
  most[halved] = (most[halved] ?? 0) / 2;
  const thin = <V>(axis: Axis<V>, keep: number): Axis<V> => {
    const left = axis.values.map((_, at) => at);
    while (left.length > keep) left.splice(next(left.length), 1);
    const classes = axis.classes
      .map((of) => of.filter((one) => left.includes(one)))
      .filter((of) => of.length > 0);
    return { ...axis, classes };
  };
  const thinAll = (axes: Readonly<Record<string, Axis<unknown>>>) =>
    Object.fromEntries(Object.entries(axes).map(([name, axis]) => [name, thin(axis, most[name] ?? 99)]));
  const { flags, ...axes }: Space = space;
  return { ...thinAll(axes), flags: thinAll(flags) } as unknown as S;
}
