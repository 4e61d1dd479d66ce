import { apiPaths } from '../../schemas/api/index.ts';
import type { FactsFile } from '../../schemas/index.ts';
import { mobileNumberPattern } from '../requests/mobile-number.ts';
import {
  integer,
  list,
  matches,
  object,
  oneOf,
  record,
  text,
  truth,
  type ValidationProblem,
  type ValueCheck,
} from '../requests/value-checks.ts';
import { objectOf, placesOf } from './declared-channel-info.ts';
import { faultKinds, type Settings } from './settings.ts';

const code = integer(1, 9999);

const channelSetting = (facts: FactsFile): ValueCheck =>
  objectOf([{ keys: ['nid'], check: text(64) }, ...placesOf(facts), { keys: ['code'], check: code }]);

const fault = object(
  {
    path: oneOf(['*', ...apiPaths]),
    kind: oneOf(faultKinds),
    ms: integer(0, 600_000),
    times: integer(0, 1_000_000),
  },
  ['path', 'kind'],
);

const others = {
  city: text(20),
  ipInfo: object({ code }, ['code']),
  marketplace: oneOf(['full', 'empty']),
  oneTap: object(
    { available: truth, phone: matches(mobileNumberPattern, 'a mobile number such as 13912345678') },
    ['available', 'phone'],
  ),
  realname: object({ code }, ['code']),
  geocoder: object(
    { code, areaCode: matches(/^(?:[1-9]\d{5})?$/, 'a 6-digit area code such as 330100, or empty') },
    ['code', 'areaCode'],
  ),
  faults: list(fault, 100),
};

/**
 * Checks the body of `PUT /sandbox/settings.json`: some or all of the keys of `Settings`.
 * @param facts - what a channel may have, at the places that definitions/facts.json declares
 */
export function checkSettings(
  value: unknown,
  facts: FactsFile,
): { patch: Partial<Settings> } | { problem: ValidationProblem } {
  const channelInfo = record(
    /^(?:default|\d{1,8})$/,
    '"default" or a channel number such as "5265"',
    channelSetting(facts),
  );
  const problem = object({ ...others, channelInfo })(value, '');
  return problem ? { problem } : { patch: value as Partial<Settings> };
}
