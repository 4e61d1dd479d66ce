import { expect, test } from 'vitest';
import { editHead } from '../../../ops/edit-wording/edit-head.ts';
import type { LabelSource } from '../../../ops/wording/labels.ts';

const path = ['navigation', 'rules', 'row'];
const row = (note: string) => ({ id: 'row', note, when: { channel: '5' }, go: 'login' });
const sourceWith = (rules: unknown[]): LabelSource => ({
  names: null,
  language: 'zh',
  file: (name) => (name === 'definitions/navigation.json' ? { value: { rules } } : undefined),
});

test('a row that an edit adds or removes has its own name, though the draft lacks it or has another one of its id', () => {
  for (const draft of [[], [row('另一行')]]) {
    const source = sourceWith(draft);
    const added = { path, before: undefined, after: row('渠道 5 去登录页') };
    const removed = { path, before: row('渠道 5 去登录页'), after: undefined };
    expect(editHead(added, source)).toBe('导航规则 渠道 5 去登录页（row）');
    expect(editHead(removed, source)).toBe('导航规则 渠道 5 去登录页（row）');
  }
  expect(editHead({ path }, sourceWith([row('渠道 5 去登录页')]))).toBe('导航规则 渠道 5 去登录页（row）');
});
