import { describe, expect, it } from 'vitest';
import { fillText, type TextValues } from '../../../runtime/index.ts';
import { placeholders } from '../../../schemas/index.ts';

const values = Object.fromEntries(placeholders.map((name) => [name, `<${name}>`])) as Record<
  (typeof placeholders)[number],
  string
> satisfies TextValues;

describe('fillText', () => {
  it.each([
    ['{brand.name}', '<brand.name>'],
    ['您好 {session.phoneMasked}，{brand.name}', '您好 <session.phoneMasked>，<brand.name>'],
    ['{constructor}{toString}{__proto__}', '{constructor}{toString}{__proto__}'],
    ['{brand.nam}', '{brand.nam}'],
    ['{ brand.name }', '{ brand.name }'],
    ['{{brand.name}}', '{<brand.name>}'],
    ['{}', '{}'],
    ['', ''],
  ])('%j is %j', (template, text) => {
    expect(fillText(template, values)).toBe(text);
  });
  it.each(['$&', '$1', "$'", '{brand.icp}', '</script>', '$`', '$$'])(
    'a value %s stays as it is',
    (value) => {
      expect(fillText('{brand.name}!', { ...values, 'brand.name': value })).toBe(`${value}!`);
    },
  );
});
