import type { Code } from '../../../ops/check/codes.ts';

export interface Edit {
  name: string;
  file: string;
  /** Replaced at its first place, or at the first one after `after`. */
  from: string;
  after?: string;
  to: string;
}
export interface Mistake extends Edit {
  code: Code;
  /** What the one finding is about, as JSON pointer. */
  pointer: string;
}

const d = (name: string) => `definitions/${name}.json`;
const site = d('site');
const cities = d('cities');
const routes = d('routes');
const endpoints = d('endpoints');
const messages = d('messages');
const trackers = d('trackers');
const navigation = d('navigation');
const destinations = d('destinations');
const flags = d('flags');
const appForm = d('forms/form-package-app');
const uniForm = d('forms/form-package-uni');
const longForm = d('forms/form-package');
const wishForm = d('forms/product-wish');
const smsForm = d('forms/sms-login');
const cityForm = d('forms/city');
const carForm = d('forms/carloan');
const login = d('pages/login');
const calculator = d('pages/loan-calculator');

const inSite: Mistake[] = [
  {
    name: 'the default channel is the blocked one',
    file: site,
    from: '"defaultChannel": "5818"',
    to: '"defaultChannel": "5813"',
    code: 'default-channel-blocked',
    pointer: '/defaultChannel',
  },
  {
    name: 'the default channel does not exist',
    file: site,
    from: '"5818"',
    to: '"58188"',
    code: 'ref-unknown',
    pointer: '/defaultChannel',
  },
  {
    name: 'a time zone that does not exist',
    file: site,
    from: 'Asia/Shanghai',
    to: 'Asia/Shenzhen',
    code: 'locale-unknown',
    pointer: '/timeZone',
  },
  {
    name: 'an offset in place of a time zone',
    file: site,
    from: 'Asia/Shanghai',
    to: '+08:00',
    code: 'locale-unknown',
    pointer: '/timeZone',
  },
  {
    name: 'a language with an underscore',
    file: site,
    from: '"zh-CN"',
    to: '"zh_CN"',
    code: 'locale-unknown',
    pointer: '/language',
  },
  {
    name: 'the route after a 401 does not exist',
    file: site,
    from: '"unauthorized": "login"',
    to: '"unauthorized": "signIn"',
    code: 'ref-unknown',
    pointer: '/unauthorized',
  },
  {
    name: 'a code of too many digits',
    file: site,
    from: '"codeLength": 6',
    to: '"codeLength": 60',
    code: 'schema-maximum',
    pointer: '/sms/codeLength',
  },
  {
    name: 'a return host as an address',
    file: site,
    from: '"www.partner.example"',
    to: '"https://www.partner.example"',
    code: 'schema-pattern',
    pointer: '/returnHosts/0',
  },
];

const inCities: Mistake[] = [
  {
    name: 'an alias of two cities',
    file: cities,
    from: '["北京市"]',
    to: '["北京市", "上海市"]',
    code: 'city-alias-shared',
    pointer: '/cities/北京/aliases/1',
  },
  {
    name: 'an alias that is another city',
    file: cities,
    from: '["上海市"]',
    to: '["上海市", "青岛"]',
    code: 'city-alias-shared',
    pointer: '/cities/上海/aliases/1',
  },
  {
    name: 'a city twice in a rule',
    file: cities,
    from: '["上海", "北京", "成都"',
    to: '["上海", "上海", "北京", "成都"',
    code: 'schema-unique-items',
    pointer: '/rules/seven-cities-skip-form/cities/1',
  },
  {
    name: 'a city that is not listed',
    file: cities,
    after: '"beijing-skip-form"',
    from: '"北京"',
    to: '"南京"',
    code: 'city-unknown',
    pointer: '/rules/beijing-skip-form/cities/0',
  },
  {
    name: 'a flag out of range',
    file: cities,
    after: '"beijing-follow-account"',
    from: '"succ_todo": 5',
    to: '"succ_todo": 8',
    code: 'flag-range',
    pointer: '/rules/beijing-follow-account/set/succ_todo',
  },
];

const inRoutes: Mistake[] = [
  {
    name: 'a path with a slash at its end',
    file: routes,
    from: '"/v2/login"',
    to: '"/v2/login/"',
    code: 'schema-pattern',
    pointer: '/routes/loginV2/path',
  },
  {
    name: 'two paths that differ in a slash at the end',
    file: routes,
    from: '"/v2/login"',
    to: '"/v1/login/"',
    code: 'schema-pattern',
    pointer: '/routes/loginV2/path',
  },
  {
    name: 'two paths that differ in capitals',
    file: routes,
    from: '"/index.html"',
    to: '"/Login"',
    code: 'route-collision',
    pointer: '/routes/index/path',
  },
  {
    name: 'two routes of one path',
    file: routes,
    from: '"/index.html"',
    to: '"/login"',
    code: 'route-collision',
    pointer: '/routes/index/path',
  },
  {
    name: 'a kind that does not exist',
    file: routes,
    from: '"kind": "index"',
    to: '"kind": "landing"',
    code: 'schema-enum',
    pointer: '/routes/index/kind',
  },
  {
    name: 'a catch-all that does not exist',
    file: routes,
    from: '"catchAll": "empty"',
    to: '"catchAll": "nowhere"',
    code: 'ref-unknown',
    pointer: '/catchAll',
  },
];

const inEndpoints: Mistake[] = [
  {
    name: 'an endpoint that the code calls is renamed',
    file: endpoints,
    from: '"activeChannel": {',
    to: '"activateChannel": {',
    code: 'endpoint-missing',
    pointer: '/endpoints',
  },
  {
    name: 'the list of regions is renamed, and forms ask for areas',
    file: endpoints,
    from: '"regionList": {',
    to: '"regions": {',
    code: 'endpoint-missing',
    pointer: '/endpoints',
  },
  {
    name: 'the one-tap authorization is renamed',
    file: endpoints,
    from: '"oneTapAuthorize": {',
    to: '"oneTapAuthorise": {',
    code: 'endpoint-missing',
    pointer: '/endpoints',
  },
  {
    name: 'an endpoint that nothing calls',
    file: endpoints,
    from: '"endpoints": {',
    to: '"endpoints": { "ping": { "path": "/v1/ping", "payload": [], "codes": [200] },',
    code: 'id-unused',
    pointer: '/endpoints/ping',
  },
  {
    name: 'a typo in the payload of the login',
    file: endpoints,
    from: '["phone", "code"]',
    to: '["phone", "coed"]',
    code: 'payload-missing',
    pointer: '/endpoints/loginSmsCode/payload/1',
  },
  {
    name: 'a payload without the code',
    file: endpoints,
    from: '["phone", "code"]',
    to: '["phone"]',
    code: 'payload-ignored',
    pointer: '/endpoints/loginSmsCode/payload',
  },
  {
    name: 'the payload of the SMS names another field',
    file: endpoints,
    after: '"sendLoginSms"',
    from: '["phone"]',
    to: '["mobile"]',
    code: 'payload-missing',
    pointer: '/endpoints/sendLoginSms/payload/0',
  },
  {
    name: 'a payload without the region whose counties are asked for',
    file: endpoints,
    from: '["level", "parent"]',
    to: '["level"]',
    code: 'payload-ignored',
    pointer: '/endpoints/regionList/payload',
  },
  {
    name: 'a login that stores nothing',
    file: endpoints,
    from: '"codes": [200, 4000, 4001, 4002, 4003, 4004],\n      "stores": "login"',
    to: '"codes": [200, 4000, 4001, 4002, 4003, 4004]',
    code: 'login-not-stored',
    pointer: '/endpoints/loginSmsCode',
  },
  {
    name: 'a result code twice',
    file: endpoints,
    from: '[200, 4010]',
    to: '[200, 200]',
    code: 'schema-unique-items',
    pointer: '/endpoints/loginOneTap/codes/1',
  },
];

const inMessages: Mistake[] = [
  {
    name: 'a text that the code shows is renamed',
    file: messages,
    from: '"call.network":',
    to: '"call.offline":',
    code: 'message-missing',
    pointer: '/messages',
  },
  {
    name: 'a text that nothing shows',
    file: messages,
    from: '"action.back":',
    to: '"action.spare": "备用", "action.back":',
    code: 'id-unused',
    pointer: '/messages/action.spare',
  },
  {
    name: 'an empty text',
    file: messages,
    from: '"action.back": "返回"',
    to: '"action.back": ""',
    code: 'schema-min-length',
    pointer: '/messages/action.back',
  },
  {
    name: 'a placeholder that does not exist',
    file: messages,
    from: '"action.back": "返回"',
    to: '"action.back": "返回{brand.title}"',
    code: 'placeholder-unknown',
    pointer: '/messages/action.back',
  },
  {
    name: 'a file that was read in the wrong encoding',
    file: messages,
    from: '返回',
    to: '\uFFFD\uFFFD',
    code: 'file-encoding',
    pointer: '',
  },
];

const inForms: Mistake[] = [
  {
    name: 'the least amount is over the largest',
    file: appForm,
    from: '"min": 1000',
    to: '"min": 300000',
    code: 'range-empty',
    pointer: '/fields/1/max',
  },
  {
    name: 'steps that miss the largest amount',
    file: appForm,
    from: '"step": 1000',
    to: '"step": 30000',
    code: 'range-empty',
    pointer: '/fields/1/step',
  },
  {
    name: 'a first day after the last',
    file: carForm,
    from: '"until": "today"',
    to: '"until": "1990-01-01"',
    code: 'range-empty',
    pointer: '/fields/3/until',
  },
  {
    name: 'a last day that does not exist',
    file: carForm,
    from: '"until": "today"',
    to: '"until": "2027-02-30"',
    code: 'schema-pattern',
    pointer: '/fields/3/until',
  },
  {
    name: 'the value of two options',
    file: appForm,
    from: '"value": "6"',
    to: '"value": "3"',
    code: 'option-duplicate',
    pointer: '/fields/2/options/1/value',
  },
  {
    name: 'the text of two options',
    file: appForm,
    from: '"label": "6 期"',
    to: '"label": "3 期"',
    code: 'option-label-shared',
    pointer: '/fields/2/options/1/label',
  },
  {
    name: 'a condition on an option that does not exist',
    file: appForm,
    after: '"showWhenAnswers"',
    from: '"civil"',
    to: '"civilian"',
    code: 'answer-impossible',
    pointer: '/fields/5/showWhenAnswers/occupation/1',
  },
  {
    name: 'a condition on a later field',
    file: appForm,
    from: '"id": "term",',
    to: '"id": "term", "showWhenAnswers": { "occupation": "civil" },',
    code: 'answer-impossible',
    pointer: '/fields/2/showWhenAnswers/occupation',
  },
  {
    name: 'a field whose condition is its own answer',
    file: appForm,
    from: '"id": "term",',
    to: '"id": "term", "showWhenAnswers": { "term": "3" },',
    code: 'answer-impossible',
    pointer: '/fields/2/showWhenAnswers/term',
  },
  {
    name: 'a condition on a field that does not exist',
    file: appForm,
    after: '"showWhenAnswers"',
    from: '"occupation":',
    to: '"profession":',
    code: 'ref-unknown',
    pointer: '/fields/5/showWhenAnswers/profession',
  },
  {
    name: 'an option is renamed that a condition asks for',
    file: longForm,
    after: '"options"',
    from: '"value": "civil"',
    to: '"value": "official"',
    code: 'answer-impossible',
    pointer: '/fields/5/showWhenAnswers/occupation/1',
  },
  {
    name: 'a field id twice',
    file: uniForm,
    from: '"id": "amount"',
    to: '"id": "name"',
    code: 'id-duplicate',
    pointer: '/fields/3/id',
  },
  {
    name: 'a consent without documents',
    file: cityForm,
    from: `"links": [
        {
          "label": "《用户服务协议》",
          "page": "user-agreement"
        },
        {
          "label": "《隐私政策》",
          "page": "privacy-policy"
        }
      ]`,
    to: '"links": []',
    code: 'consent-unlinked',
    pointer: '/fields/3/links',
  },
  {
    name: 'the consent to sharing may be left out',
    file: wishForm,
    from: '"id": "agreeSharing",',
    to: '"id": "agreeSharing", "optional": true,',
    code: 'consent-too-few',
    pointer: '/fields',
  },
  {
    name: 'the only consent of a login may be left out',
    file: smsForm,
    from: '"id": "consent",',
    to: '"id": "consent", "optional": true,',
    code: 'consent-missing',
    pointer: '/fields/0/kind',
  },
  {
    name: 'the consent before an SMS does not exist',
    file: smsForm,
    from: '"consentField": "consent"',
    to: '"consentField": "agree"',
    code: 'ref-unknown',
    pointer: '/fields/1/consentField',
  },
  {
    name: 'a form logs in by a call that only sends a code',
    file: cityForm,
    from: '"endpoint": "loginSmsCode"',
    to: '"endpoint": "sendLoginSms"',
    code: 'login-not-stored',
    pointer: '/logIn/endpoint',
  },
  {
    name: 'the one-tap login calls the login by code',
    file: smsForm,
    from: '"endpoint": "loginOneTap"',
    to: '"endpoint": "loginSmsCode"',
    code: 'payload-missing',
    pointer: '/oneTap/endpoint',
  },
  {
    name: 'a field that a login does not take',
    file: smsForm,
    from: '"fields": [',
    to: '"fields": [{ "kind": "text", "id": "nickname", "label": "昵称", "optional": true },',
    code: 'payload-ignored',
    pointer: '/fields/0/id',
  },
  {
    name: 'a field kind that does not exist',
    file: uniForm,
    from: '"kind": "idCard"',
    to: '"kind": "idcard"',
    code: 'schema-discriminator',
    pointer: '/fields/1/kind',
  },
  {
    name: 'a verification that sends a field which does not exist',
    file: uniForm,
    from: '"realname": "name"',
    to: '"realname": "fullName"',
    code: 'ref-unknown',
    pointer: '/verify/sends/realname',
  },
  {
    name: 'a verification that sends too little',
    file: uniForm,
    from: '"idcard": "idCard"',
    to: '"id_card": "idCard"',
    code: 'payload-missing',
    pointer: '/verify/endpoint',
  },
  {
    name: 'a verification that shows a refusal at a field which does not exist',
    file: uniForm,
    from: '"at": "idCard"',
    to: '"at": "idCrad"',
    code: 'ref-unknown',
    pointer: '/verify/onResult/cases/0/show/at',
  },
  {
    name: 'a known refusal that sends the form as a success does',
    file: uniForm,
    from: '"code": 4225',
    to: '"code": 200',
    code: 'result-unhandled',
    pointer: '/verify/onResult/otherwise/send',
  },
  {
    name: 'a login that shows a wrong code at a field which does not exist',
    file: uniForm,
    from: '"at": "code"',
    to: '"at": "smsCode"',
    code: 'ref-unknown',
    pointer: '/logIn/onResult/cases/1/show/at',
  },
  {
    name: 'a field that offers the position under a consent which does not exist',
    file: cityForm,
    from: '"consentField": "agreeTerms" }',
    to: '"consentField": "agree" }',
    code: 'ref-unknown',
    pointer: '/fields/0/locate/consentField',
  },
  {
    name: 'a field that sends the position to a call which does not take it',
    file: cityForm,
    from: '"endpoint": "geocoder"',
    to: '"endpoint": "regionList"',
    code: 'payload-missing',
    pointer: '/fields/0/locate/endpoint',
  },
  {
    name: 'a page that a consent links to does not exist',
    file: wishForm,
    from: '"page": "privacy-policy"',
    to: '"page": "privacy"',
    code: 'ref-unknown',
    pointer: '/fields/2/links/1/page',
  },
];

const inPages: Mistake[] = [
  {
    name: 'a result code twice',
    file: login,
    from: '"code": 4001',
    to: '"code": 4000',
    code: 'result-duplicate',
    pointer: '/body/2/onResult/cases/2/code',
  },
  {
    name: 'a result code that the login never answers',
    file: login,
    from: '"code": 4001',
    to: '"code": 4010',
    code: 'result-unexpected',
    pointer: '/body/2/onResult/cases/2/code',
  },
  {
    name: 'success is not handled',
    file: login,
    from: '"code": 200',
    to: '"code": 2000',
    code: 'result-unhandled',
    pointer: '/body/2/onResult/cases',
  },
  {
    name: 'a calculator starts above its largest amount',
    file: calculator,
    from: '"start": 10000',
    to: '"start": 1000000',
    code: 'range-empty',
    pointer: '/body/2/amount/start',
  },
  {
    name: 'a calculator starts between two steps',
    file: calculator,
    from: '"start": 18',
    to: '"start": 18.25',
    code: 'range-empty',
    pointer: '/body/2/annualRate/start',
  },
  {
    name: 'less may be typed than chosen',
    file: calculator,
    from: '"most": 100',
    to: '"most": 30',
    code: 'range-empty',
    pointer: '/body/2/annualRate/most',
  },
  {
    name: 'a block id twice',
    file: calculator,
    from: '"id": "products"',
    to: '"id": "home"',
    code: 'id-duplicate',
    pointer: '/body/6/id',
  },
  {
    name: 'an outcome that the page does not have',
    file: calculator,
    from: '"outcome": "seeProducts"',
    to: '"outcome": "toProducts"',
    code: 'ref-unknown',
    pointer: '/body/5/action/outcome',
  },
];

const inTables: Mistake[] = [
  {
    name: 'a fact that does not exist',
    file: navigation,
    from: '"channel.blocked"',
    to: '"channel.stopped"',
    code: 'schema-additional-properties',
    pointer: '/rules/0/when/channel.stopped',
  },
  {
    name: 'a login by mark for visitors without a mark',
    file: navigation,
    from: '"query.markcode": {\n          "not": null',
    to: '"query.markcode": {\n          "not": "none"',
    code: 'mark-unasked',
    pointer: '/rules/5/do/0',
  },
  {
    name: 'a row without a result',
    file: navigation,
    from: '      "go": "err404"\n',
    to: '      "keepQuery": true\n',
    code: 'schema-one-of',
    pointer: '/rules/0',
  },
  {
    name: 'a row goes to a route that does not exist',
    file: destinations,
    from: '"gongzhonghao"',
    to: '"officialAccount"',
    code: 'ref-unknown',
    pointer: '/success/rules/3/go',
  },
  {
    name: 'two rows with the same conditions and different results',
    file: flags,
    from: '"bdType": ["2", "3"]',
    to: '"bdType": "1"',
    code: 'row-conflict',
    pointer: '/rules/1/id',
  },
];

const inTopFiles: Mistake[] = [
  {
    name: 'a home that does not exist',
    file: 'hosts.json',
    after: '"v1.example"',
    from: '"root": "loginV1"',
    to: '"root": "loginVI"',
    code: 'ref-unknown',
    pointer: '/hosts/v1.example/root',
  },
  {
    name: 'a variant of a brand that does not exist',
    file: 'hosts.json',
    from: '"host-company-a"',
    to: '"company-a"',
    code: 'ref-unknown',
    pointer: '/hosts/m-v1-small.example/brand/apply/0',
  },
  {
    name: 'a host with a port',
    file: 'hosts.json',
    from: '"v1.example": {',
    to: '"v1.example:8080": {',
    code: 'schema-property-names',
    pointer: '/hosts/v1.example:8080',
  },
  {
    name: 'an entry twice',
    file: 'hosts.json',
    after: '"v1.example"',
    from: '["loginV1", "login", "index"]',
    to: '["loginV1", "login", "login", "index"]',
    code: 'schema-unique-items',
    pointer: '/hosts/v1.example/entries/2',
  },
  {
    name: 'the default channel is blocked where the channels are',
    file: 'channels.json',
    from: '"channels": {',
    to: '"channels": { "5818": { "blocked": true },',
    code: 'json-duplicate-key',
    pointer: '/channels/5818',
  },
  {
    name: 'a yes in place of true',
    file: 'channels.json',
    from: '"relogin": true',
    to: '"relogin": "yes"',
    code: 'schema-type',
    pointer: '/channels/679/relogin',
  },
  {
    name: 'a city rule that does not exist',
    file: 'channels.json',
    from: '"beijing-follow-account"',
    to: '"beijing-followers"',
    code: 'ref-unknown',
    pointer: '/channels/679/cityRule',
  },
  {
    name: 'a colour with a name',
    file: 'brands.json',
    from: '"#0b6b57"',
    to: '"green"',
    code: 'schema-pattern',
    pointer: '/brands/money-lending/theme/primary',
  },
  {
    name: 'text that nobody can read',
    file: 'brands.json',
    from: '"ink": "#12221d"',
    to: '"ink": "#d2e2dd"',
    code: 'color-contrast',
    pointer: '/brands/money-lending/theme/ink',
  },
  {
    name: 'a logo that does not exist',
    file: 'brands.json',
    from: '/assets/brands/quick-loan/logo.svg',
    to: '/assets/brands/quick-loan/mark.svg',
    code: 'asset-missing',
    pointer: '/brands/quick-loan/logo',
  },
  {
    name: 'a variant that nobody applies',
    file: 'brands.json',
    from: '"variants": {',
    to: '"variants": { "spare": { "name": "备用" },',
    code: 'id-unused',
    pointer: '/variants/spare',
  },
  {
    name: 'a report of a conversion to a call that takes something else',
    file: trackers,
    from: '"report": "baiduConversion"',
    to: '"report": "loginMark"',
    code: 'payload-missing',
    pointer: '/networks/baidu/report',
  },
  {
    name: 'a script without https',
    file: trackers,
    from: 'https://fxgate',
    to: 'http://fxgate',
    code: 'schema-pattern',
    pointer: '/networks/baidu/scripts/0',
  },
  {
    name: 'a report to an endpoint that does not exist',
    file: trackers,
    from: '"report": "kuaishouReport"',
    to: '"report": "kuaishou"',
    code: 'ref-unknown',
    pointer: '/networks/kuaishou/report',
  },
];

/** Mistakes in the shipped config; what is expected follows from the mistake, not from what check once printed. */
export const mistakes: readonly Mistake[] = [
  ...inSite,
  ...inCities,
  ...inRoutes,
  ...inEndpoints,
  ...inMessages,
  ...inForms,
  ...inPages,
  ...inTables,
  ...inTopFiles,
];
