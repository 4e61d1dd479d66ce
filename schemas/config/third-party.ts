import { text } from '../vocabulary/schema.ts';

/** An absolute address of a third party. */
export const httpsAddress = {
  type: 'string',
  pattern: '^https://[a-z0-9.-]+/\\S*$',
  maxLength: 500,
} as const;

/** The texts about a third party on the page that lists all of them. */
export const thirdPartyDisclosure = {
  name: {
    type: 'string',
    minLength: 1,
    maxLength: 40,
    perLanguage: true,
    properName: true,
    description: '平台名称 | Name of the platform',
  },
  purpose: { ...text, description: '收集目的 | What it is used for' },
  collects: {
    type: 'array',
    minItems: 1,
    items: { type: 'string', minLength: 1, perLanguage: true },
    description: '收集的字段 | What it collects',
  },
} as const;

export const sourceHosts = {
  type: 'array',
  minItems: 1,
  uniqueItems: true,
  items: { type: 'string', pattern: '^(\\*\\.)?[a-z0-9-]+(\\.[a-z0-9-]+)+$' },
  description:
    '脚本还会访问的域名，写入内容安全策略 | Other hosts that its script calls, for the Content-Security-Policy',
} as const;
