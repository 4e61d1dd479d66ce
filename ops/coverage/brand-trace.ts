import { channelOf, ownEntry, resolveBrand, type Site } from '../../runtime/index.ts';
import type { BrandChange, Config } from '../../schemas/index.ts';

/** The brand, variants and ad network of all visitors of a channel on a host. */
export interface BrandTrace {
  brand: string;
  /** Variants that the host's or the channel's change applies. */
  variants: ReadonlySet<string>;
  /** Levels whose change provides the brand or at least one field of it. */
  levels: ReadonlySet<'host' | 'channel'>;
  network: string | null;
}

/** Without the stored name of an app, as in `plan`. */
function brandTraceOf(config: Config, site: Site, number: string): BrandTrace {
  const channel = channelOf(site, number);
  const { id, from } = resolveBrand(site, channel, { appName: null, appCompany: null });
  const given = new Set<string>(Object.values(from));
  if (channel.brand?.id !== undefined) given.add('channel');
  else if (site.brand.id !== undefined) given.add('host');
  const levels = (['host', 'channel'] as const).filter((level) => given.has(level));
  const { hosts } = config.hosts;
  const listed = Object.hasOwn(config.channels.channels, number)
    ? config.channels.channels[number]
    : undefined;
  const changes: (BrandChange | undefined)[] = [hosts[site.host]?.brand, listed?.brand];
  return {
    brand: id,
    variants: new Set(changes.flatMap((change) => change?.apply ?? [])),
    levels: new Set(levels),
    network: channel.ads?.network ?? null,
  };
}

/** The brand traces of a config, each made once for the channels that do not differ in them. */
export class BrandTraces {
  readonly #config: Config;
  readonly #siteOf: (host: string) => Site;
  readonly #keys = new Map<string, string>();
  readonly #byHost = new Map<string, Map<string, BrandTrace>>();

  constructor(config: Config, siteOf: (host: string) => Site) {
    this.#config = config;
    this.#siteOf = siteOf;
  }

  of(host: string, number: string): BrandTrace {
    const key = this.keyOf(number);
    const byKey = this.#byHost.get(host) ?? new Map<string, BrandTrace>();
    this.#byHost.set(host, byKey);
    const known = byKey.get(key) ?? brandTraceOf(this.#config, this.#siteOf(host), number);
    byKey.set(key, known);
    return known;
  }

  /** Equal for two channels with the same trace on every host. */
  keyOf(number: string): string {
    const known = this.#keys.get(number);
    if (known !== undefined) return known;
    const entry = ownEntry(this.#config.channels.channels, number);
    const key = JSON.stringify(entry && [entry.brand, entry.ads?.network]) ?? '';
    this.#keys.set(number, key);
    return key;
  }
}
