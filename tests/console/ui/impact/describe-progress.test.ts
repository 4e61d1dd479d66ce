import { expect, test } from 'vitest';
import type { PlanProgress } from '../../../../console/api/index.ts';
import { describeComparison, describeEarlyResult } from '../../../../console/ui/impact/describe-progress.ts';
import type { Language } from '../../../../ops/index.ts';
import { labelSourceOf } from '../../../../ops/plan-report/label-source.ts';
import { config, sources } from '../../../runtime/real-config.ts';

const read = { config, sources } as unknown as Parameters<typeof labelSourceOf>[0];
const source = (language: Language = 'zh') => labelSourceOf(read, language);
const progress = (over: Partial<PlanProgress>): PlanProgress => ({
  version: 1,
  ms: 0,
  stage: over.edit ? 'one' : 'all',
  edit: null,
  at: 0,
  count: 46,
  early: null,
  ...over,
});
const early: PlanProgress['early'] = {
  reach: { channels: 3, isUnlisted: false, isWithoutChannel: false, hosts: 16 },
  risks: [{ risk: 'loop', places: 2 }],
};
const edit = {
  file: 'channels.json',
  line: 1,
  column: 1,
  side: 'after' as const,
  what: '',
  path: ['channels', 'channels', '5611', 'title'],
  kind: 'changed' as const,
  before: 'a',
  after: 'b',
};

test('the progress of a plan names the compared edit, its index and the total', () => {
  expect(describeComparison(progress({}), source())).toBe('正在对比全部改动');
  expect(describeComparison(progress({ edit, at: 3, early }), source())).toBe(
    '正在单独对比渠道 5611（第 3 项，共 46 项）',
  );
  expect(describeComparison(progress({ edit, at: 3, early }), source('en'))).toBe(
    'Comparing Channel 5611 by itself (3 of 46)',
  );
  expect(describeComparison(progress({ stage: 'shared', at: 46, early }), source())).toBe(
    '正在查找几项改动共同造成的变化',
  );
  expect(describeComparison(progress({ stage: 'reporting', at: 46, early }), source())).toBe(
    '正在整理对比的结果',
  );
});

test('the combined effect of all edits is reported before the plan is complete, and nothing before it is known', () => {
  expect(describeEarlyResult(progress({}), source())).toBe('');
  expect(describeEarlyResult(progress({ early }), source())).toBe(
    '已知：3 个渠道、16 个站点；新的跳转循环 · 2 处。各项改动分别的影响随后列出。',
  );
  const calm = { ...early, risks: [] };
  expect(describeEarlyResult(progress({ early: calm }), source('en'))).toMatch(
    /^Known so far: 3 channels, 16 hosts; no risk/,
  );
});
