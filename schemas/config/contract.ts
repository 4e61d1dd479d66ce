import type { Infer, Schema } from '../vocabulary/schema.ts';

/** Headers that may carry the token of a visitor; `Authorization` carries it as `Bearer`. */
export const tokenHeaders = ['Authorization', 'X-Token', 'X-Access-Token', 'X-Auth-Token'] as const;
/** Headers that may carry the request id of a lead, the same on every resend. */
export const requestIdHeaders = ['Idempotency-Key', 'X-Request-Id'] as const;
/** Headers that an endpoint may give a constant value. */
export const constantHeaders = [
  'X-Api-Version',
  'X-App-Id',
  'X-App-Version',
  'X-Client-Id',
  'X-Platform',
  'X-Source',
  'X-Tenant',
] as const;

/** The fields of every body besides the token (R-STATE 8), in the order in which they are sent. */
export const commonFieldNames = [
  '_did',
  '_os',
  '_ua',
  'flag',
  'package',
  'referrer',
  'platform',
  '_platform',
  '_channel',
  '_user_id',
  'current_url',
] as const;
/** The field of the token, where an endpoint does not say otherwise. */
export const tokenField = '_token';
/** The field of a lead's request id, where an endpoint does not say otherwise. */
export const requestIdField = 'request_id';

const fieldName = { type: 'string', pattern: '^[A-Za-z_][A-Za-z0-9_.-]{0,39}$' } as const;
const anyPointer = { type: 'string', pattern: '^(/[^/~]{1,60}){1,6}$' } as const;
const oneOfTwo = [{ required: ['header'] }, { required: ['field'] }] as const;

const envelopeSchema = {
  description:
    '返回的结构：status 表示 HTTP 状态码就是返回码、整个内容就是数据；或写出各项的 JSON Pointer | Shape of the response: “status”: the HTTP status is the result code and the body the data; or JSON pointers',
  anyOf: [
    { type: 'string', const: 'status' },
    {
      type: 'object',
      additionalProperties: false,
      required: ['code'],
      properties: {
        code: { ...anyPointer, description: '返回码的位置，如 /code | Where the result code stands' },
        message: { ...anyPointer, description: '说明文字的位置 | Where the message stands' },
        data: {
          type: 'string',
          pattern: '^(/[^/~]{1,60}){0,6}$',
          description:
            '数据的位置；空文字表示整个返回内容 | Where the data stands; an empty text is the whole body',
        },
        ok: {
          type: 'array',
          minItems: 1,
          uniqueItems: true,
          items: { type: 'integer' },
          description: '表示成功的返回码，不写为 200 | The codes of success; 200 if left out',
        },
      },
    },
  ],
} as const;

/**
 * How an endpoint is called. In the file it holds for every endpoint, in an endpoint for that one, key by key; what neither
 * says is the API of R-API: POST, form-encoded, `{ code, msg, data }`, the token as the field `_token`.
 */
export const contractProperties = {
  method: { type: 'string', enum: ['POST', 'GET', 'PUT'], description: 'HTTP 方法 | Method of HTTP' },
  body: {
    type: 'string',
    enum: ['form', 'json', 'query'],
    description:
      '内容怎样提交：表单编码、JSON、网址参数；GET 只能用网址参数 | How the values are sent: form-encoded, as JSON, in the address; GET has the address only',
  },
  envelope: envelopeSchema,
  token: {
    description: '登录令牌放在哪里；none 为不提交 | Where the token of the visitor is sent; “none”: nowhere',
    anyOf: [
      { type: 'string', const: 'none' },
      {
        type: 'object',
        additionalProperties: false,
        oneOf: oneOfTwo,
        properties: {
          header: { type: 'string', enum: tokenHeaders, description: '请求头 | Header' },
          field: { ...fieldName, description: '字段名 | Name of the field' },
        },
      },
    ],
  },
  common: {
    type: 'array',
    uniqueItems: true,
    items: { type: 'string', enum: commonFieldNames },
    description:
      '随每次调用提交的公共字段，不写为全部 | Common fields that are sent with the call; all of them if left out (R-STATE 8)',
  },
  headers: {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(
      constantHeaders.map((name) => [
        name,
        {
          type: 'string',
          pattern: '^[\\w.:/ -]{1,100}$',
          description: `请求头 ${name} 的值 | Value of the header ${name}`,
        },
      ]),
    ) as Record<(typeof constantHeaders)[number], { type: 'string'; pattern: string; description: string }>,
    description:
      '固定的请求头；访客看得到，不能放密钥 | Headers with constant values; visitors can read them: no secrets',
  },
  baseUrl: {
    type: 'string',
    maxLength: 200,
    pattern: '^https://[a-z0-9-]+(\\.[a-z0-9-]+)+(:\\d{2,5})?(/[\\w~-][\\w.~-]*)*$',
    description:
      '另一台服务器的地址，只能是 https；不写则由本站转发 | Another server, https only; without it our own server forwards the call',
  },
  leadBody: {
    type: 'string',
    enum: ['nested', 'flat'],
    description:
      '线索的内容：nested 放在 fields 里，flat 与请求编号并列 | The answers of a lead: within `fields`, or flat beside the request id',
  },
  requestId: {
    type: 'object',
    additionalProperties: false,
    oneOf: oneOfTwo,
    description: '线索的请求编号放在哪里 | Where the request id of a lead is sent',
    properties: {
      header: { type: 'string', enum: requestIdHeaders, description: '请求头 | Header' },
      field: { ...fieldName, description: '字段名 | Name of the field' },
    },
  },
} as const satisfies Record<string, Schema>;

export const contractSchema = {
  type: 'object',
  additionalProperties: false,
  description:
    '各接口共同的约定，接口可以另写；不写为 POST、表单编码、code/msg/data | How endpoints are called, unless one says otherwise; by default POST, form-encoded, code/msg/data',
  properties: contractProperties,
} as const satisfies Schema;
export type ContractDefinition = Infer<typeof contractSchema>;
