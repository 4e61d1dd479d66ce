import { expect, it } from 'vitest';
import { readJson } from '../../../ops/config/read-json.ts';
import { Sources } from '../../../ops/diagnostics/sources.ts';

// A text without a mistake is scanned once for two revisions that share it.

function read(file: string, text: string) {
  const sources = new Sources();
  sources.add(file, text);
  const { value, diagnostics } = readJson(file, sources);
  return {
    value,
    codes: diagnostics.map(({ code }) => code),
    lines: diagnostics.map(({ range }) => range.line),
  };
}

it('a file that is read again has a value of its own, which an edit of the first one does not change', () => {
  const text = '{ "rows": [1, 2] }';
  const [first, second] = [read('own.json', text), read('own.json', text)];
  (first.value as { rows: number[] }).rows.push(3);
  expect(second.value).toEqual({ rows: [1, 2] });
  expect(read('own.json', text)).toEqual({ value: { rows: [1, 2] }, codes: [], lines: [] });
});

it('another text of the same file counts, and so does the first one again', () => {
  expect(read('changed.json', '{ "a": 1 }').value).toEqual({ a: 1 });
  expect(read('changed.json', '{ "a": 2 }').value).toEqual({ a: 2 });
  expect(read('changed.json', '{ "a": 1 }').value).toEqual({ a: 1 });
});

it('a key that stands twice is found each time', () => {
  const twice = '{\n  "a": 1,\n  "a": 2\n}';
  expect(read('twice.json', '{ "a": 1 }').codes).toEqual([]);
  const first = read('twice.json', twice);
  expect(first.codes).toHaveLength(1);
  expect(first.lines).toEqual([3]);
  expect(read('twice.json', twice)).toEqual(first);
});

it('a mistake of syntax is found each time, after a sound text of the same file too', () => {
  expect(read('broken.json', '{ "a": 1 }').codes).toEqual([]);
  for (let time = 0; time < 2; time++)
    expect(read('broken.json', '{ "a": 1,\n }')).toMatchObject({ value: undefined, codes: ['json-syntax'] });
});
