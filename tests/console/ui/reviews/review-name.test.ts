import { expect, test } from 'vitest';
import { type ChangedFile, reviewNameFor } from '../../../../console/ui/reviews/review-name.ts';

const now = new Date(2026, 10, 26, 18, 40);
const nameOf = (changed: ChangedFile[], taken: string[] = []) => reviewNameFor(changed, new Set(taken), now);
const channels = (is: object, was: object): ChangedFile => ({
  file: 'channels.json',
  value: { channels: is },
  disk: { channels: was },
});

test('a branch for review is named by the files and the few entries that are changed', () => {
  expect(nameOf([channels({ 5265: { title: 'a' }, 1: {} }, { 5265: {}, 1: {} })])).toBe('channels-5265');
  expect(nameOf([channels({ 1: {}, 2: {}, 3: {} }, {})])).toBe('channels');
  const page = { file: 'definitions/pages/download-page.json', value: { title: 'a' }, disk: { title: 'b' } };
  expect(nameOf([page, channels({ 7: {} }, {})])).toBe('download-page-channels-7');
});

test('its name is valid and free, whatever the change is called', () => {
  const valid = /^[a-z0-9][a-z0-9-]{0,40}$/;
  const long = { file: `definitions/pages/${'a-long-name-'.repeat(8)}.json`, value: {}, disk: {} };
  const given = [nameOf([long]), nameOf([{ ...long, file: `${'x'.repeat(60)}.json` }]), nameOf([])];
  for (const one of given) expect(one).toMatch(valid);
  expect(nameOf([{ file: 'definitions/pages/下载.json', value: {}, disk: {} }])).toBe('1126-1840');
  const city = { file: 'definitions/cities.json', value: { cities: { 上海: {} } }, disk: { cities: {} } };
  expect(nameOf([city])).toBe('cities');
  expect(nameOf([city], ['cities', 'cities-2'])).toBe('cities-3');
  expect(nameOf([{ file: 'channels.json', value: null, disk: null }])).toBe('channels');
});
