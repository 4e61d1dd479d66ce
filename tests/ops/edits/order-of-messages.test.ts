import { expect, test } from 'vitest';
import { editsOf } from '../../../ops/edits/edits.ts';
import type { Config } from '../../../schemas/index.ts';

const withMessages = (messages: Record<string, unknown>) => ({ messages: { messages } }) as unknown as Config;

test('messages in another order are no edit, because nobody sees their order', () => {
  const before = withMessages({ a: 'A', b: 'B' });
  expect(editsOf(before, withMessages({ b: 'B', a: 'A' }))).toEqual([]);
  const [edit, ...others] = editsOf(before, withMessages({ b: 'B', a: 'another' }));
  expect(edit?.path).toEqual(['messages', 'messages', 'a']);
  expect(others).toEqual([]);
});
