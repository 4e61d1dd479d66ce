import { didYouMeanClause, nearestName } from '../did-you-mean/did-you-mean.ts';
import type { Product } from '../situations/extents.ts';
import { axisAt, type SituationSpace } from '../situations/situation-space.ts';
import { UsageError } from '../terminal/failures.ts';

/** The intended changes of `--only`; all other changes are collateral. */
export interface Intent {
  host: RegExp[];
  channel: RegExp[];
  city: RegExp[];
  page: RegExp[];
  /** The options as given. */
  options: readonly { axis: IntentAxis; pattern: string }[];
}
type IntentAxis = (typeof axes)[number];
const axes = ['channel', 'host', 'city', 'page'] as const;

const glob = (pattern: string): RegExp =>
  new RegExp(
    `^${pattern
      .split('*')
      .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*')}$`,
    'su',
  );

/** @throws UsageError with the values that `--only` accepts */
export function intentOf(options: readonly string[]): Intent | null {
  if (options.length === 0) return null;
  const given: { axis: IntentAxis; pattern: string }[] = [];
  const intent: Intent = { host: [], channel: [], city: [], page: [], options: given };
  for (const option of options) {
    const [, name = '', pattern = ''] = /^([^=]*)=(.+)$/s.exec(option) ?? [];
    const axis = axes.find((one) => one === name);
    if (!axis || pattern === '') {
      const near = nearestName(name, axes);
      const hint = didYouMeanClause(near && `${near}=`);
      throw new UsageError({
        zh: `--only 要 channel=、host=、city= 或 page=，例如 channel=52*；得到 "${option}"${hint.zh}`,
        en: `--only takes channel=, host=, city= or page=, as in channel=52*; got "${option}"${hint.en}`,
      });
    }
    intent[axis].push(glob(pattern));
    given.push({ axis, pattern });
  }
  return intent;
}

export const matchesAny = (patterns: readonly RegExp[], name: string): boolean =>
  patterns.some((pattern) => pattern.test(name));

/** @throws UsageError where a pattern matches no name */
export function refuseUnknown({ options }: Intent, names: Record<IntentAxis, readonly string[]>): void {
  for (const { axis, pattern } of options) {
    if (names[axis].some((name) => glob(pattern).test(name))) continue;
    const near = nearestName(pattern, names[axis]);
    throw new UsageError({
      zh: `--only ${axis}=${pattern} 没有匹配任何${near ? `，是否 ${axis}=${near}？` : '一个；多个名称请重复 --only'}`,
      en: `--only ${axis}=${pattern} matches nothing${near ? `, did you mean ${axis}=${near}?` : '; for several names repeat --only'}`,
    });
  }
}

/** Splits the classes of cities, so that the intent includes or excludes each class as a whole. */
export function splitByIntent(space: SituationSpace, { city }: Intent): SituationSpace {
  const split = (of: readonly number[]) => {
    const included = of.filter((at) => matchesAny(city, space.city.names[at] ?? ''));
    const rest = of.filter((at) => !included.includes(at));
    return [included, rest].filter((part) => part.length > 0);
  };
  return { ...space, city: { ...space.city, classes: space.city.classes.flatMap(split) } };
}

/**
 * The part of an extent outside the intent, as disjoint products. Inside are situations that match the patterns of
 * all named axes; an intent that names only pages intends no change of situations.
 */
export function outside(space: SituationSpace, intent: Intent, product: Product): Product[] {
  const named = (['host', 'channel', 'city'] as const).filter((name) => intent[name].length > 0);
  if (named.length === 0) return [product];
  const found: Product[] = [];
  let inside = product;
  for (const name of named) {
    const axis = space[name];
    const classes = inside.get(axisAt[name]) ?? axis.classes.map((_, at) => at);
    const fits = (at: number) =>
      (axis.classes[at] ?? []).every((member) => matchesAny(intent[name], axis.names[member] ?? ''));
    const left = classes.filter((at) => !fits(at));
    if (left.length > 0) found.push(cut(inside, new Map([[axisAt[name], left]])));
    inside = cut(inside, new Map([[axisAt[name], classes.filter(fits)]]));
    if (inside.get(axisAt[name])?.length === 0) break;
  }
  return found;
}

const cut = (product: Product, by: Product): Product =>
  new Map([...new Map([...product, ...by])].sort(([a], [b]) => a - b));
