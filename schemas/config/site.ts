import { type Infer, ref, type Schema, schemaLink } from '../vocabulary/schema.ts';
import { lawProfileNames } from './law-profiles.ts';
import {
  addressSchema,
  apiSchema,
  draftSchema,
  leadSchema,
  limitsSchema,
  mobileSchema,
  smsSchema,
} from './site-limits.ts';
import { httpsAddress, sourceHosts, thirdPartyDisclosure } from './third-party.ts';

const exactHost = { type: 'string', pattern: '^[a-z0-9-]+(\\.[a-z0-9-]+)+$' } as const;

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
    languages: {
      type: 'array',
      minItems: 1,
      uniqueItems: true,
      items: { type: 'string', minLength: 2, maxLength: 35 },
      description:
        '页面有哪几种语言，第一种是默认语言；写了它就不写 language | Languages of the pages, the first is the default; in place of `language`',
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
