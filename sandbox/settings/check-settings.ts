import type { EndpointsFile, FactsFile } from '../../schemas/index.ts';
import { mobileNumberOrNone, mobileNumberPattern } from '../requests/mobile-number.ts';
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
import { knownPaths } from './known-calls.ts';
import { faultKinds, type Settings } from './settings.ts';

const code = integer(1, 9999);

const channelSetting = (facts: FactsFile): ValueCheck =>
  objectOf([{ keys: ['nid'], check: text(64) }, ...placesOf(facts), { keys: ['code'], check: code }]);

const fault = (endpoints: EndpointsFile) =>
  object(
    {
      path: oneOf(['*', ...knownPaths(endpoints)], 'endpoints.json has no such path; '),
      kind: oneOf(faultKinds),
      ms: integer(0, 600_000),
      times: integer(0, 1_000_000),
    },
    ['path', 'kind'],
  );

/**
 * Any code: a server may answer one that its endpoint does not list. Where the HTTP status is the code, one that it
 * lists: pages take every other status for a fault, and `faults` has those.
 */
const results = ({ contract, endpoints }: EndpointsFile) =>
  object(
    Object.fromEntries(
      Object.entries(endpoints).map(([name, endpoint]) => {
        const { codes, envelope } = { ...contract, ...endpoint };
        return [name, envelope === 'status' ? oneNumberOf(codes) : anyCode];
      }),
    ),
  );

const anyCode = integer(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);

const oneNumberOf =
  (allowed: readonly number[]): ValueCheck =>
  (value, pointer) =>
    allowed.some((one) => one === value)
      ? undefined
      : { error: `must be one of the codes of the endpoint: ${allowed.join(', ')}`, pointer };

const others = {
  city: text(20),
  ipInfo: object({ code }, ['code']),
  marketplace: oneOf(['full', 'empty']),
  oneTap: object(
    { available: truth, phone: matches(mobileNumberPattern, 'a mobile number such as 13912345678') },
    ['available', 'phone'],
  ),
  linkLogin: object({ phone: matches(mobileNumberOrNone, 'a mobile number such as 13912345678, or empty') }, [
    'phone',
  ]),
  realname: object({ code }, ['code']),
  geocoder: object(
    { code, areaCode: matches(/^(?:[1-9]\d{5})?$/, 'a 6-digit area code such as 330100, or empty') },
    ['code', 'areaCode'],
  ),
};

/**
 * Checks the body of `PUT /sandbox/settings.json`: some or all of the keys of `Settings`.
 * @param facts - what a channel may have, at the places that definitions/facts.json declares
 * @param endpoints - the calls, with their codes
 */
export function checkSettings(
  value: unknown,
  { facts, endpoints }: { facts: FactsFile; endpoints: EndpointsFile },
): { patch: Partial<Settings> } | { problem: ValidationProblem } {
  const channelInfo = record(
    /^(?:default|\d{1,8})$/,
    '"default" or a channel number such as "5265"',
    channelSetting(facts),
  );
  const problem = object({
    ...others,
    channelInfo,
    results: results(endpoints),
    faults: list(fault(endpoints), 100),
  })(value, '');
  return problem ? { problem } : { patch: value as Partial<Settings> };
}
