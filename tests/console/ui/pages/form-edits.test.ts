import { expect, test } from 'vitest';
import type { Edit } from '../../../../console/edits/edit.ts';
import { EditBuffer } from '../../../../console/edits/edit-buffer.ts';
import {
  addStepEdits,
  fieldListEdits,
  moveToStep,
  removeStepEdits,
} from '../../../../console/ui/pages/form-edits.ts';

interface Form {
  steps?: { title: string; fields: string[] }[];
  fields: { kind: string; id: string }[];
}
const file = 'definitions/forms/x.json';
const plain: Form = { fields: ['a', 'b', 'c', 'd'].map((id) => ({ kind: 'text', id })) };
const inSteps: Form = {
  ...plain,
  steps: [
    { title: '一', fields: ['a', 'b'] },
    { title: '二', fields: ['c', 'd'] },
  ],
};
/** What the server makes of the edits. */
function edited(
  form: Form,
  edits: readonly Edit[] | null | undefined,
): { fields: string; steps: string[] | undefined } {
  const buffer = new EditBuffer(JSON.stringify(form));
  for (const edit of edits ?? []) buffer.apply(edit);
  const made = JSON.parse(buffer.text) as Form;
  const fields = made.fields.map(({ id }) => id).join('');
  // Whatever is edited, every field is in exactly one step.
  if (made.steps)
    expect(
      made.steps
        .flatMap((step) => step.fields)
        .sort()
        .join(''),
    ).toBe([...fields].sort().join(''));
  return { fields, steps: made.steps?.map((step) => step.fields.join('')) };
}

test('a field without steps moves by one, and not beyond the ends', () => {
  expect(edited(plain, fieldListEdits(file, plain).move(0, 1)?.edits)).toEqual({
    fields: 'bacd',
    steps: undefined,
  });
  expect(fieldListEdits(file, plain).move(0, -1)).toBe(null);
  expect(fieldListEdits(file, plain).move(3, 1)).toBe(null);
});

test('a field at the end of its step moves into the next one', () => {
  const list = fieldListEdits(file, inSteps);
  expect(edited(inSteps, list.move(1, 1)?.edits)).toEqual({ fields: 'abcd', steps: ['a', 'bcd'] });
  expect(edited(inSteps, list.move(2, -1)?.edits)).toEqual({ fields: 'abcd', steps: ['abc', 'd'] });
  expect(edited(inSteps, list.move(0, 1)?.edits)).toEqual({ fields: 'bacd', steps: ['ba', 'cd'] });
});

test('a new field is in the step of the one before it', () => {
  const added = { kind: 'text', id: 'n' };
  expect(edited(inSteps, fieldListEdits(file, inSteps).insert(2, [added]))).toEqual({
    fields: 'abncd',
    steps: ['abn', 'cd'],
  });
  expect(edited(plain, fieldListEdits(file, plain).insert(4, [added]))).toEqual({
    fields: 'abcdn',
    steps: undefined,
  });
});

test('the last field of a step takes the step with it, and a single step is none', () => {
  const three: Form = {
    ...plain,
    steps: [
      { title: '一', fields: ['a', 'b'] },
      { title: '二', fields: ['c'] },
      { title: '三', fields: ['d'] },
    ],
  };
  expect(edited(three, fieldListEdits(file, three).remove(3))).toEqual({ fields: 'abc', steps: ['ab', 'c'] });
  const two: Form = { fields: plain.fields.slice(0, 3), steps: three.steps?.slice(0, 2) ?? [] };
  expect(edited(two, fieldListEdits(file, two).remove(2))).toEqual({ fields: 'ab', steps: undefined });
});

test('a field goes to the end of a chosen step, unless its own would be empty', () => {
  expect(edited(inSteps, moveToStep(file, inSteps, 0, 1)?.edits)).toEqual({
    fields: 'bcda',
    steps: ['b', 'cda'],
  });
  const alone: Form = {
    ...plain,
    steps: [
      { title: '一', fields: ['a'] },
      { title: '二', fields: ['b', 'c', 'd'] },
    ],
  };
  expect(moveToStep(file, alone, 0, 1)).toBe(null);
});

test('a form is split into steps, gets another one, and loses one without losing a field', () => {
  const title = (index: number) => `第 ${index} 步`;
  expect(edited(plain, addStepEdits(file, plain, title))).toEqual({ fields: 'abcd', steps: ['abc', 'd'] });
  expect(edited(inSteps, addStepEdits(file, inSteps, title))).toEqual({
    fields: 'abcd',
    steps: ['ab', 'c', 'd'],
  });
  const one: Form = { fields: plain.fields.slice(0, 1) };
  expect(addStepEdits(file, one, title)).toBe(null);
  expect(edited(inSteps, removeStepEdits(file, inSteps, 1))).toEqual({ fields: 'abcd', steps: undefined });
});

test('a dragged field is put beside any other, also into another step', () => {
  const list = fieldListEdits(file, inSteps);
  const put = (from: number, index: number, side: 'before' | 'after') => {
    const made = list.put(from, { index, side });
    const { fields, steps } = edited(inSteps, made?.edits);
    // The item is where the edits say, so that it can be opened there.
    if (made) expect(fields[made.to]).toBe(inSteps.fields[from]?.id);
    return made && { fields, steps };
  };
  expect(put(0, 1, 'after')).toEqual({ fields: 'bacd', steps: ['ba', 'cd'] });
  expect(put(0, 3, 'after')).toEqual({ fields: 'bcda', steps: ['b', 'cda'] });
  // Between two steps the side says which one.
  expect(put(0, 2, 'before')).toEqual({ fields: 'bacd', steps: ['b', 'acd'] });
  expect(put(3, 1, 'after')).toEqual({ fields: 'abdc', steps: ['abd', 'c'] });
  expect(put(2, 0, 'before')).toEqual({ fields: 'cabd', steps: ['cab', 'd'] });
  // It stays where it is, or the step would be empty.
  expect(put(1, 0, 'after')).toBe(null);
  const lonely: Form = {
    ...plain,
    steps: [
      { title: '一', fields: ['a'] },
      { title: '二', fields: ['b', 'c', 'd'] },
    ],
  };
  expect(fieldListEdits(file, lonely).put(0, { index: 2, side: 'after' })).toBe(null);
  expect(edited(plain, fieldListEdits(file, plain).put(3, { index: 0, side: 'before' })?.edits)).toEqual({
    fields: 'dabc',
    steps: undefined,
  });
});
