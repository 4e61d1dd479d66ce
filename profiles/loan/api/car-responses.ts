import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

const carModelSchema = {
  type: 'object',
  properties: {
    id: { type: 'string', minLength: 1 },
    name: { type: 'string' },
    listPrice: { type: 'integer', minimum: 1 },
  },
  required: ['id', 'name', 'listPrice'],
  additionalProperties: false,
} as const satisfies JSONSchema;

const carSeriesSchema = {
  type: 'object',
  properties: {
    id: { type: 'string', minLength: 1 },
    name: { type: 'string' },
    options: { type: 'array', minItems: 1, items: carModelSchema },
  },
  required: ['id', 'name', 'options'],
  additionalProperties: false,
} as const satisfies JSONSchema;

/** Response of /v1/car/models: brands, their series, their models. List prices in yuan; ids contain no "/". */
export const carModelsSchema = {
  type: 'object',
  properties: {
    options: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        properties: {
          id: { type: 'string', minLength: 1 },
          name: { type: 'string' },
          options: { type: 'array', minItems: 1, items: carSeriesSchema },
        },
        required: ['id', 'name', 'options'],
        additionalProperties: false,
      },
    },
  },
  required: ['options'],
  additionalProperties: false,
} as const satisfies JSONSchema;
export type CarModels = FromSchema<typeof carModelsSchema>;

/**
 * Response of /v1/car/valuation: from `low` to `high` yuan. `effect` is what a factor does to the price: -0.28 takes 28
 * percent off. The value is the list price times (1 + effect) for every factor, in this order:
 *
 * - age: a table of what is left after whole years, in a straight line between them, by months since registration:
 *   0.88 when new, then 0.80 0.72 0.65 0.58 0.51 0.45 0.39 0.34 0.29 0.25 0.21 0.18 0.15 0.12 and 0.10 after 15 years;
 * - mileage: 18,000 km a year are usual; each 10,000 km more takes 1.5 percent off, at most 20, and each 10,000 km
 *   less adds 1 percent, at most 10;
 * - city: 3 percent more in the four largest cities, 3 percent less in the provinces with long winters (21, 22, 23).
 *
 * `low` and `high` are 5 percent below and above it, to the nearest 100 yuan. `ageYears` has one decimal.
 */
export const carValuationSchema = {
  type: 'object',
  properties: {
    low: { type: 'integer', minimum: 0 },
    high: { type: 'integer', minimum: 0 },
    listPrice: { type: 'integer', minimum: 1 },
    ageYears: { type: 'number', minimum: 0 },
    factors: {
      type: 'array',
      items: {
        type: 'object',
        properties: { name: { type: 'string' }, effect: { type: 'number' } },
        required: ['name', 'effect'],
        additionalProperties: false,
      },
    },
  },
  required: ['low', 'high', 'listPrice', 'ageYears', 'factors'],
  additionalProperties: false,
} as const satisfies JSONSchema;
export type CarValuation = FromSchema<typeof carValuationSchema>;
