import { expect, test } from 'vitest';
import { SearchIndex } from '../../../console/search/search-index.ts';
import { displayNamesOf } from '../../../ops/explain/display-names.ts';
import { Explainer } from '../../../ops/explain/explain.ts';
import { root } from '../../../publish/environment/settings.ts';
import { config, sources } from '../../runtime/real-config.ts';

const index = new SearchIndex(root, new Map());
const idsOf = (text: string) => index.find(text, 400).found.map(({ kind, id }) => `${kind} ${id}`);

test('a flag is found where it is declared, where a row tests it, and where a city rule sets it', () => {
  const found = idsOf('succ_todo');
  expect(found[0]).toBe('fact succ_todo');
  expect(found).toContain('cityRule seven-cities-skip-form');
  expect(found.filter((one) => one.startsWith('row ')).length).toBeGreaterThan(5);
  expect(found.filter((one) => one.startsWith('channel '))).toEqual([]);
});

test('what is called exactly so comes before what only begins so', () => {
  const [first] = index.find('首页', 1).found;
  expect([first?.id, ...(first?.names ?? [])]).toContain('首页');
  expect(idsOf('675')[0]).toBe('channel 675');
});

test('a city rule is found by its city and by the page to which it leads, in words', () => {
  const named = new SearchIndex(root, new Map(), displayNamesOf(new Explainer(config, sources)));
  const found = named.find('成都 下载', 400).found.map(({ kind, id }) => `${kind} ${id}`);
  expect(found).toContain('cityRule chengdu-download');
  expect(found).not.toContain('cityRule chengdu-follow-account');
  expect(named.find('跳过表单 青岛', 400).found.map(({ id }) => id)).toContain('seven-cities-skip-form');
});

test('a page whose title has the word comes before pages that only say it', () => {
  const named = new SearchIndex(root, new Map(), displayNamesOf(new Explainer(config, sources)));
  expect(named.find('授权书', 1).found[0]?.id).toBe('information-sharing');
});

test('a page to which visitors agree is found as an agreement, whatever it is called', () => {
  const pages = (text: string) =>
    index
      .find(text, 500)
      .found.filter(({ kind }) => kind === 'page')
      .map(({ id }) => id);
  expect(pages('协议')).toContain('privacy-policy');
  expect(pages('agreement')).toContain('privacy-policy');
  expect(pages('协议')).not.toContain('download-page');
});
