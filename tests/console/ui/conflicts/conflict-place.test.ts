import { expect, test } from 'vitest';
import { conflictPlace } from '../../../../console/ui/conflicts/conflict-place.ts';
import { displayNames } from '../../../harness/display-names.ts';

const source = (language: 'zh' | 'en') => ({ language, names: displayNames(), file: () => undefined });
const nameOf = (file: string, path: (string | number)[], language: 'zh' | 'en' = 'zh') =>
  conflictPlace(file, path, source(language)).name;

test('a field that both sides have changed has the name of the schema in both languages, and no key of the JSON', () => {
  const title = ['channels', '5265', 'title'];
  expect(nameOf('channels.json', title)).toBe('渠道 5265 · 页面标题');
  expect(nameOf('channels.json', title, 'en')).toBe('Channel 5265 · Page title');
  expect(nameOf('channels.json', ['channels', '5265', 'brand', 'logo'])).toBe(
    '渠道 5265 · 品牌改动 · 标志图片',
  );
  expect(nameOf('brands.json', ['brands', 'quick', 'theme', 'primary'])).toBe(
    '品牌 quick · 颜色、圆角与版式 · 主色',
  );
  expect(nameOf('definitions/cities.json', ['rules', 'shanghai', 'cities'])).toBe(
    '城市规则 shanghai · 适用城市',
  );
  expect(nameOf('definitions/site.json', ['api', 'timeoutMs'])).not.toMatch(/timeoutMs/);
  expect(nameOf('definitions/pages/login.json', ['title'])).toMatch(/^页面 login · /);
});

test('a value in conflict is shown as its field shows it', () => {
  const { field } = conflictPlace('channels.json', ['channels', '5265', 'cityRule'], source('zh'));
  expect(field?.names).toBe('cityRule');
});
