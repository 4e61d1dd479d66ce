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

test('a channel, a host and a city, two of them or all three, are a visitor, who comes first', () => {
  const [host = ''] = Object.keys(config.hosts.hosts);
  const first = (text: string) => {
    const [found] = index.find(text, 20).found;
    return found?.kind === 'visitor' ? found.visitor : null;
  };
  expect(first('5265 上海')).toEqual({ channel: '5265', city: '上海' });
  expect(first('上海市 channel_5265')).toEqual({ channel: '5265', city: '上海' });
  expect(first(`${host.toUpperCase()} 5265`)).toEqual({ channel: '5265', host });
  expect(first(`${host} 成都 675`)).toEqual({ channel: '675', host, city: '成都' });
  expect(first(`成都 ${host}`)).toEqual({ host, city: '成都' });
  for (const text of ['5265', '上海', '526 上海', '5265 上海 首页', '5265 675', '谁会到 5265 上海'])
    expect(first(text)).toBeNull();
  const { count, found } = index.find('成都 675', 500);
  expect(count).toBe(found.length);
});
