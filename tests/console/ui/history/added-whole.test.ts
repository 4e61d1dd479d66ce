import { expect, test } from 'vitest';
import { addedWhole } from '../../../../console/ui/history/added-whole.ts';

const added = (path: string[], after: unknown) => addedWhole({ kind: 'added', path, after });

test('the revert of a save deletes what the save added as a whole', () => {
  expect(added(['channels', 'channels', '5599'], { title: '新渠道' })).toBe(true);
  expect(added(['pages', 'login', 'body', 'holiday'], { type: 'notice', id: 'holiday' })).toBe(true);
  expect(added(['navigation', 'rules', 'to-app'], { id: 'to-app', when: {} })).toBe(true);
});

test('a property that was added leaves what has it, and a change puts back a value', () => {
  expect(added(['channels', 'channels', '5265', 'title'], '标题')).toBe(false);
  expect(added(['pages', 'login', 'body', 'top', 'subtitle'], '副标题')).toBe(false);
  const path = ['channels', 'channels', '5265'];
  expect(addedWhole({ kind: 'changed', path, after: {} })).toBe(false);
});
