import { expect, test } from 'vitest';
import { valueInLanguage } from '../../../../console/ui/page-phone/value-in-language.ts';

const languages = ['zh-CN', 'en'];
const shared = { text: '报名', node: { type: 'string', perLanguage: true } } as const;

test('a text of all languages that is typed over in another than the first is written in each, and the first keeps it', () => {
  expect(valueInLanguage(shared, 'Register', 'en', languages)).toEqual({ 'zh-CN': '报名', en: 'Register' });
  expect(valueInLanguage(shared, undefined, 'en', languages)).toEqual({ 'zh-CN': '报名', en: '' });
});

test('it stays one text where it is typed over in the first language, in a site of one, or where all read the same', () => {
  expect(valueInLanguage(shared, '报名参加', 'zh-CN', languages)).toBe('报名参加');
  expect(valueInLanguage(shared, 'Register', 'en', ['en'])).toBe('Register');
  expect(valueInLanguage(shared, 'Register', undefined, languages)).toBe('Register');
  const name = { text: 'kg', node: { type: 'string' } } as const;
  expect(valueInLanguage(name, 'km', 'en', languages)).toBe('km');
});

test('a text that stands in a language already is written there', () => {
  expect(valueInLanguage({ ...shared, language: 'en' }, 'Register', 'en', languages)).toBe('Register');
});
