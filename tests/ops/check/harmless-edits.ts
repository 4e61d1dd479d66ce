import type { Edit } from './planted-mistakes.ts';

const d = (name: string) => `definitions/${name}.json`;
const edit = (name: string, file: string, from: string, to: string, after?: string): Edit => ({
  name,
  file,
  from,
  to,
  ...(after !== undefined && { after }),
});

const appForm = d('forms/form-package-app');
// Its amount has no quick amounts.
const wishForm = d('forms/product-wish');
const calculator = d('pages/loan-calculator');

/** Edits of the shipped config with which nobody is worse off. */
export const harmlessEdits: readonly Edit[] = [
  edit('a channel that is not blocked', 'channels.json', '"675": {', '"675": { "blocked": false,'),
  edit('a blocked channel that is not the default', 'channels.json', '"675": {', '"675": { "blocked": true,'),
  edit('a new channel', 'channels.json', '"channels": {', '"channels": { "99999": {},'),
  edit('another default channel', d('site'), '"5818"', '"675"'),
  edit('another time zone', d('site'), 'Asia/Shanghai', 'Asia/Urumqi'),
  edit('a time zone without a place', d('site'), 'Asia/Shanghai', 'UTC'),
  edit('a language with its script', d('site'), '"zh-CN"', '"zh-Hans-CN"'),
  edit('a longer draft', d('site'), '"minutes": 30', '"minutes": 60'),
  edit('a byte order mark', d('site'), '{', '\uFEFF{'),
  edit('lines that end as on Windows', d('flags'), '{\n', '{\r\n'),
  edit('an alias that is the name of its own city', d('cities'), '["北京市"]', '["北京市", "北京"]'),
  edit('an alias that only begins like another city', d('cities'), '["北京市"]', '["北京市", "北京上海路"]'),
  edit('a new city', d('cities'), '"cities": {', '"cities": { "厦门": { "aliases": ["厦门市"] },'),
  edit('another path', d('routes'), '"/v2/login"', '"/v2/sign-in"'),
  edit('a path with capitals', d('routes'), '"/v2/login"', '"/V2/signIn"'),
  edit('a payload in another order', d('endpoints'), '["phone", "code"]', '["code", "phone"]'),
  edit('a login that takes the whole form', d('endpoints'), '["phone", "code"]', '"form"'),
  edit('one more known refusal', d('endpoints'), '[200, 4010]', '[200, 4010, 4013]'),
  edit('another text', d('messages'), '"action.back": "返回"', '"action.back": "后退 😀"'),
  edit('one step only', wishForm, '"step": 1000', '"step": 199000'),
  edit('a range of two values', wishForm, '"min": 1000', '"min": 199000'),
  edit(
    'another value of an option that nothing asks for',
    appForm,
    '"value": "none"',
    '"value": "unemployed"',
  ),
  edit('another text of an option', appForm, '"label": "6 期"', '"label": "半年"'),
  edit('one option less to ask for', appForm, '"civil", ', '', '"showWhenAnswers"'),
  edit(
    'a condition on an earlier field, as a number',
    appForm,
    '"id": "area",',
    '"id": "area", "showWhenAnswers": { "amount": 2000, "term": [3, "6"] },',
  ),
  edit('a field that may be left out', appForm, '"id": "area",', '"id": "area", "optional": true,'),
  edit('one more consent', d('forms/sms-login'), '"covers": ["trackers", "draft"],', '"covers": ["draft"],'),
  edit('another start', calculator, '"start": 18', '"start": 17.9'),
  edit('a start at the largest value', calculator, '"start": 10000', '"start": 500000'),
  edit('most and max are the same', calculator, '"most": 100', '"most": 36'),
  edit('two codes with one handler', d('pages/login'), '"code": 4001', '"code": [4001]'),
  edit('a note', 'hosts.json', '"root": "mV1Index",', '"note": "投放一组", "root": "mV1Index",'),
];
