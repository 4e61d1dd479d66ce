import { type Infer, ref, type Schema, schemaLink } from '../vocabulary/schema.ts';
import { lawProfileNames } from './law-profiles.ts';
import { httpsAddress, sourceHosts, thirdPartyDisclosure } from './third-party.ts';

const prefix = { type: 'string', pattern: '^\\d{3,4}$' } as const;
const exactHost = { type: 'string', pattern: '^[a-z0-9-]+(\\.[a-z0-9-]+)+$' } as const;
const milliseconds = { type: 'integer', minimum: 0 } as const;

const apiSchema = {
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

const smsSchema = {
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

const mobileSchema = {
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

const limitsSchema = {
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

const addressSchema = {
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

const draftSchema = {
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

const leadSchema = {
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

const oneTapSchema = {
  default: null,
  description: '一键登录；null 为不提供 | One-tap login; null: not offered (R-API loginh5)',
  anyOf: [
    { type: 'null' },
    {
      type: 'object',
      additionalProperties: false,
      required: ['provider', 'name', 'purpose', 'collects', 'script', 'hosts'],
      properties: {
        provider: { type: 'string', enum: ['aliyun'], description: '服务商 | Provider' },
        ...thirdPartyDisclosure,
        script: { ...httpsAddress, description: '脚本地址 | Address of its script' },
        hosts: sourceHosts,
      },
    },
  ],
} as const;

const linkLoginSchema = {
  type: 'object',
  description:
    '链接里的登录：没有生效时弹出的页面 | Login of a link (_token, mark, markcode): the pages in a sheet where it has no effect',
  additionalProperties: false,
  required: ['refused', 'otherUser'],
  properties: {
    refused: { ...ref('page'), description: '服务器不认 | Refused by the server' },
    otherUser: {
      ...ref('page'),
      description:
        '属于另一个账号：由访客用按钮选择 | Another user’s than the current login: the visitor chooses by a button',
    },
  },
} as const;

/** definitions/site.json: defaults and limits that hold for the whole product. */
export const siteSchema = {
  $id: 'site',
  title: '全站默认值与限制 | Defaults and limits of the whole site',
  type: 'object',
  additionalProperties: false,
  properties: {
    $schema: schemaLink,
    defaultChannel: {
      ...ref('channel'),
      default: '1',
      description: '默认渠道号 | Channel of a visit that names none (R-CONST)',
    },
    timeZone: { type: 'string', default: 'UTC', description: '业务时区 | Business time zone, IANA name' },
    language: {
      type: 'string',
      default: 'zh-CN',
      description:
        '页面语言：不写的文案用它的默认文字 | Language of the pages, BCP 47; texts that messages.json leaves out are in it',
    },
    law: {
      type: 'string',
      enum: lawProfileNames,
      default: 'none',
      enumDescriptions: [
        '中国贷款：备案、年化利率、投诉电话、分项同意 | Loans in China',
        '中国留资：备案、投诉电话、分项同意 | Leads in China',
        '欧盟：联系方式与同意 | European Union',
        '不核对 | Nothing is compared',
      ],
      description: '法规要求：品牌与页面必须写明什么 | Law: what brands and pages must say',
    },
    unauthorized: {
      ...ref('route'),
      // The home of the other hosts: default-files.ts.
      default: '',
      description: '接口返回 401 或 403 时去的路由 | Route after a 401 or 403 of the API (R-ERR 1)',
    },
    maxHops: {
      type: 'integer',
      minimum: 1,
      maximum: 20,
      default: 8,
      description: '一次访问最多跳转次数 | Most redirects of one visit',
    },
    api: apiSchema,
    sms: smsSchema,
    mobile: mobileSchema,
    limits: limitsSchema,
    address: addressSchema,
    returnHosts: {
      type: 'array',
      default: [],
      uniqueItems: true,
      items: exactHost,
      description: 'zhijieBackUrl 允许返回的域名，须完全一致 | Hosts that zhijieBackUrl may lead to, exactly',
    },
    linkHosts: {
      type: 'array',
      default: [],
      uniqueItems: true,
      items: exactHost,
      description:
        '页面里的链接和视频可以指向的域名，须完全一致 | Hosts that links and films of pages may name, exactly',
    },
    draft: draftSchema,
    lead: leadSchema,
    oneTap: oneTapSchema,
    linkLogin: linkLoginSchema,
  },
} as const satisfies Schema;
export type SiteFile = Infer<typeof siteSchema>;
