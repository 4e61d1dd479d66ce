import { expect, test } from 'vitest';
import { RefusedTexts } from '../../../../console/ui/outbox/refused-texts.ts';

const memory = () => {
  const all = new Map<string, string>();
  return {
    all,
    getItem: (key: string) => all.get(key) ?? null,
    setItem: (key: string, value: string) => void all.set(key, value),
    removeItem: (key: string) => void all.delete(key),
  };
};
const refused = {
  text: '长长长',
  over: '短',
  fault: { fault: { zh: '最多 2 个字', en: '2 characters at most' } },
};
const page = 'definitions/pages/one.json';

test('a refused text is there again after a reload, with its reason, and only in its config', () => {
  const storage = memory();
  const before = new RefusedTexts(() => storage);
  before.open('one');
  before.keep([page, 'title'], refused);
  const after = new RefusedTexts(() => storage);
  after.open('one');
  expect(after.at([page, 'title'])).toEqual(refused);
  const other = new RefusedTexts(() => storage);
  other.open('other');
  expect(other.at([page, 'title'])).toBe(null);
});

test('what was refused before the config was known counts over what an earlier page has left', () => {
  const storage = memory();
  const before = new RefusedTexts(() => storage);
  before.open('one');
  before.keep([page, 'title'], refused);
  const after = new RefusedTexts(() => storage);
  after.keep([page, 'title'], { ...refused, text: '更长更长' });
  after.open('one');
  expect(after.at([page, 'title'])?.text).toBe('更长更长');
});

test('a corrected text is forgotten, and the texts of discarded files alone', () => {
  const storage = memory();
  const texts = new RefusedTexts(() => storage);
  texts.open('one');
  texts.keep([page, 'title'], refused);
  texts.keep([page, 'text'], refused);
  texts.keep(['brands.json', 'brands', 'a', 'name'], refused);
  texts.drop([page, 'title']);
  expect(texts.at([page, 'title'])).toBe(null);
  expect(texts.at([page, 'text'])).toEqual(refused);
  texts.discard([page]);
  expect(texts.at([page, 'text'])).toBe(null);
  expect(texts.at(['brands.json', 'brands', 'a', 'name'])).toEqual(refused);
  texts.discard();
  expect([...storage.all]).toEqual([]);
});

test('the conditions of a block whose values were refused are known by their facts', () => {
  const texts = new RefusedTexts(() => memory());
  texts.keep([page, 'body', 'form', 'when', 'city'], refused);
  texts.keep([page, 'body', 'form', 'when', 'amount', 'atLeast'], refused);
  texts.keep([page, 'body', 'other', 'when', 'host'], refused);
  expect(texts.keysBelow([page, 'body', 'form', 'when'])).toEqual(['city', 'amount']);
});

test('without storage a refused text stays as long as the page', () => {
  const texts = new RefusedTexts(() => {
    throw new Error('no storage');
  });
  texts.open('one');
  texts.keep([page, 'title'], refused);
  expect(texts.at([page, 'title'])).toEqual(refused);
});
