import { expect, test } from 'vitest';
import { askableAnswers } from '../../../../console/ui/schema-values/askable-answers.ts';

const field = (id: string, asks: readonly string[] = [], kind = 'text') => ({
  kind,
  id,
  ...(asks.length > 0 && { showWhenAnswers: Object.fromEntries(asks.map((one) => [one, 'x'])) }),
});
const of = (form: unknown, path: (string | number)[]) => [...(askableAnswers(form, path) ?? [])];

test('a field asks for every other that does not wait for it, also through others', () => {
  const form = { fields: [field('a', ['c']), field('b', ['a']), field('c'), field('d', ['b'])] };
  expect(of(form, ['fields', 0])).toEqual(['c']);
  expect(of(form, ['fields', 2])).toEqual([]);
  expect(of(form, ['fields', 3])).toEqual(['a', 'b', 'c']);
});

test('a field of a step asks for those of this step and of earlier ones', () => {
  const form = {
    fields: [field('a'), field('b'), field('c')],
    steps: [{ fields: ['a', 'b'] }, { fields: ['c'] }],
  };
  expect(of(form, ['fields', 0])).toEqual(['b']);
  expect(of(form, ['fields', 2])).toEqual(['a', 'b']);
});

test('a field of a group asks for those of its entry and of the form, and a field of the form for none of an entry', () => {
  const group = { kind: 'group', id: 'g', fields: [field('in'), field('other')] };
  const form = {
    fields: [field('a'), group, field('z')],
    steps: [{ fields: ['a', 'g'] }, { fields: ['z'] }],
  };
  expect(of(form, ['fields', 1, 'fields', 0]).sort()).toEqual(['a', 'other']);
  expect(of(form, ['fields', 2])).toEqual(['a', 'g']);
});

test('the answer of a figure is asked for by nobody', () => {
  expect(of({ fields: [field('sum', [], 'figure'), field('a')] }, ['fields', 1])).toEqual([]);
});

test('what is no field of a form has no such list', () => {
  expect(askableAnswers({ body: [{ type: 'hero' }] }, ['body', 0])).toBe(null);
});
