import fc from 'fast-check';
import type { ServerAnswers, Situation } from '../../../runtime/index.ts';
import { config, hosts, siteOf } from '../../runtime/real-config.ts';
import {
  blockedChannel,
  cities,
  cityChannels,
  defaultChannel,
  defaultEntries,
  everyHost,
  reloginChannels,
  roots,
} from '../../runtime/requirement-tables.ts';

// Random visitors, distributed so that every row of the requirements often applies.
const notable = [
  ...reloginChannels,
  ...cityChannels.map(({ channel }) => channel),
  blockedChannel,
  defaultChannel,
];
export const names = fc.constantFrom('constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf', '');

export const host = fc.oneof(
  fc.constantFrom(...hosts),
  fc.constant('event.example'),
  fc.constant('nobody.example'),
);
export const channel = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...notable) },
  { weight: 1, arbitrary: fc.constantFrom(...Object.keys(config.channels.channels)) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 9999 }).map(String) },
);
export const city = fc.oneof(
  fc.constantFrom(...cities),
  fc.constantFrom(...cities).map((name) => `${name}市`),
  fc.constantFrom('南京市', '', 'constructor'),
);
const paths = [...everyHost.map(([path]) => path), ...defaultEntries, ...roots.map(([, path]) => path)];
export const path = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom('/', '/login', '/index.html', '/form-package', '/download', '/city'),
  },
  { weight: 4, arbitrary: fc.constantFrom(...paths) },
  { weight: 1, arbitrary: fc.constantFrom('/nowhere', '/%E4%BD', '/constructor', '/form-package/x') },
);
const flag07 = fc.oneof(fc.integer({ min: 0, max: 7 }), fc.constantFrom(8, -1, 99));
export const flags = fc.record({
  input_form: fc.constantFrom(0, 0, 1),
  succ_todo: flag07,
  fail_todo: flag07,
});
export const query = fc.record(
  {
    from: fc.constantFrom('4', '4', '1', ''),
    mark: fc.constantFrom('m', ''),
    markcode: fc.constantFrom('1e5', ''),
    bd_vid: fc.string(),
  },
  { requiredKeys: [] },
);
const loginAddress = fc.option(
  fc.oneof(
    fc.constantFrom(...defaultEntries, ...roots.map(([, one]) => one)),
    fc.constantFrom('//evil', '/404err', ''),
  ),
);
export const application = fc.constantFrom('web', 'ios', 'android');
const bdType = fc.option(fc.constantFrom('1', '2', '3', '4', ''));
export const okOrFailed = fc.constantFrom('ok', 'failed');

/** Every response of the server, some of them failures. */
const answers: fc.Arbitrary<Required<ServerAnswers>> = fc.record({
  user: okOrFailed,
  channelInfo: fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({ facts: fc.record({ application, bdType }), flags, appName: fc.constant(null) }),
    },
    { weight: 1, arbitrary: fc.constant('failed' as const) },
  ),
  ipInfo: fc.oneof(
    { weight: 5, arbitrary: fc.record({ name: city }) },
    { weight: 1, arbitrary: fc.constant('failed' as const) },
  ),
  mark: okOrFailed,
  markcode: okOrFailed,
}) as fc.Arbitrary<Required<ServerAnswers>>;

export const situation: fc.Arbitrary<Situation> = fc.record({
  channel,
  query,
  token: fc.boolean(),
  appName: fc.option(fc.constant('应用')),
  firstVisit: fc.boolean(),
  loginAddress,
  device: fc.record({
    os: fc.constantFrom('ios', 'android', 'other'),
    wechat: fc.boolean(),
    inApp: fc.boolean(),
  }),
  answers,
}) as fc.Arbitrary<Situation>;

const outcomes = [...new Set(Object.values(config.pages).flatMap((page) => page.outcomes ?? []))];
export const outcome = fc.option(fc.constantFrom(...outcomes, 'loggedIn', 'formSaved', 'formRefused'), {
  freq: 2,
});
export const route = fc.oneof(fc.constantFrom(...Object.keys(siteOf('default').routes)), names);
