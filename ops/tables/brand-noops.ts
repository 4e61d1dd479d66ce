import { resolveBrand, resolveSite } from '../../runtime/index.ts';
import { type BrandChange, brandFieldNames, type Config, type HostDefinition } from '../../schemas/index.ts';
import type { Locator } from '../diagnostics/finding.ts';
import type { Text } from '../text/text.ts';

/** A part of a brand change that changes nothing for any visitor. */
export interface BrandNoop extends Locator {
  owner: Text;
  what: string;
}

const withoutAppSession = { appName: null, appCompany: null };

/** The config, reduced to what the brand depends on, because it is resolved a thousand times. */
function onlyBrands(
  config: Config,
  hosts: Config['hosts']['hosts'],
  changes: readonly BrandChange[],
): Config {
  const channels = Object.fromEntries(changes.map((brand, index) => [String(index + 1), { brand }]));
  const none = { rules: [], otherwise: { go: '' } };
  return {
    ...config,
    hosts: { hosts },
    channels: { channels },
    cities: { cities: {}, rules: {} },
    routes: { ...config.routes, routes: {} },
    navigation: { rules: [], otherwise: { stay: true } },
    destinations: { success: none, failure: none, skipForm: none },
    flags: { rules: [], otherwise: { fromServer: true } },
    trackers: { ...config.trackers, networks: {} },
    endpoints: { endpoints: {} },
  };
}

/** The brands of visitors with these changes on each host, as one text. */
function resolvedBrands(
  config: Config,
  hosts: Config['hosts']['hosts'],
  changes: readonly BrandChange[],
): string {
  const small = onlyBrands(config, hosts, changes);
  const brands = Object.keys(hosts).map((host) => {
    const site = resolveSite(small, host);
    return [{}, ...Object.values(site.channels)].map((channel) => {
      const { from: _from, ...brand } = resolveBrand(site, channel, withoutAppSession);
      return brand;
    });
  });
  return JSON.stringify(brands);
}

interface Part {
  what: string;
  pointer: string;
  without: BrandChange;
}

/** Each part of a change; single fields first, so that a field that a variant also sets is found redundant before it. */
function partsOf(change: BrandChange): Part[] {
  const keys = [...brandFieldNames, 'apply', 'assets', 'id'] as const;
  return keys.flatMap((key): Part[] => {
    const { [key]: value, ...rest } = change;
    if (value === undefined) return [];
    if (key !== 'apply') return [{ what: key, pointer: `/${key}`, without: rest }];
    const apply = change.apply ?? [];
    return apply.map((variant, index) => ({
      what: `apply "${variant}"`,
      pointer: `/apply/${index}`,
      without: { ...change, apply: apply.filter((one) => one !== variant) },
    }));
  });
}

/** The parts without effect; each one found is removed before the next is tested. */
function partsWithoutEffect(change: BrandChange, resolve: (change: BrandChange) => string): Part[] {
  const whole = resolve(change);
  const found: Part[] = [];
  let now = change;
  for (const part of partsOf(change)) {
    const current = partsOf(now).find(({ what }) => what === part.what);
    if (!current || resolve(current.without) !== whole) continue;
    found.push(part);
    now = current.without;
  }
  return found;
}

/** The noops of all channels and hosts. A title is never one: it also takes precedence over the name of an app. */
export function brandNoops(config: Config): BrandNoop[] {
  const { hosts } = config.hosts;
  const hostByChange = new Map(
    Object.entries(hosts).map(([name, { brand }]) => [JSON.stringify(brand), name]),
  );
  const brandHosts = Object.fromEntries(
    ['default', ...hostByChange.values()].map((name) => [name, hosts[name] as HostDefinition]),
  );
  const known = new Map<string, Part[]>();
  const ofChannels = Object.entries(config.channels.channels).flatMap(([number, { brand }]) => {
    if (!brand) return [];
    const key = JSON.stringify(brand);
    const parts =
      known.get(key) ?? partsWithoutEffect(brand, (change) => resolvedBrands(config, brandHosts, [change]));
    known.set(key, parts);
    const owner = { zh: `渠道 ${number}`, en: `channel ${number}` };
    return parts.map(({ what, pointer }) => ({
      owner,
      what,
      file: 'channels.json',
      pointer: `/channels/${number}/brand${pointer}`,
    }));
  });
  const changes = [
    ...new Map(
      Object.values(config.channels.channels).map(({ brand }) => [JSON.stringify(brand), brand]),
    ).values(),
  ];
  const onChannels = changes.filter((brand) => brand !== undefined);
  const ofHosts = Object.entries(hosts).flatMap(([host, entry]) => {
    if (!entry.brand) return [];
    const resolve = (brand: BrandChange) =>
      resolvedBrands(config, { default: { ...entry, brand } }, onChannels);
    const owner = { zh: `站点 ${host}`, en: `host ${host}` };
    return partsWithoutEffect(entry.brand, resolve).map(({ what, pointer }) => ({
      owner,
      what,
      file: 'hosts.json',
      pointer: `/hosts/${host}/brand${pointer}`,
    }));
  });
  return [...ofChannels, ...ofHosts];
}
