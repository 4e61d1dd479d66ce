import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sayIn, type Words } from '../../../../console/ui/language/use-words.ts';
import { root } from '../../../../publish/environment/settings.ts';

const words = {
  rows: { zh: '{count} 行', en: '{count, plural, one {# row} other {# rows}}' },
  reach: {
    zh: '影响 {channels} 个渠道、{hosts} 个站点',
    en: '{channels, plural, one {# channel} other {# channels}}, {hosts, plural, one {# host} other {# hosts}} of {all}',
  },
} satisfies Words;

test.each([
  [0, '0 rows'],
  [1, '1 row'],
  [2, '2 rows'],
  ['1,001', '1,001 rows'],
])('the plural for %s is the English one', (count, expected) => {
  expect(sayIn(words, 'en')('rows', { count })).toBe(expected);
});

test('each number of a text has its own plural, and Chinese has none', () => {
  const counted = { channels: 1, hosts: 16, all: 20 };
  expect(sayIn(words, 'en')('reach', counted)).toBe('1 channel, 16 hosts of 20');
  expect(sayIn(words, 'zh')('reach', counted)).toBe('影响 1 个渠道、16 个站点');
});

const app = join(root, 'console/ui');
const files = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('-words.ts'),
);

test.each(files)('no text of %s has a number before a word that is always plural', async (file) => {
  const all = Object.values((await import(join(app, file))) as Record<string, unknown>)
    .filter((one): one is Words => typeof one === 'object' && one !== null)
    .flatMap((one) => Object.values(one).map(({ en }) => en));
  expect(
    all.filter((en) => /\{(count|all|rows|channels|hosts|files)\} (other )?[a-z]+s\b|\(s\)/.test(en)),
  ).toEqual([]);
});
