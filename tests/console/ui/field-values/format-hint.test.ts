import { expect, test } from 'vitest';
import { formatHint } from '../../../../console/ui/field-values/format-hint.ts';
import { isFault, parseValue } from '../../../../console/ui/field-values/value-codec.ts';
import type { Field } from '../../../../ops/wording/field.ts';
import { knownField } from '../../../../ops/wording/known-schemas.ts';

const field = (file: string, ...path: string[]) => knownField(file, path) as Field;

test('what a text may be made of is told in words, of a list of texts for each of them', () => {
  const conversion = field('channels.json', 'channels', '*', 'ads', 'conversionId');
  expect(formatHint(conversion)?.zh).toBe('最多 64 个字母、数字、_ 或 -');
  expect(formatHint(field('channels.json', 'channels', '*', 'tags'))?.zh).toContain('小写字母开头');
  expect(formatHint(field('brands.json', 'brands', '*', 'logo'))?.en).toContain('/assets/');
  const fault = parseValue(conversion, 'a b');
  expect(isFault(fault) && fault.fault.zh).toBe('“a b”的格式不对：最多 64 个字母、数字、_ 或 -');
});

test('nothing is told where any text will do, or one of a list is taken', () => {
  expect(formatHint(field('channels.json', 'channels', '*', 'title'))).toBe(null);
  const tags = field('channels.json', 'channels', '*', 'tags');
  expect(formatHint({ ...tags, choices: ['a'] })).toBe(null);
});
