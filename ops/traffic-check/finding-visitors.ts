import type { Config } from '../../schemas/index.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { fromPointer } from '../json/pointer.ts';
import { anyOtherHost, type TrafficRow } from '../traffic/traffic.ts';

/**
 * The visitors a day of the channel, host, city or city rule that the pointer of a finding names; undefined where it
 * names none, or where a row with an unknown city may be one of them.
 */
export function visitorsOfFinding(
  { file, pointer }: Pick<Diagnostic, 'file' | 'pointer'>,
  rows: readonly TrafficRow[],
  config: Config,
): number | undefined {
  const [collection, name] = fromPointer(pointer);
  if (name === undefined) return undefined;
  if (file === 'channels.json' && collection === 'channels')
    return sum(rows, ({ channel }) => channel === name);
  if (file === 'hosts.json' && collection === 'hosts') {
    const listed = new Set(Object.keys(config.hosts.hosts));
    return sum(rows, ({ host }) => (listed.has(host) ? host : anyOtherHost) === name);
  }
  if (file !== 'definitions/cities.json') return undefined;
  if (collection === 'cities') return ofCities([name], rows, config);
  return collection === 'rules' ? ofCityRule(name, rows, config) : undefined;
}

function sum(rows: readonly TrafficRow[], isMeant: (row: TrafficRow) => boolean): number {
  return rows.reduce((total, row) => total + (isMeant(row) ? row.visitors : 0), 0);
}

function ofCityRule(rule: string, rows: readonly TrafficRow[], config: Config): number | undefined {
  const { channels } = config.channels;
  const ofRule = rows.filter(
    ({ channel }) => Object.hasOwn(channels, channel) && channels[channel]?.cityRule === rule,
  );
  return ofCities(config.cities.rules[rule]?.cities ?? [], ofRule, config);
}

function ofCities(
  cities: readonly string[],
  rows: readonly TrafficRow[],
  config: Config,
): number | undefined {
  if (rows.some(({ city, visitors }) => city === '' && visitors > 0)) return undefined;
  const names = new Set(cities.flatMap((city) => [city, ...(config.cities.cities[city]?.aliases ?? [])]));
  return sum(rows, ({ city }) => names.has(city));
}
