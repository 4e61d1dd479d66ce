import { expect, test } from 'vitest';
import type { StepSummary } from '../../../../console/api/index.ts';
import { describeStep } from '../../../../console/ui/undo/describe-step.ts';
import type { Language } from '../../../../ops/index.ts';
import { labelSourceOf } from '../../../../ops/plan-report/label-source.ts';
import { config, sources } from '../../../runtime/real-config.ts';

const read = { config, sources } as unknown as Parameters<typeof labelSourceOf>[0];
const describe = (over: Partial<StepSummary>, language: Language = 'zh') =>
  describeStep(
    { file: 'channels.json', path: [], kind: 'changed', count: 1, shared: 0, ...over },
    labelSourceOf(read, language),
  );
const title = ['channels', 'channels', '5611', 'title'];

test('a step is described by its entry and field, in both languages', () => {
  expect(describe({ path: title })).toBe('渠道 5611 的页面标题');
  expect(describe({ path: title }, 'en')).toMatch(/^Channel 5611: .*title/i);
});

test('an added or removed entry is described as such', () => {
  const path = title.slice(0, 3);
  expect(describe({ path, kind: 'added' })).toBe('新增渠道 5611');
  expect(describe({ path, kind: 'removed' })).toBe('删除渠道 5611');
  expect(describe({ path, kind: 'renamed' })).toBe('渠道 5611 改名');
});

test('several edits of one entry are counted, and those of several entries described by the first', () => {
  expect(describe({ path: title, count: 3, shared: 2 })).toBe('渠道 5611 的 3 处');
  expect(describe({ path: title, count: 40, shared: 1 })).toBe('渠道 5611 的页面标题等 40 处');
  expect(describe({ path: title.slice(0, 3), kind: 'added', count: 40, shared: 1 })).toBe(
    '新增渠道 5611 等 40 处',
  );
  expect(describe({ path: title, count: 2, shared: 1 }, 'en')).toMatch(/and 1 more$/);
});

test('a value without a form is described as in the plan, and typed text by its file', () => {
  const file = 'definitions/destinations.json';
  expect(describe({ file, path: ['destinations', 'success', 'rules', 'follow-account', 'go'] })).toBe(
    '成功去向规则 去“在公众号里接收通知”（follow-account） · 去向',
  );
  expect(describe({ file })).toBe(`${file} 的文字`);
});

test('typed text is described by its changed keys, with both values, truncated where they are long', () => {
  const typed = { changes: [{ path: title, before: '旧标题', after: '新'.repeat(40) }], count: 3 };
  expect(describe({ typed })).toBe(`渠道 5611 的页面标题：旧标题 → ${'新'.repeat(23)}… 等 3 处`);
  const one = { changes: [{ path: title, before: undefined, after: 'x' }], count: 1 };
  expect(describe({ typed: one })).toBe('渠道 5611 的页面标题：（无） → x');
  const row = ['channels', 'channels', '9999'];
  const added = { changes: [{ path: row, before: undefined, after: { title: 'x' } }], count: 1 };
  expect(describe({ typed: added })).toBe('新增渠道 9999');
  expect(describe({ typed: { ...typed, count: 2 } }, 'en')).toMatch(
    /^Channel 5611: .*title.*: 旧标题 → .*… and 1 more$/i,
  );
});
