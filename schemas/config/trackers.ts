import { type Infer, note, ref, type Schema, schemaLink } from '../vocabulary/schema.ts';
import { httpsAddress, sourceHosts, thirdPartyDisclosure } from './third-party.ts';

const tracker = {
  type: 'object',
  additionalProperties: false,
  required: ['name', 'kind', 'scripts', 'formEvent', 'purpose', 'collects'],
  properties: {
    note,
    ...thirdPartyDisclosure,
    kind: {
      type: 'string',
      enum: ['baiduOcpc', 'baiduTongji', 'kuaishou', 'oceanEngine', 'tencent'],
      description: '接入方式 | Which adapter speaks to it',
    },
    scripts: {
      type: 'array',
      minItems: 1,
      items: httpsAddress,
      description:
        '脚本地址，__CONVERSION_ID__ 代入渠道的转化编号 | Addresses of its scripts; __CONVERSION_ID__ is the channel’s',
    },
    hosts: sourceHosts,
    formEvent: {
      type: 'string',
      pattern: '^[A-Za-z0-9_]{1,40}$',
      description:
        '表单成功时上报的事件：平台规定的类型或名称 | Event of a confirmed form, in the platform’s own words or numbers',
    },
    report: {
      ...ref('endpoint'),
      description: '表单成功后由服务器回传的接口 | Call that has our server report the conversion (R-API)',
    },
  },
} as const;

/** definitions/trackers.json: the ad networks, the search-engine advertiser, the analytics host (R-PROD 6, R-API). */
export const trackersSchema = {
  $id: 'trackers',
  title: '广告与统计平台 | Ad networks and trackers',
  type: 'object',
  additionalProperties: false,
  required: ['networks', 'searchAdvertiser', 'record'],
  properties: {
    $schema: schemaLink,
    networks: {
      type: 'object',
      description: '广告平台 | Ad networks',
      propertyNames: { pattern: '^[a-z][a-z0-9-]*$' },
      additionalProperties: tracker,
    },
    searchAdvertiser: { ...tracker, description: '搜索广告主 | Search-engine advertiser' },
    record: {
      type: 'object',
      additionalProperties: false,
      required: ['name', 'address', 'purpose', 'collects'],
      description: '统计服务器：转化成功后上报一次 | Analytics host: told once of each conversion (R-API)',
      properties: {
        note,
        ...thirdPartyDisclosure,
        address: { ...httpsAddress, description: '上报地址 | Address of its record endpoint' },
      },
    },
  },
} as const satisfies Schema;
export type TrackersFile = Infer<typeof trackersSchema>;
export type TrackerDefinition = TrackersFile['searchAdvertiser'];
export type TrackerKind = TrackerDefinition['kind'];
