import { describe, expect, it } from 'vitest';
import { editSentence } from '../../../ops/edit-wording/edit-sentence.ts';
import type { ReportedEdit } from '../../../ops/edits/reported-edit.ts';
import type { Language } from '../../../ops/index.ts';
import { labelSourceOf } from '../../../ops/plan-report/label-source.ts';
import { config, sources } from '../../runtime/real-config.ts';

const read = { config, sources } as unknown as Parameters<typeof labelSourceOf>[0];
const edit = (over: Partial<ReportedEdit>): ReportedEdit => ({
  file: 'brands.json',
  line: 1,
  column: 1,
  side: 'after',
  what: '',
  path: [],
  kind: 'changed',
  before: undefined,
  after: undefined,
  ...over,
});
const sentenceOf = (over: Partial<ReportedEdit>, language: Language = 'zh') =>
  editSentence(edit(over), labelSourceOf(read, language));

describe('the sentence about an edit', () => {
  it('the sentence has the name of an entry, and the label of each field, in both languages', () => {
    const name = { path: ['brands', 'brands', 'quick-loan', 'name'], before: '甲', after: '乙' };
    expect(sentenceOf(name)).toBe(
      `品牌 ${config.brands.brands['quick-loan']?.name}（quick-loan）：品牌名 甲 → 乙`,
    );
    expect(sentenceOf(name, 'en')).toMatch(/^Brand .+ \(quick-loan\): .+ 甲 → 乙$/);
  });
  it('the sentence has the meaning of an id, and yes and no for a switch', () => {
    const channel = { file: 'channels.json', path: ['channels', 'channels', '5265', 'blocked'] };
    expect(sentenceOf({ ...channel, before: undefined, after: true })).toBe('渠道 5265：停用 （无） → 是');
    const flag = {
      file: 'definitions/cities.json',
      path: ['cities', 'rules', 'chengdu-download', 'set', 'succ_todo'],
      before: 4,
      after: 5,
    };
    expect(sentenceOf(flag)).toMatch(/^城市规则 成都.*（chengdu-download）：.*成功去向 .+（4） → .+（5）$/);
  });
  it('the sentence about an added or removed entry has its values, and no JSON', () => {
    const whole = {
      file: 'channels.json',
      path: ['channels', 'channels', '5999'],
      kind: 'added' as const,
      after: { note: '试投', brand: { id: 'quick-loan' } },
    };
    const added = sentenceOf(whole);
    expect(added).toContain('渠道 5999 新增：');
    expect(added).toContain('试投');
    expect(added).toContain('（quick-loan）');
    expect(added).not.toMatch(/[{}"]/);
    const removed = sentenceOf({ ...whole, kind: 'removed', before: whole.after, after: undefined });
    expect(removed).toBe(added.replace('新增', '删除'));
  });
  it('the sentence about an order, or an entry without a form, has the name of its part', () => {
    const rows = { file: 'definitions/navigation.json' };
    expect(sentenceOf({ ...rows, path: ['navigation', 'rules', '(order)'], kind: 'moved' })).toBe(
      '导航规则 先后顺序 顺序',
    );
    expect(
      sentenceOf({ ...rows, path: ['navigation', 'rules', 'saved', 'go'], before: 'a', after: 'success' }),
    ).toBe('导航规则 保存返回 200（saved） · 去向：a → 成功去向（success）');
  });
  it('the sentence about a row has its conditions and its destination, and no JSON', () => {
    const row = {
      file: 'definitions/navigation.json',
      path: ['navigation', 'rules', 'x'],
      kind: 'added' as const,
      after: {
        id: 'x',
        note: '说明',
        when: { 'session.token': true, outcome: null, route: { not: 'err404' } },
        go: 'success',
      },
    };
    const zh = sentenceOf(row);
    expect(zh).toMatch(/^导航规则 说明（x） 新增：备注 说明；条件 /);
    expect(zh).toContain('：是，');
    expect(zh).toMatch(/：不是.*（err404）；去向 成功去向（success）$/);
    expect(zh).not.toMatch(/[{}"]/);
    expect(sentenceOf(row, 'en')).toMatch(
      /^Navigation rule 说明 \(x\) added: note 说明; conditions .*: yes, .*: not .*; destination success$/,
    );
    const flags = {
      ...row,
      path: ['navigation', 'rules', 'x', 'when', 'succ_todo'],
      kind: 'changed' as const,
    };
    expect(sentenceOf({ ...flags, before: [0, 1], after: { not: 4 } })).toMatch(
      /^导航规则 x · 条件 · 成功去向：.+（0）、.+（1） → 不是.+（4）$/,
    );
  });
});
