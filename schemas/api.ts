import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

/**
 * The product API (R-API): its paths, its result codes and the shape of every answer.
 *
 * All calls are POST, form-encoded, with the common fields of R-STATE 8 merged in. Every answer is an
 * envelope `{ code, msg, data }`; HTTP 200 alone is not success. The shapes are closed: they say what the
 * sandbox promises. The real API may send more, so a client must ignore keys that it does not know.
 */
export const apiPaths = [
  '/v1/user/sendLoginSms',
  '/v1/user/loginSmsCode',
  '/v1/user/loginh5',
  '/v1/user/loginMark',
  '/v3/user/loginMarkCode',
  '/v3/user/get',
  '/v3/user/save',
  '/v2/user/realname',
  '/v3/user/formSave',
  '/v1/user/activeChannel',
  '/v3/channel/info',
  '/v1/region/list',
  '/v1/car/models',
  '/v1/car/valuation',
  '/v3/app/geocoder',
  '/v3/app/ipInfo',
  '/v3/app/index',
  '/oapi/baidu/uploadConvertData',
  '/oapi/kuaishou/report',
  '/record',
] as const;
export type ApiPath = (typeof apiPaths)[number];

/** Result codes of the envelope. Codes up to 599 repeat the HTTP status; the others come with HTTP 200. */
export const resultCodes = {
  ok: 200,
  /** The body is not readable as a form. HTTP 400. */
  malformed: 400,
  /** `_token` is missing or not known. HTTP 401. */
  tokenRefused: 401,
  /** No such path. HTTP 404. */
  unknownPath: 404,
  /** Not POST. HTTP 405. */
  methodRefused: 405,
  /** The body is over 256 KB. HTTP 413. */
  tooLarge: 413,
  /** The server failed. HTTP 500. */
  serverError: 500,
  /** The phone is not a mobile number (R-VALID 1). */
  phoneRefused: 4000,
  /** Wrong SMS code; `data.triesLeft` says how many tries remain. */
  codeWrong: 4001,
  /** The SMS code is older than five minutes. */
  codeExpired: 4002,
  /** Five wrong tries: the SMS code is void. */
  codeVoid: 4003,
  /** No SMS code to check: none was sent, or the last one is used. */
  codeAbsent: 4004,
  /** The one-tap login token is not known. */
  oneTapRefused: 4010,
  /** The mark is not known. */
  markRefused: 4011,
  /** The markcode is not known, or was used before. */
  markCodeRefused: 4012,
  /** The form is refused: no request id, no form id, or unreadable fields. Nothing is stored. */
  formRefused: 4220,
  /** The real name or the id number is refused. */
  realnameRefused: 4221,
  /** A profile field is refused: too many fields, or one that is too long. */
  profileRefused: 4222,
  /** The coordinates are not a place. */
  coordinatesRefused: 4223,
  /** A valuation of a model that is not in the list. */
  carModelUnknown: 4230,
  /** A valuation of a car whose registration month is none, lies in the future, or is more than 15 years ago. */
  carAgeRefused: 4231,
  /** A valuation with a mileage that is no number from 0 to 100 (in 10,000 km). */
  carMileageRefused: 4232,
  /** An SMS was sent to this phone less than 60 s ago; `data.retryAfter` is in seconds. */
  smsTooSoon: 4290,
  /** Ten SMS were sent to this phone today (business day Asia/Shanghai). */
  smsDailyLimit: 4291,
} as const;

/** Every answer. `data` is null where the call has nothing to say. */
export const envelopeSchema = {
  type: 'object',
  properties: { code: { type: 'integer' }, msg: { type: 'string' }, data: {} },
  required: ['code', 'msg', 'data'],
  additionalProperties: false,
} as const satisfies JSONSchema;
export type Envelope<Data = unknown> = { code: number; msg: string; data: Data };

/** Answer of the four logins: SMS code, one tap, mark, markcode. */
export const loginAnswerSchema = {
  type: 'object',
  properties: {
    access_token: { type: 'string', minLength: 1 },
    userinfo: {
      type: 'object',
      properties: { id: { type: 'string', minLength: 1 } },
      required: ['id'],
      additionalProperties: false,
    },
  },
  required: ['access_token', 'userinfo'],
  additionalProperties: false,
} as const satisfies JSONSchema;
export type LoginAnswer = FromSchema<typeof loginAnswerSchema>;

/** Answer of /v1/user/sendLoginSms: seconds until the next one may be asked for, and until this one lapses. */
export const smsSentSchema = {
  type: 'object',
  properties: { retryAfter: { type: 'integer' }, expiresIn: { type: 'integer' } },
  required: ['retryAfter', 'expiresIn'],
  additionalProperties: false,
} as const satisfies JSONSchema;
export type SmsSent = FromSchema<typeof smsSentSchema>;

/** Answer of /v3/channel/info (R-STATE 7, R-FLAG 1-2). Flags are 0 to 7; larger ones are for faults only. */
export const channelInfoSchema = {
  type: 'object',
  properties: {
    nid: { type: 'string' },
    application: { enum: ['APP-IOS', 'APP-安卓', 'H5'] },
    h5_bd_type_for_p4: { type: 'string' },
    h5_flow_info: {
      type: 'object',
      properties: {
        succ_todo: { type: 'integer' },
        fail_todo: { type: 'integer' },
        input_form: { type: 'integer' },
      },
      required: ['succ_todo', 'fail_todo', 'input_form'],
      additionalProperties: false,
    },
    my_app_name: { type: 'string' },
  },
  required: ['nid', 'application', 'h5_bd_type_for_p4', 'h5_flow_info', 'my_app_name'],
  additionalProperties: false,
} as const satisfies JSONSchema;
export type ChannelInfo = FromSchema<typeof channelInfoSchema>;

/** Answer of /v3/app/ipInfo: the city of the visitor's address, in Chinese; `code` is its area code, if known. */
export const ipInfoSchema = {
  type: 'object',
  properties: { code: { type: 'string' }, name: { type: 'string' } },
  required: ['name'],
  additionalProperties: false,
} as const satisfies JSONSchema;
export type IpInfo = FromSchema<typeof ipInfoSchema>;

/** Answer of /v3/user/get. The phone is masked; `profile` holds what /v3/user/save stored. */
export const userRecordSchema = {
  type: 'object',
  properties: {
    id: { type: 'string' },
    phone: { type: 'string' },
    verified: { type: 'boolean' },
    profile: { type: 'object', additionalProperties: { type: 'string' } },
    createdAt: { type: 'integer' },
  },
  required: ['id', 'phone', 'verified', 'profile', 'createdAt'],
  additionalProperties: false,
} as const satisfies JSONSchema;
export type UserRecord = FromSchema<typeof userRecordSchema>;

/** Answer of /v3/user/formSave. `repeated`: this request id was stored before; its answers have been replaced by these. */
export const formSavedSchema = {
  type: 'object',
  properties: { leadId: { type: 'string' }, repeated: { type: 'boolean' } },
  required: ['leadId', 'repeated'],
  additionalProperties: false,
} as const satisfies JSONSchema;
export type FormSaved = FromSchema<typeof formSavedSchema>;

const areaListSchema = {
  type: 'object',
  propertyNames: { pattern: '^\\d{6}$' },
  additionalProperties: { type: 'string' },
} as const satisfies JSONSchema;

/**
 * Answer of /v1/region/list: three lists keyed by 6-digit area code (R-VALID 7). With `level` 1 or 2 the lists below
 * that level are empty; with `parent` only the places directly below that one are listed.
 */
export const regionsSchema = {
  type: 'object',
  properties: { province_list: areaListSchema, city_list: areaListSchema, county_list: areaListSchema },
  required: ['province_list', 'city_list', 'county_list'],
  additionalProperties: false,
} as const satisfies JSONSchema;
export type Regions = FromSchema<typeof regionsSchema>;

/** Answer of /v3/app/geocoder; `code` is the city's area code. */
export const addressSchema = {
  type: 'object',
  properties: {
    code: { type: 'string', pattern: '^\\d{6}$' },
    province: { type: 'string' },
    city: { type: 'string' },
    address: { type: 'string' },
  },
  required: ['code', 'province', 'city', 'address'],
  additionalProperties: false,
} as const satisfies JSONSchema;
export type Address = FromSchema<typeof addressSchema>;

/** One loan product. Amounts in yuan, terms in months, apr in percent a year (simple interest). */
const productSchema = {
  type: 'object',
  properties: {
    id: { type: 'string' },
    name: { type: 'string' },
    lender: { type: 'string' },
    logo: { type: 'string' },
    amountMin: { type: 'integer', minimum: 0 },
    amountMax: { type: 'integer', minimum: 0 },
    termMonthsMin: { type: 'integer', minimum: 1 },
    termMonthsMax: { type: 'integer', minimum: 1 },
    aprMin: { type: 'number', minimum: 0 },
    aprMax: { type: 'number', minimum: 0 },
    fees: { type: 'string' },
    conditions: { type: 'array', items: { type: 'string' } },
    tags: { type: 'array', items: { type: 'string' } },
    ios: { type: 'string' },
    android: { type: 'string' },
    url: { type: 'string' },
  },
  required: [
    'id',
    'name',
    'lender',
    'amountMin',
    'amountMax',
    'termMonthsMin',
    'termMonthsMax',
    'aprMin',
    'aprMax',
    'fees',
    'conditions',
    'tags',
  ],
  additionalProperties: false,
} as const satisfies JSONSchema;
export type Product = FromSchema<typeof productSchema>;

/** Answer of /v3/app/index. */
export const marketplaceSchema = {
  type: 'object',
  properties: { products: { type: 'array', items: productSchema } },
  required: ['products'],
  additionalProperties: false,
} as const satisfies JSONSchema;
export type Marketplace = FromSchema<typeof marketplaceSchema>;

const carModelSchema = {
  type: 'object',
  properties: {
    id: { type: 'string', minLength: 1 },
    name: { type: 'string' },
    listPrice: { type: 'integer', minimum: 1 },
  },
  required: ['id', 'name', 'listPrice'],
  additionalProperties: false,
} as const satisfies JSONSchema;

const carSeriesSchema = {
  type: 'object',
  properties: {
    id: { type: 'string', minLength: 1 },
    name: { type: 'string' },
    options: { type: 'array', minItems: 1, items: carModelSchema },
  },
  required: ['id', 'name', 'options'],
  additionalProperties: false,
} as const satisfies JSONSchema;

/** Answer of /v1/car/models: brands, their series, their models. List prices in yuan; ids hold no "/". */
export const carModelsSchema = {
  type: 'object',
  properties: {
    options: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        properties: {
          id: { type: 'string', minLength: 1 },
          name: { type: 'string' },
          options: { type: 'array', minItems: 1, items: carSeriesSchema },
        },
        required: ['id', 'name', 'options'],
        additionalProperties: false,
      },
    },
  },
  required: ['options'],
  additionalProperties: false,
} as const satisfies JSONSchema;
export type CarModels = FromSchema<typeof carModelsSchema>;

/**
 * Answer of /v1/car/valuation: from `low` to `high` yuan. `effect` is what a factor does to the price: -0.28 takes 28
 * percent off. The value is the list price times (1 + effect) for every factor, in this order:
 *
 * - age: a table of what is left after whole years, in a straight line between them, by months since registration:
 *   0.88 when new, then 0.80 0.72 0.65 0.58 0.51 0.45 0.39 0.34 0.29 0.25 0.21 0.18 0.15 0.12 and 0.10 after 15 years;
 * - mileage: 18,000 km a year are usual; each 10,000 km more takes 1.5 percent off, at most 20, and each 10,000 km
 *   less adds 1 percent, at most 10;
 * - city: 3 percent more in the four largest cities, 3 percent less in the provinces with long winters (21, 22, 23).
 *
 * `low` and `high` are 5 percent below and above it, to the nearest 100 yuan. `ageYears` has one decimal.
 */
export const carValuationSchema = {
  type: 'object',
  properties: {
    low: { type: 'integer', minimum: 0 },
    high: { type: 'integer', minimum: 0 },
    listPrice: { type: 'integer', minimum: 1 },
    ageYears: { type: 'number', minimum: 0 },
    factors: {
      type: 'array',
      items: {
        type: 'object',
        properties: { name: { type: 'string' }, effect: { type: 'number' } },
        required: ['name', 'effect'],
        additionalProperties: false,
      },
    },
  },
  required: ['low', 'high', 'listPrice', 'ageYears', 'factors'],
  additionalProperties: false,
} as const satisfies JSONSchema;
export type CarValuation = FromSchema<typeof carValuationSchema>;
