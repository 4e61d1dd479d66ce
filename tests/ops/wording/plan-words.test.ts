import { describe, expect, it } from 'vitest';
import { describeSituationCount } from '../../../console/ui/impact/describe-situation-count.ts';
import { editedEntry, resultFields } from '../../../ops/edit-wording/edited-fields.ts';
import type { Group, ReportedRisk } from '../../../ops/plan/plan.ts';
import { stepText } from '../../../ops/plan-report/detail-text.ts';
import { differenceText } from '../../../ops/plan-report/difference-text.ts';
import { situationsText } from '../../../ops/plan-report/headline.ts';
import { labelSourceOf } from '../../../ops/plan-report/label-source.ts';
import { groupSentences } from '../../../ops/plan-report/sentences.ts';
import { roundedCount } from '../../../ops/wording/plan-words.ts';
import { config, sources } from '../../runtime/real-config.ts';

const source = labelSourceOf({ config, sources } as unknown as Parameters<typeof labelSourceOf>[0], 'zh');

describe('the words for a count', () => {
  it.each([
    [9_999, '9,999'],
    [12_000, '1.2 万'],
    [123_456, '约 12 万'],
    [16_222_519_296, '约 162 亿'],
    [300_000_000, '3 亿'],
    [2_000_000_000_000, '2 万亿'],
  ])('the words for %d are %s', (count, text) => expect(roundedCount(count, 'zh')).toBe(text));

  it('an English count has grouped digits, and a Chinese one no space before a Chinese word', () => {
    expect(roundedCount(16_222_519_296, 'en')).toBe('16,222,519,296');
    expect(describeSituationCount(16_222_519_296, 'zh')).toBe('约 162 亿种情形');
    expect(describeSituationCount(1_234, 'zh')).toBe('1,234 种情形');
  });

  it('the command prints exact counts, and the console rounded ones', () => {
    const counts = { situations: 42_058_383_360, changed: 221_184 };
    expect(situationsText(counts, 'zh')).toBe('42,058,383,360 种情形中 221,184 种的结果不同');
    expect(situationsText(counts, 'zh', roundedCount)).toBe('约 421 亿种情形中约 22 万种的结果不同');
  });
});

describe('the text of a difference', () => {
  const textOf = (of: Partial<Group> | Partial<ReportedRisk>) =>
    differenceText(of as Group | ReportedRisk, source);

  it('the text of a brand has the labels of its fields', () => {
    const fields = [{ field: 'theme.primary', before: '#000000', after: '#ffffff' }];
    expect(textOf({ step: 'brand', fields })).toMatch(/主色 #000000 → #ffffff$/);
    expect(textOf({ step: 'brand', fields })).not.toContain('theme');
  });

  it('the text of a page has its kind and path once', () => {
    const [before, after] = ['downloadPage [download-page] /download-page', 'login [login] /login'];
    expect(textOf({ step: 'navigation', before, after })).toBe(
      '页面 /download-page（downloadPage） → 落地页 /login（login）',
    );
    expect(textOf({ step: 'destination.success', before: 'login', after: '' })).toBe(
      '落地页 /login（login） → （无）',
    );
  });

  it('the text of an ad network has its name', () => {
    const both = { risk: 'conversion-changed', before: 'baidu 123', after: 'kuaishou 123' } as const;
    expect(textOf(both)).toBe('百度营销（baidu） 123 → 磁力引擎（快手）（kuaishou） 123');
  });

  it('the text of ads has lists instead of JSON', () => {
    const [scripts, events] = resultFields('ads', [
      { field: 'scripts', before: '[]', after: '["https://a.example/x.js"]' },
      { field: 'events', before: '[null,null]', after: '[["kuaishou","form","kuaishouReport"],null]' },
    ]);
    expect(scripts).toMatchObject({ before: [], after: ['https://a.example/x.js'] });
    expect(events).toMatchObject({ before: [], after: ['kuaishou form kuaishouReport'] });
  });

  it('the text of a flag has only its own name', () => {
    const edit = {
      file: 'definitions/cities.json',
      path: ['cities', 'rules', 'chengdu-download', 'set', 'succ_todo'],
      before: 4,
      after: 5,
      kind: 'changed',
    } as Parameters<typeof editedEntry>[0];
    const turn = editedEntry(edit, source.names);
    expect(turn?.fields.map(({ label }) => label.zh)).toEqual(['成功去向']);
  });
});

describe('the head of a changed brand', () => {
  const of = (...fields: string[]) => fields.map((field) => ({ field, before: 'a', after: 'b' }));
  it.each([
    [of('title'), '页面标题', 'Page title'],
    [of('title', 'slogan'), '页面标题、一句话介绍', 'Page title, one line about the brand'],
    [of('title', 'name'), '品牌', 'brand'],
    [of('logo'), '品牌', 'brand'],
  ])('the head has the differing details, unless it is another brand: %j', (fields, zh, en) => {
    expect([stepText('brand', fields, 'zh'), stepText('brand', fields, 'en')]).toEqual([zh, en]);
  });

  it('the sentence has the same details as the head', () => {
    const group = {
      step: 'brand',
      fields: of('title'),
      who: { channel: ['683'] },
      count: 2,
    } as unknown as Group;
    const all = { space: { host: 16, channel: 112, city: 10 } } as Parameters<typeof groupSentences>[1];
    const texts = (one: Group, of = source) => groupSentences([one], all, of).map(({ text }) => text);
    expect(texts(group)).toEqual(['渠道 683（所有站点，所有城市）的访客看到的页面标题不同。']);
    expect(texts(group, { ...source, language: 'en' })[0]).toMatch(/ see another page title\.$/);
    expect(texts({ ...group, fields: of('name', 'title') })[0]).toMatch(/看到的品牌不同：.+、页面标题。$/);
  });
});
