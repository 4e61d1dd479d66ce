// The limits and times of definitions/site.json, each with its default.
import { ref } from '../vocabulary/schema.ts';

const prefix = { type: 'string', pattern: '^\\d{3,4}$' } as const;
const milliseconds = { type: 'integer', minimum: 0 } as const;

export const apiSchema = {
  type: 'object',
  default: {},
  description: '服务器接口 | Calls to the server',
  additionalProperties: false,
  properties: {
    timeoutMs: {
      ...milliseconds,
      // Below a second no call of a phone succeeds.
      minimum: 1000,
      default: 30_000,
      description: '接口超时，毫秒 | Time limit of a call, ms (R-API)',
    },
    activationThrottleMs: {
      ...milliseconds,
      default: 1_800_000,
      description: '同一渠道两次激活的最短间隔，毫秒 | Least time between two activations of a channel, ms',
    },
  },
} as const;

export const smsSchema = {
  type: 'object',
  default: {},
  description: '短信验证码 | Codes by SMS',
  additionalProperties: false,
  properties: {
    resendSeconds: {
      type: 'integer',
      minimum: 1,
      default: 60,
      description: '重发验证码等待秒数 | Seconds before a code can be sent again',
    },
    codeLength: {
      type: 'integer',
      minimum: 4,
      maximum: 8,
      default: 6,
      description: '验证码位数 | Digits of a code',
    },
  },
} as const;

export const mobileSchema = {
  type: 'object',
  default: {},
  description: '手机号 | Mobile numbers',
  additionalProperties: false,
  properties: {
    resellerPrefixes: {
      type: 'array',
      items: prefix,
      uniqueItems: true,
      default: [],
      description: '虚拟运营商号段 | Prefixes of virtual operators and resellers (R-VALID 2)',
    },
    exempt: {
      type: 'array',
      items: { type: 'string', pattern: '^1\\d{10}$' },
      default: [],
      description: '不受号段限制的号码 | Numbers that the prefixes do not concern (R-VALID 2)',
    },
  },
} as const;

export const limitsSchema = {
  type: 'object',
  default: {},
  description: '字数限制 | Limits of texts',
  additionalProperties: false,
  properties: {
    personName: {
      type: 'integer',
      // Nobody's name has one character.
      minimum: 2,
      default: 30,
      description: '姓名最多字数 | Most characters of a name (R-VALID 7)',
    },
    address: {
      type: 'integer',
      minimum: 1,
      default: 200,
      description: '详细地址最多字数 | Most characters of an address',
    },
    text: {
      type: 'integer',
      minimum: 1,
      default: 200,
      description: '普通文本最多字数 | Most characters of a text',
    },
  },
} as const;

export const addressSchema = {
  type: 'object',
  default: {},
  additionalProperties: false,
  description: '地址栏 | Address bar',
  properties: {
    keep: {
      type: 'array',
      uniqueItems: true,
      items: ref('parameter'),
      default: ['_channel', 'from', 'utm_source'],
      description:
        '读取后仍留在地址栏的参数，其余的会移除 | Parameters that stay in the address once read; all others leave it (R-ROUTE 6)',
    },
  },
} as const;

export const draftSchema = {
  type: 'object',
  default: {},
  description: '表单草稿 | Drafts of forms',
  additionalProperties: false,
  properties: {
    minutes: {
      type: 'integer',
      minimum: 1,
      maximum: 1440,
      default: 30,
      description: '表单草稿在本机保留的分钟数 | Minutes that a form’s draft is kept on the phone',
    },
  },
} as const;

export const leadSchema = {
  type: 'object',
  default: {},
  description: '已提交的申请 | Sent applications',
  additionalProperties: false,
  properties: {
    rememberMinutes: {
      type: 'integer',
      minimum: 1,
      maximum: 10080,
      default: 720,
      description:
        '记住已提交申请的分钟数，期间不会重复提交 | Minutes that a sent application is remembered, so that it is not sent twice',
    },
  },
} as const;
