import { expect, test } from 'vitest';
import { withCarriedMessage } from '../../../../console/ui/schema-values/carried-message.ts';
import type { ValueScope } from '../../../../console/ui/schema-values/value-scope.ts';
import type { SchemaNode } from '../../../../ops/wording/schema-node.ts';

const scope: ValueScope = {
  ids: () => [],
  outcomes: [],
  answers: [],
  names: null,
  usual: () => [],
  takenIds: new Set(),
};
const message: SchemaNode = { type: 'string', names: 'message' };
const show: SchemaNode = { type: 'object', properties: { at: { type: 'string' }, message } };
const finish: SchemaNode = { type: 'string' };
const ways = {
  stay: { key: 'stay', node: message },
  show: { key: 'show', node: show },
  finish: { key: 'finish', node: finish },
};

test('the message that visitors read stays where another way to show it is chosen', () => {
  const { stay, show: shown } = ways;
  expect(
    withCarriedMessage({ at: 'form' }, { from: stay, to: shown }, { code: 1, stay: 'own' }, scope),
  ).toEqual({
    at: 'form',
    message: 'own',
  });
  const before = { code: 1, show: { at: 'phone', message: 'own' } };
  expect(withCarriedMessage(undefined, { from: shown, to: stay }, before, scope)).toBe('own');
});

test('what has no message, and what had none, begins as any new value', () => {
  const { stay, show: shown, finish: left } = ways;
  expect(withCarriedMessage(undefined, { from: stay, to: left }, { stay: 'own' }, scope)).toBeUndefined();
  expect(withCarriedMessage({ at: 'form' }, { from: left, to: shown }, { finish: 'sent' }, scope)).toEqual({
    at: 'form',
  });
  expect(withCarriedMessage({ at: 'form' }, { from: stay, to: shown }, { stay: '' }, scope)).toEqual({
    at: 'form',
  });
});
