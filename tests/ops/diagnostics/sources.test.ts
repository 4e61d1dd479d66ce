import { describe, expect, it } from 'vitest';
import { Sources } from '../../../ops/index.ts';

const sources = new Sources();
sources.add(
  'a.json',
  '\uFEFF{\r\n  "深圳": { "a/b": [1, "😀x"] },\r\n  "__proto__": { "constructor": 2 }\r\n}',
);

describe('Sources#locate', () => {
  it.each([
    ['a value', '/深圳/a~1b/0', {}, [2, 19, 2, 20]],
    ['a key', '/深圳/a~1b', { key: true }, [2, 11, 2, 16]],
    ['UTF-16 columns after an emoji', '/深圳/a~1b/1', { within: 'x' }, [2, 25, 2, 26]],
    ['names of Object.prototype as ordinary keys', '/__proto__/constructor', {}, [3, 33, 3, 34]],
    ['the nearest parent of what is not there', '/深圳/none/0', {}, [2, 9, 2, 30]],
    ['the whole file', '', {}, [1, 1, 4, 2]],
  ])('locate finds %s', (_name, pointer, options, expected) => {
    const { line, column, endLine, endColumn } = sources.locate('a.json', pointer, options);
    expect([line, column, endLine, endColumn]).toEqual(expected);
  });

  it('locate returns the start of a file that was not read', () => {
    expect(sources.locate('b.json', '/a')).toEqual({
      file: 'b.json',
      line: 1,
      column: 1,
      endLine: 1,
      endColumn: 1,
    });
  });
});
