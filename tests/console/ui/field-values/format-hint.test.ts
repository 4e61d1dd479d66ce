import { expect, test } from 'vitest';
import { formatHint } from '../../../../console/ui/field-values/format-hint.ts';
import { isFault, parseValue } from '../../../../console/ui/field-values/value-codec.ts';
import type { Field } from '../../../../ops/wording/field.ts';
import { knownField } from '../../../../ops/wording/known-schemas.ts';

const field = (file: string, ...path: string[]) => knownField(file, path) as Field;

test('the accepted format is described in words, for a list of texts the format of each', () => {
  const conversion = field('channels.json', 'channels', '*', 'ads', 'conversionId');
  expect(formatHint(conversion)?.zh).toBe('最多 64 个字母、数字、_ 或 -');
  expect(formatHint(field('channels.json', 'channels', '*', 'tags'))?.zh).toContain('小写字母开头');
  expect(formatHint(field('brands.json', 'brands', '*', 'logo'))?.en).toContain('/assets/');
  const fault = parseValue(conversion, 'a b');
  expect(isFault(fault) && fault.fault.zh).toBe('“a b”的格式不对：最多 64 个字母、数字、_ 或 -');
});

test('a field that accepts any text, or a choice, has no format hint', () => {
  expect(formatHint(field('channels.json', 'channels', '*', 'title'))).toBe(null);
  const tags = field('channels.json', 'channels', '*', 'tags');
  expect(formatHint({ ...tags, choices: ['a'] })).toBe(null);
});
