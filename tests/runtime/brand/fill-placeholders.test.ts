import { describe, expect, it } from 'vitest';
import { fillPlaceholders, type PlaceholderValues } from '../../../runtime/index.ts';
import { placeholders } from '../../../schemas/index.ts';

const values = Object.fromEntries(placeholders.map((name) => [name, `<${name}>`])) as Record<
  (typeof placeholders)[number],
  string
> satisfies PlaceholderValues;

describe('fillPlaceholders', () => {
  it.each([
    ['{brand.name}', '<brand.name>'],
    ['您好 {session.phoneMasked}，{brand.name}', '您好 <session.phoneMasked>，<brand.name>'],
    ['{constructor}{toString}{__proto__}', '{constructor}{toString}{__proto__}'],
    ['{brand.nam}', '{brand.nam}'],
    ['{ brand.name }', '{ brand.name }'],
    ['{{brand.name}}', '{<brand.name>}'],
    ['{}', '{}'],
    ['', ''],
  ])('fills %j as %j', (template, text) => {
    expect(fillPlaceholders(template, values)).toBe(text);
  });
  it.each(['$&', '$1', "$'", '{brand.icp}', '</script>', '$`', '$$'])(
    'leaves a value %s as it is',
    (value) => {
      expect(fillPlaceholders('{brand.name}!', { ...values, 'brand.name': value })).toBe(`${value}!`);
    },
  );
});
