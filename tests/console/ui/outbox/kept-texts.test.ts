import { expect, test } from 'vitest';
import { KeptTexts } from '../../../../console/ui/outbox/kept-texts.ts';

test('a text that is typed and not sent yet stays over a reload of its window, and is gone once it was sent', () => {
  const entries = new Map<string, string>();
  const storage = () => ({
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  });
  const texts = new KeptTexts(storage);
  texts.keep('comment one', '看不清');
  texts.keep('comment two', '好');
  const reloaded = new KeptTexts(storage);
  expect([reloaded.at('comment one'), reloaded.at('comment two'), reloaded.at('other')]).toEqual([
    '看不清',
    '好',
    null,
  ]);
  reloaded.keep('comment one', null);
  expect([new KeptTexts(storage).at('comment one'), new KeptTexts(storage).at('comment two')]).toEqual([
    null,
    '好',
  ]);
});

test('without storage, or with another text in it, the page keeps what is typed', () => {
  const texts = new KeptTexts(() => {
    throw new Error('no storage');
  });
  texts.keep('one', '文字');
  expect(texts.at('one')).toBe('文字');
  const broken = new KeptTexts(() => ({ getItem: () => '{', setItem: () => {}, removeItem: () => {} }));
  expect(broken.at('one')).toBe(null);
});
