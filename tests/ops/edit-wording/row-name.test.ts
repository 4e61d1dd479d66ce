import { describe, expect, test } from 'vitest';
import { placeText } from '../../../ops/edit-wording/place-text.ts';
import { rowName } from '../../../ops/edit-wording/row-name.ts';
import { displayNamesOf } from '../../../ops/explain/display-names.ts';
import { Explainer } from '../../../ops/explain/explain.ts';
import type { Language } from '../../../ops/text/text.ts';
import type { LabelSource } from '../../../ops/wording/labels.ts';
import { config, sources } from '../../runtime/real-config.ts';

const names = displayNamesOf(new Explainer(config, sources));
const files: Record<string, unknown> = {
  'definitions/routes.json': config.routes,
  'definitions/messages.json': { messages: { 'city.unknown': '定位失败，请重试' } },
  'definitions/trackers.json': { networks: { acme: { name: '某广告平台' } } },
  'brands.json': { brands: { 'quick-loan': { name: '鹭洲快贷' } } },
};
const source = (language: Language): LabelSource => ({
  names,
  language,
  file: (name) => (name in files ? { value: files[name] } : undefined),
});

describe('what a row of a decision table is called', () => {
  for (const [what, row, zh, en] of [
    ['its note', { id: 'saved', note: '保存返回 200', go: 'success' }, '保存返回 200', '保存返回 200'],
    ['the page to which it leads', { go: 'downloadPage' }, '去“下载应用”', 'to “下载应用”'],
    [
      'that page with its address, where another page has the same title',
      { go: 'productDetailPopup' },
      '去“产品详情 /product-detail-popup”',
      'to “产品详情 /product-detail-popup”',
    ],
    ['the table to which it leads', { go: 'success' }, '去成功去向', 'to success'],
    [
      'the message with which it stops visitors',
      { hold: 'city.unknown' },
      '停在当前页，提示“定位失败，请重试”',
      'stays, with the message “定位失败，请重试”',
    ],
    ['that visitors stay', { stay: true }, '留在当前页', 'stays on the page'],
    ['nothing, where it says nothing', { id: 'x', when: {} }, '', ''],
  ] as const) {
    test(`is ${what}`, () => {
      expect(rowName(row, source('zh'))).toBe(zh);
      expect(rowName(row, source('en')).toLowerCase()).toContain(en.toLowerCase());
    });
  }

  test('is cut, because it stands within a line', () => {
    expect([...rowName({ note: '很长'.repeat(60) }, source('zh'))].length).toBe(40);
  });
});

describe('a place in a file', () => {
  const place = (file: string, path: string[], value: unknown = files[file]) =>
    placeText(file, path, value, source('zh'));

  test('names a row by words, its id second', () => {
    const value = { success: { rules: [{ id: 'p4', when: { succ_todo: 4 }, go: 'downloadPage' }] } };
    const file = 'definitions/destinations.json';
    expect(place(file, ['success', 'rules', '0', 'go'], value)).toContain('去“下载应用”（p4）');
    // The path of an edit has the id.
    expect(place(file, ['success', 'rules', 'p4', 'go'], value)).toContain('去“下载应用”（p4）');
  });

  test('names ids of maps by their names in the config, and properties by their labels', () => {
    expect(place('brands.json', ['brands', 'quick-loan', 'name'])).toContain('鹭洲快贷（quick-loan）');
    expect(place('definitions/trackers.json', ['networks', 'acme'])).toContain('某广告平台（acme）');
    expect(place('definitions/messages.json', ['messages', 'city.unknown'])).toContain(
      '定位失败，请重试（city.unknown）',
    );
    expect(place('definitions/routes.json', ['routes', 'downloadPage', 'page'])).toContain(
      '下载应用（downloadPage）',
    );
    expect(place('channels.json', ['channels', '5265', 'brand'], {})).toBe('渠道 · 5265 · 品牌改动');
  });
});
