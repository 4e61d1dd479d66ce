import { expect, it } from 'vitest';
import { siteSchema } from '../../../schemas/config/site.ts';
import { withDefaults } from '../../../schemas/vocabulary/with-defaults.ts';

const schema = {
  type: 'object',
  properties: {
    plain: { type: 'string' },
    number: { type: 'integer', default: 3 },
    inner: { type: 'object', default: {}, properties: { on: { type: 'boolean', default: false } } },
    named: {
      type: 'object',
      additionalProperties: { type: 'object', properties: { size: { type: 'integer', default: 1 } } },
    },
  },
} as const;

it('an absent key gets its default, also inside an absent object and inside entries by name', () => {
  expect(withDefaults(schema, { named: { one: {}, two: { size: 9 } } })).toEqual({
    named: { one: { size: 1 }, two: { size: 9 } },
    number: 3,
    inner: { on: false },
  });
});

it('a written value stays, also one that is empty or of another type, and so does the order of the keys', () => {
  const written = { inner: { on: true }, number: 0, plain: '' };
  expect(Object.entries(withDefaults(schema, written))).toEqual(Object.entries(written));
  expect(withDefaults(schema, { ...written, inner: 'broken' })).toEqual({ ...written, inner: 'broken' });
  expect(withDefaults(schema, null)).toBeNull();
});

it('an empty site.json has every setting, each with a value that its schema allows or that depends on other files', () => {
  const site = withDefaults(siteSchema, {});
  const settings = Object.keys(siteSchema.properties).filter(
    (key) => !['$schema', 'languages', 'linkLogin'].includes(key),
  );
  expect(Object.keys(site).sort()).toEqual(settings.sort());
});
