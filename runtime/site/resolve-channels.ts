import type { ChannelDefinition, Config } from '../../schemas/index.ts';
import { brandPatch } from './brand-patch.ts';
import { type Channel, type CityRule, ownEntry } from './site.ts';

const channelsByConfig = new WeakMap<Config, Record<string, Channel>>();
/** A channel does not depend on the host: computed once for all hosts. */
export function resolveChannels(config: Config): Record<string, Channel> {
  const known = channelsByConfig.get(config);
  if (known) return known;
  const made = Object.fromEntries(
    Object.entries(config.channels.channels).map(([number, channel]) => [
      number,
      resolveChannel(config, channel),
    ]),
  );
  channelsByConfig.set(config, made);
  return made;
}

function resolveChannel(config: Config, channel: ChannelDefinition): Channel {
  const { note: _note, owner: _owner, cityRule, brand, attributes, ...rest } = channel;
  return {
    ...rest,
    ...(attributes !== undefined && { attributes: mapKeys(attributes, (name) => `channel.${name}`) }),
    ...(cityRule !== undefined && { cityRule: cityRuleOf(config, cityRule) }),
    ...(brand !== undefined && { brand: brandPatch(config, brand) }),
  };
}

const mapKeys = (record: Readonly<Record<string, string>>, change: (key: string) => string) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [change(key), value]));

function cityRuleOf(config: Config, id: string): CityRule {
  const rule = ownEntry(config.cities.rules, id);
  if (!rule) throw new Error(`definitions/cities.json has no rule "${id}"; check reports it as ref-unknown`);
  return { id, cities: rule.cities, set: rule.set };
}
