import { observable, runInAction } from 'mobx';
import { expect, test, vi } from 'vitest';
import { markOf } from '../../../../console/ui/draft-store/refused-field.ts';
import {
  dropGoneTexts,
  unwrittenTexts,
  unwrittenWithin,
} from '../../../../console/ui/draft-store/unwritten-texts.ts';
import { refusedPlace } from '../../../../console/ui/draft-store/use-refused-text.ts';
import { RefusedTexts } from '../../../../console/ui/outbox/refused-texts.ts';

const file = 'definitions/forms/one.json';
type Of = Parameters<typeof unwrittenTexts>[0];

function draftWith(value: unknown): Of & { refused: RefusedTexts } {
  const nowhere = { getItem: () => null, setItem: () => {}, removeItem: () => {} };
  const files = [{ file }];
  return {
    refused: new RefusedTexts(() => nowhere),
    file: (name: string) => (name === file ? { value } : undefined),
    state: { files },
  } as unknown as Of & { refused: RefusedTexts };
}
const fault = { zh: '要填数字', en: 'it is no number' };
const refusal = { text: 'abc', over: '1', fault: { fault } };

test('a refused text is unwritten where its field stands now, by the id of its item, with its reason', () => {
  const draft = draftWith({ fields: [{ id: 'new' }, { id: 'a', max: 1 }] });
  draft.refused.keep([file, 'fields', 'a', 'max'], { ...refusal, owner: 2 });
  expect(unwrittenTexts(draft)).toEqual([
    {
      file,
      path: ['fields', 1, 'max'],
      pointer: '/fields/1/max',
      text: 'abc',
      fault,
      place: [file, 'fields', 'a', 'max'],
    },
  ]);
  expect(unwrittenWithin(draft, file, ['fields', 1])).toHaveLength(1);
  expect(unwrittenWithin(draft, file, ['fields', 0])).toHaveLength(0);
});

test('a refused text of a part that is not written yet is unwritten, too', () => {
  const draft = draftWith({ fields: [{ id: 'a' }] });
  draft.refused.keep([file, 'fields', 'a', 'showWhenAnswers', 'b', 'moreThan'], { ...refusal, owner: 2 });
  expect(unwrittenTexts(draft)[0]?.pointer).toBe('/fields/0/showWhenAnswers/b/moreThan');
});

test('a refused text of an item that is gone counts no more, nor one of a file that is', () => {
  const draft = draftWith({ fields: [{ id: 'other' }] });
  draft.refused.keep([file, 'fields', 'a', 'max'], { ...refusal, owner: 2 });
  draft.refused.keep(['definitions/forms/gone.json', 'title'], { ...refusal, owner: 0 });
  expect(unwrittenTexts(draft)).toEqual([]);
});

test('what is taken out takes the refused texts below it along', () => {
  const draft = draftWith({ fields: [{ id: 'a', max: 1 }] });
  draft.refused.keep([file, 'fields', 'a', 'when', 'b'], { ...refusal, owner: 2 });
  draft.refused.keep([file, 'fields', 'a', 'max'], { ...refusal, owner: 2 });
  draft.refused.dropBelow([file, 'fields', 'a', 'when']);
  expect(unwrittenTexts(draft).map(({ pointer }) => pointer)).toEqual(['/fields/0/max']);
});

/** What a field keeps of a text that it refuses. */
const refuse = (draft: ReturnType<typeof draftWith>, path: (string | number)[], owner: number) => {
  const value = draft.file(file)?.value;
  const mark = markOf(value, path);
  draft.refused.keep(refusedPlace(draft, { file, path }), { ...refusal, owner, mark });
};
const pointersOf = (value: unknown, refused: RefusedTexts) =>
  unwrittenTexts({ ...draftWith(value), refused } as Of).map(({ pointer }) => pointer);
const cases = [
  { code: 200, finish: 'seen' },
  { code: 4220, stay: '' },
];

test('a refused text goes with its field, where another way was chosen', () => {
  const draft = draftWith({ cases });
  refuse(draft, ['cases', 1, 'stay'], 2);
  expect(pointersOf({ cases }, draft.refused)).toEqual(['/cases/1/stay']);
  expect(pointersOf({ cases: [cases[0], { code: 4220, finish: 'seen' }] }, draft.refused)).toEqual([]);
});

test('a refused text of an item without an id is not that of the item which stands there later', () => {
  const draft = draftWith({ cases });
  refuse(draft, ['cases', 1, 'note'], 2);
  expect(pointersOf({ cases: [cases[0], { ...cases[1], stay: 'other' }] }, draft.refused)).toEqual([
    '/cases/1/note',
  ]);
  expect(pointersOf({ cases: [cases[1], cases[0]] }, draft.refused)).toEqual([]);
  expect(pointersOf({ cases: [cases[0]] }, draft.refused)).toEqual([]);
});

test('a refused text of a field that was not written goes with the kind of what has the field', () => {
  const draft = draftWith({ action: { do: 'call' } });
  refuse(draft, ['action', 'label'], 1);
  expect(pointersOf({ action: { do: 'call', to: '1' } }, draft.refused)).toEqual(['/action/label']);
  expect(pointersOf({ action: { do: 'open' } }, draft.refused)).toEqual([]);
});

test('what was refused by a field that is gone is dropped, and comes back with no undo', () => {
  vi.useFakeTimers();
  const draft = draftWith({ cases });
  refuse(draft, ['cases', 1, 'stay'], 2);
  const open = observable.box<unknown>({ cases }, { deep: false });
  const stop = dropGoneTexts({
    refused: draft.refused,
    file: () => ({ value: open.get(), isJson: true }),
  } as unknown as Of);
  vi.advanceTimersByTime(1000);
  expect(draft.refused.all.size).toBe(1);
  runInAction(() => open.set({ cases: [cases[0]] }));
  vi.advanceTimersByTime(1000);
  expect(draft.refused.all.size).toBe(0);
  stop();
  vi.useRealTimers();
});
