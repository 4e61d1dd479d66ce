import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

/** Response of /v3/app/ipInfo: the city of the visitor's IP address, in Chinese; `code` is its area code, if known. */
export const ipInfoSchema = {
  type: 'object',
  properties: { code: { type: 'string' }, name: { type: 'string' } },
  required: ['name'],
  additionalProperties: false,
} as const satisfies JSONSchema;
export type IpInfo = FromSchema<typeof ipInfoSchema>;

const areaListSchema = {
  type: 'object',
  propertyNames: { pattern: '^\\d{6}$' },
  additionalProperties: { type: 'string' },
} as const satisfies JSONSchema;

/**
 * Response of /v1/region/list: three lists keyed by 6-digit area code (R-VALID 7). With `level` 1 or 2 the lists below
 * that level are empty; with `parent` only the regions directly below it are listed.
 */
export const regionsSchema = {
  type: 'object',
  properties: { province_list: areaListSchema, city_list: areaListSchema, county_list: areaListSchema },
  required: ['province_list', 'city_list', 'county_list'],
  additionalProperties: false,
} as const satisfies JSONSchema;
export type Regions = FromSchema<typeof regionsSchema>;

/** Response of /v3/app/geocoder; `code` is the city's area code. */
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
