import { expect, test } from 'vitest';
import { unwrittenTexts, unwrittenWithin } from '../../../../console/ui/draft-store/unwritten-texts.ts';
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
    { file, path: ['fields', 1, 'max'], pointer: '/fields/1/max', text: 'abc', fault },
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
