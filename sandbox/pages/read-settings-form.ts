import { type ChannelInfoData, type FactsFile, withValueAt } from '../../schemas/index.ts';
import type { Fields } from '../requests/read-form.ts';
import { declaredValues } from '../settings/declared-channel-info.ts';
import type { ChannelSetting, Settings } from '../settings/settings.ts';
import { resultInput } from './results-form.ts';

/**
 * Converts one submitted form of the settings page to the patch that `PUT /sandbox/settings.json` would send. It is
 * not checked here: invalid input stays in the patch, so that the check reports it.
 */
export function readSettingsForm(fields: Fields, settings: Settings, facts: FactsFile): unknown {
  switch (fields.get('section')) {
    case 'visit':
      return {
        city: fields.get('city')?.trim(),
        ipInfo: { code: number(fields, 'ipInfoCode') },
        marketplace: fields.get('marketplace'),
      };
    case 'oneTap':
      return {
        oneTap: { available: truth(fields, 'available'), phone: fields.get('phone')?.trim() },
      };
    case 'identity':
      return {
        realname: { code: number(fields, 'realnameCode') },
        geocoder: { code: number(fields, 'geocoderCode'), areaCode: fields.get('areaCode')?.trim() },
      };
    case 'channel':
      return { channelInfo: patchChannels(fields, settings.channelInfo, facts) };
    case 'results':
      return { results: chosenResults(fields) };
    case 'fault':
      return { faults: patchFaults(fields, settings.faults) };
    default:
      return { section: fields.get('section') };
  }
}

function chosenResults(fields: Fields): Record<string, number> {
  const chosen = [...fields].filter(([name, value]) => name.startsWith(resultInput) && value !== '');
  return Object.fromEntries(chosen.map(([name, value]) => [name.slice(resultInput.length), Number(value)]));
}

function patchChannels(
  fields: Fields,
  channels: Settings['channelInfo'],
  facts: FactsFile,
): Record<string, unknown> {
  const key = (fields.get('key') ?? '').trim().replace(/^channel_/, '');
  const others = Object.entries(channels).filter(([each]) => each !== key);
  if (fields.get('do') === 'remove') return Object.fromEntries(others);
  const before: ChannelSetting = Object.hasOwn(channels, key) ? (channels[key] ?? {}) : {};
  const setting = declaredValues(facts).reduce<ChannelInfoData>(
    (data, { pointer, kind, input }) =>
      withValueAt(data, pointer, kind === 'flag' ? number(fields, input) : fields.get(input)),
    before,
  );
  return Object.fromEntries([...others, [key, { ...setting, code: number(fields, 'code') }]]);
}

function patchFaults(fields: Fields, faults: Settings['faults']): unknown[] {
  if (fields.get('do') === 'remove')
    return faults.filter((_fault, index) => String(index) !== fields.get('index'));
  const times = number(fields, 'times');
  const ms = number(fields, 'ms');
  const fault = {
    path: fields.get('path'),
    kind: fields.get('kind'),
    ...(ms !== undefined && { ms }),
    ...(times !== undefined && { times }),
  };
  return [...faults, fault];
}

/** Undefined for an empty field; NaN, which no check accepts, for text that is not a number. */
function number(fields: Fields, name: string): number | undefined {
  const text = fields.get(name)?.trim() ?? '';
  return text === '' ? undefined : Number(text);
}

/** Any other text stays text, which no check accepts. */
function truth(fields: Fields, name: string): boolean | string | undefined {
  const text = fields.get(name);
  return text === 'true' || text === 'false' ? text === 'true' : text;
}
