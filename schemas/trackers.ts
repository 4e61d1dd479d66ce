import { type Infer, note, type Schema, schemaLink, text } from './define.ts';

const tracker = {
  type: 'object',
  additionalProperties: false,
  required: ['name', 'kind', 'scripts', 'purpose', 'collects'],
  properties: {
    note,
    name: { type: 'string', minLength: 1, maxLength: 40, description: '平台名称 | Name of the platform' },
    kind: {
      type: 'string',
      enum: ['baiduOcpc', 'baiduTongji', 'kuaishou', 'oceanEngine', 'tencent'],
      description: '接入方式 | Which adapter speaks to it',
    },
    scripts: {
      type: 'array',
      minItems: 1,
      items: { type: 'string', pattern: '^https://[a-z0-9.-]+/\\S*$' },
      description: '脚本地址 | Addresses of its scripts',
    },
    purpose: { ...text, description: '收集目的 | What it is used for' },
    collects: {
      type: 'array',
      minItems: 1,
      items: { type: 'string', minLength: 1 },
      description: '收集的字段 | What it collects',
    },
  },
} as const;

/** definitions/trackers.json: the ad networks and the search-engine advertiser (R-PROD 6, R-API). */
export const trackersSchema = {
  $id: 'trackers',
  title: '广告与统计平台 | Ad networks and trackers',
  type: 'object',
  additionalProperties: false,
  required: ['networks', 'searchAdvertiser'],
  properties: {
    $schema: schemaLink,
    networks: {
      type: 'object',
      propertyNames: { pattern: '^[a-z][a-z0-9-]*$' },
      additionalProperties: tracker,
    },
    searchAdvertiser: tracker,
  },
} as const satisfies Schema;
export type TrackersFile = Infer<typeof trackersSchema>;
