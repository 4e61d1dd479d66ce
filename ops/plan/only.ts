import { UsageError } from '../failures.ts';
import { nearest } from '../nearest.ts';
import type { Product } from './extents.ts';
import { axisAt, type Space } from './space.ts';

/** What an edit is meant to change; whatever else it changes is collateral. */
export interface Intent {
  host: RegExp[];
  channel: RegExp[];
  page: RegExp[];
}
const axes = ['channel', 'host', 'page'] as const;

const glob = (pattern: string): RegExp =>
  new RegExp(
    `^${pattern
      .split('*')
      .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*')}$`,
    'su',
  );

/** @throws UsageError that says what `--only` takes */
export function intentOf(options: readonly string[]): Intent | null {
  if (options.length === 0) return null;
  const intent: Intent = { host: [], channel: [], page: [] };
  for (const option of options) {
    const [, name = '', pattern = ''] = /^([^=]*)=(.+)$/s.exec(option) ?? [];
    const axis = axes.find((one) => one === name);
    if (!axis || pattern === '') {
      const near = nearest(name, axes);
      throw new UsageError({
        zh: `--only 要 channel=、host= 或 page=, 例如 channel=52*; 得到 "${option}"${near ? `, 是否 ${near}=?` : ''}`,
        en: `--only takes channel=, host= or page=, as in channel=52*; got "${option}"${near ? `, did you mean ${near}=?` : ''}`,
      });
    }
    intent[axis].push(glob(pattern));
  }
  return intent;
}

export const isMeant = (patterns: readonly RegExp[], name: string): boolean =>
  patterns.some((pattern) => pattern.test(name));

/**
 * What of an extent is outside the intent, as disjoint products. Named hosts and channels have to fit both; an intent
 * that names only pages means no change of where visitors come.
 */
export function outside(space: Space, { host, channel }: Intent, product: Product): Product[] {
  if (host.length === 0 && channel.length === 0) return [product];
  const split = (name: 'host' | 'channel', patterns: readonly RegExp[]) => {
    const axis = space[name];
    const classes = product.get(axisAt[name]) ?? axis.classes.map((_, at) => at);
    const fits = (at: number) =>
      patterns.length === 0 || isMeant(patterns, axis.names[axis.classes[at]?.[0] ?? 0] ?? '');
    return { inside: classes.filter(fits), outside: classes.filter((at) => !fits(at)) };
  };
  const hosts = split('host', host);
  const channels = split('channel', channel);
  const found: Product[] = [];
  if (hosts.outside.length > 0) found.push(cut(product, new Map([[axisAt.host, hosts.outside]])));
  if (hosts.inside.length > 0 && channels.outside.length > 0) {
    const both = [[axisAt.host, hosts.inside] as const, [axisAt.channel, channels.outside] as const];
    found.push(cut(product, new Map(both)));
  }
  return found;
}

const cut = (product: Product, by: Product): Product =>
  new Map([...product, ...by].sort(([a], [b]) => a - b));
