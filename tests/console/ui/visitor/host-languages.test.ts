import { expect, test } from 'vitest';
import { previewAddress } from '../../../../console/ui/preview/staged-visit.ts';
import { defaultLanguageOfHost, languagesOfHost } from '../../../../console/ui/visitor/host-languages.ts';

const hosts = { hosts: { default: {}, 'en.example': { language: 'en' } } };
const two = { languages: ['zh-CN', 'en'] };

test('visitors choose among the languages of the site, but on a host that has one of its own', () => {
  expect(languagesOfHost(two, hosts, 'default')).toEqual(['zh-CN', 'en']);
  expect(languagesOfHost(two, hosts, 'en.example')).toEqual([]);
  expect(languagesOfHost({ language: 'zh-CN' }, hosts, 'default')).toEqual([]);
  expect(languagesOfHost({ languages: ['zh-CN'] }, hosts, 'default')).toEqual([]);
  expect(languagesOfHost(undefined, undefined, 'default')).toEqual([]);
});

test('a host shows its own language, else the first of the site', () => {
  expect(defaultLanguageOfHost(two, hosts, 'default')).toBe('zh-CN');
  expect(defaultLanguageOfHost(two, hosts, 'en.example')).toBe('en');
  expect(defaultLanguageOfHost({ language: 'zh-CN' }, hosts, 'default')).toBeUndefined();
});

test('the address of a phone names its language only where one is chosen', () => {
  const input = { path: '/login?from=4', channel: '5265' };
  expect(previewAddress(input, 80)).toBe('http://localhost:80/login?from=4&_channel=channel_5265');
  expect(previewAddress(input, 80, 'en')).toBe(
    'http://localhost:80/login?from=4&_channel=channel_5265&lang=en',
  );
});
