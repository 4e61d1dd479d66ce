import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

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
    /** Why no application is accepted for now, in words; absent where applications are accepted. */
    unavailable: { type: 'string' },
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

/** Response of /v3/app/index. */
export const marketplaceSchema = {
  type: 'object',
  properties: { products: { type: 'array', items: productSchema } },
  required: ['products'],
  additionalProperties: false,
} as const satisfies JSONSchema;
export type Marketplace = FromSchema<typeof marketplaceSchema>;
