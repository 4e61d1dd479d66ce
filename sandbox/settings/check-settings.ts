import { apiPaths, channelInfoSchema } from '../../schemas/api/index.ts';
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
} from '../requests/value-checks.ts';
import { faultKinds, type Settings } from './settings.ts';

// Flags are 0 to 7 (R-CONST); larger values are accepted to test the `otherwise` rows of the decision tables.
const flag = integer(0, 99);
const code = integer(1, 9999);

const channelSetting = object({
  nid: text(64),
  application: oneOf(channelInfoSchema.properties.application.enum),
  h5_bd_type_for_p4: text(16),
  h5_flow_info: object({ succ_todo: flag, fail_todo: flag, input_form: flag }),
  my_app_name: text(40),
  code,
});

const fault = object(
  {
    path: oneOf(['*', ...apiPaths]),
    kind: oneOf(faultKinds),
    ms: integer(0, 600_000),
    times: integer(0, 1_000_000),
  },
  ['path', 'kind'],
);

const settings = object({
  city: text(20),
  ipInfo: object({ code }, ['code']),
  channelInfo: record(
    /^(?:default|\d{1,8})$/,
    '"default" or a channel number such as "5265"',
    channelSetting,
  ),
  marketplace: oneOf(['full', 'empty']),
  oneTap: object(
    { available: truth, phone: matches(mobileNumberPattern, 'a mobile number such as 13912345678') },
    ['available', 'phone'],
  ),
  faults: list(fault, 100),
});

/** Checks the body of `PUT /sandbox/settings.json`: some or all of the keys of `Settings`. */
export function checkSettings(value: unknown): { patch: Partial<Settings> } | { problem: ValidationProblem } {
  const problem = settings(value, '');
  return problem ? { problem } : { patch: value as Partial<Settings> };
}
