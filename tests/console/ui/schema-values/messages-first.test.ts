import { expect, test } from 'vitest';
import { messagesFirst } from '../../../../console/ui/schema-values/messages-first.ts';
import { fieldOfNode } from '../../../../ops/wording/field.ts';

const fieldOf = (names: string) => ({
  ...fieldOfNode({ type: 'string' }, { type: 'string' }, ['stay'], true),
  names,
  choices: ['a', 'b', 'c', 'd'],
});

test('the messages of the same page come first, then those that others have there', () => {
  const page = { body: [{ onResult: { otherwise: { stay: 'd' } } }] };
  expect(messagesFirst(fieldOf('message'), page, ['c']).choices).toEqual(['d', 'c', 'a', 'b']);
  expect(messagesFirst(fieldOf('page'), page, ['c']).choices).toEqual(['a', 'b', 'c', 'd']);
});
