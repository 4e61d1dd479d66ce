import { type Infer, note, type Schema, schemaLink } from '../vocabulary/schema.ts';
import { clickIdsSchema } from './click-ids.ts';
import { type NetworkDefinition, networkSchema } from './network.ts';
import { httpsAddress, thirdPartyDisclosure } from './third-party.ts';

/**
 * definitions/trackers.json: the ad networks, the search-engine advertiser, the click ids, the analytics host (R-PROD 6,
 * R-API). None is required.
 */
export const trackersSchema = {
  $id: 'trackers',
  title: '广告与统计平台 | Ad networks and trackers',
  type: 'object',
  additionalProperties: false,
  required: ['networks'],
  properties: {
    $schema: schemaLink,
    networks: {
      type: 'object',
      description: '广告平台 | Ad networks',
      propertyNames: { pattern: '^[a-z][a-z0-9-]*$' },
      additionalProperties: networkSchema,
    },
    searchAdvertiser: { ...networkSchema, description: '搜索广告主 | Search-engine advertiser' },
    clickIds: clickIdsSchema,
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
export type TrackersFile = Omit<Infer<typeof trackersSchema>, 'networks' | 'searchAdvertiser'> & {
  networks: Record<string, NetworkDefinition>;
  searchAdvertiser?: NetworkDefinition;
};
