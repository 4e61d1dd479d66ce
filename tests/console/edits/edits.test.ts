import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { patchesOf, valueAt } from '../../../console/edits/apply-edit.ts';
import { type Edit, EditError, readEdits } from '../../../console/edits/edit.ts';
import { EditBuffer } from '../../../console/edits/edit-buffer.ts';
import {
  applyPatches,
  invertPatches,
  patchBetween,
  type TextPatch,
} from '../../../console/edits/text-patch.ts';
import { small } from '../../ops/cli/run-main.ts';

const file = 'channels.json';
const after = (text: string, edit: Edit) => applyPatches(text, patchesOf(text, edit));
const set = (path: (string | number)[], value: unknown): Edit => ({ do: 'set', file, path, value });

const text = `{
  "$schema": "./x.json",
  "channels": {
    "100": { "title":   "一" },
    "300": {
      "tags": ["a", "b"]
    }
  }
}
`;

test('an edit replaces a value and no other byte of the file', () => {
  expect(after(text, set(['channels', '100', 'title'], '二'))).toBe(text.replace('"一"', '"二"'));
});

test('a new numeric key is inserted in order, any other new key comes last', () => {
  const added = after(text, set(['channels', '200'], { title: '中' }));
  expect(added).toContain('"一" },\n    "200": {\n      "title": "中"\n    },\n    "300"');
  expect(after(text, set(['channels', '300', 'title'], 'x'))).toContain(
    '"tags": ["a", "b"],\n      "title": "x"\n    }',
  );
});

test('a new key is inserted before the named key, and last where that key does not exist', () => {
  const before = (key: string): Edit => ({ ...set(['channels', '300', 'title'], 'x'), before: key }) as Edit;
  expect(after(text, before('tags'))).toContain(
    '"300": {\n      "title": "x",\n      "tags": ["a", "b"]\n    }',
  );
  expect(after(text, before('gone'))).toBe(after(text, set(['channels', '300', 'title'], 'x')));
  expect(readEdits([before('tags')], new Set([file]))).toEqual([before('tags')]);
});

test('missing parent objects of a new key are created', () => {
  expect(after(text, set(['channels', '300', 'brand', 'name'], '名'))).toContain(
    '],\n      "brand": {\n        "name": "名"\n      }\n    }',
  );
});

test('a removed key takes its comma with it, and with prune its empty parents', () => {
  const one = after(text, { do: 'remove', file, path: ['channels', '100'] });
  expect(JSON.parse(one)).toEqual({ $schema: './x.json', channels: { 300: { tags: ['a', 'b'] } } });
  const deep = after(text, set(['channels', '300', 'brand', 'name'], '名'));
  expect(after(deep, { do: 'remove', file, path: ['channels', '300', 'brand', 'name'], prune: true })).toBe(
    text,
  );
});

test('items of a list are added, inserted before others, and removed', () => {
  const path = ['channels', '300', 'tags'];
  expect(after(text, set([...path, 2], 'c'))).toContain('["a", "b", "c"]');
  expect(after(text, { do: 'insert', file, path: [...path, 0], value: 'z' })).toContain('["z", "a", "b"]');
  expect(after(text, { do: 'remove', file, path: [...path, 1] })).toContain('["a"]');
});

test('a key is renamed in its position, unless the new name is taken', () => {
  const renamed = after(text, { do: 'rename', file, path: ['channels', '100'], key: '101' });
  expect(renamed).toBe(text.replace('"100"', '"101"'));
  expect(() => patchesOf(text, { do: 'rename', file, path: ['channels', '100'], key: '300' })).toThrow(
    EditError,
  );
});

test.each([
  ['a way through a text', set(['$schema', 'x'], 1)],
  ['an index of an object', set(['channels', 0], 1)],
  ['an item beyond the end', { do: 'insert', file, path: ['channels', '300', 'tags', 9], value: 1 }],
  ['what is not there', { do: 'remove', file, path: ['channels', '999'] }],
] as [string, Edit][])('%s is refused', (_, edit) => {
  expect(() => patchesOf(text, edit)).toThrow(EditError);
});

test.each([
  [[{ do: 'set', file: '../hosts.json', path: ['a'], value: 1 }]],
  [[{ do: 'set', file: '__proto__', path: ['a'], value: 1 }]],
  [[{ do: 'set', file, path: [], value: 1 }]],
  [[{ do: 'set', file, path: [-1], value: 1 }]],
  [[{ do: 'set', file, path: ['a'] }]],
  [[{ do: 'text', file, text: '\ud800' }]],
  [[{ do: 'delete', file }]],
  [[]],
  ['x'],
])('invalid edits are refused: %j', (given) => {
  expect(() => readEdits(given, new Set([file]))).toThrow(EditError);
});

type Json = unknown;
const isObject = (value: Json): value is Record<string, Json> => typeof value === 'object' && value !== null;
const pathsOf = (value: Json): (string | number)[][] =>
  isObject(value)
    ? Object.entries(value).flatMap(([key, inner]) => {
        const own = Array.isArray(value) ? Number(key) : key;
        return [[own], ...pathsOf(inner).map((path) => [own, ...path])];
      })
    : [];

/** The expected result of the edit, by plain JSON operations. */
function expected(value: Json, [key, ...rest]: (string | number)[], by: { value: Json } | null): Json {
  if (!isObject(value) || key === undefined) return value;
  const change = (inner: Json) => (rest.length === 0 ? by?.value : expected(inner, rest, by));
  if (Array.isArray(value)) {
    return value.flatMap((inner, at) =>
      at !== key ? [inner] : rest.length === 0 && !by ? [] : [change(inner)],
    );
  }
  const entries = Object.entries(value).flatMap(([name, inner]): [string, Json][] =>
    name !== key ? [[name, inner]] : rest.length === 0 && !by ? [] : [[name, change(inner)]],
  );
  return Object.fromEntries(entries);
}

const files = ['channels.json', 'hosts.json', 'definitions/navigation.json', 'definitions/pages/login.json'];

test('after any set or remove the file is the expected JSON, and undoing restores its bytes', () => {
  const value = fc.jsonValue({ maxDepth: 2 });
  fc.assert(
    fc.property(fc.constantFrom(...files), fc.nat(), fc.option(fc.record({ value })), (name, at, by) => {
      const before = readFileSync(join(small, name), 'utf8');
      const paths = pathsOf(JSON.parse(before));
      const path = paths[at % paths.length] ?? [];
      const edit: Edit = by ? set(path, by.value) : { do: 'remove', file, path };
      const patches = patchesOf(before, edit);
      const now = applyPatches(before, patches);
      // -0 is written as 0.
      expect(JSON.parse(now)).toEqual(JSON.parse(JSON.stringify(expected(JSON.parse(before), path, by))));
      expect(applyPatches(now, invertPatches(patches))).toBe(before);
      if (by) expect(valueAt(now, path)).toEqual(JSON.parse(JSON.stringify(by.value)));
    }),
    { numRuns: 400 },
  );
});

const written = (given: string, edit: Edit): string[] => {
  const editor = new EditBuffer(given);
  editor.apply(edit);
  return [after(given, edit), editor.text];
};

test('text written into a Windows file uses the line ending of the file', () => {
  const windows = text.replaceAll('\n', '\r\n');
  for (const edit of [
    set(['channels', '100', 'brand', 'name'], '名'),
    set(['channels', '300', 'tags'], { a: 1 }),
    set(['channels', '200'], { title: '中' }),
  ]) {
    const expected = after(text, edit).replaceAll('\n', '\r\n');
    expect(written(windows, edit)).toEqual([expected, expected]);
  }
});

test('an edit of a file with mixed line endings preserves every other byte', () => {
  const mixed = '{\r\n  "channels": {\n    "1": {\r\n      "a": 1\r\n    },\n    "2": {}\n  }\r\n}\n';
  const before = '    "1": {\r\n      "a": 1\r\n    }';
  expect(written(mixed, set(['channels', '1', 'b'], 2))).toEqual(
    Array(2).fill(mixed.replace('"a": 1', '"a": 1,\r\n      "b": 2')),
  );
  expect(written(mixed, set(['channels', '2', 'b'], 2))).toEqual(
    Array(2).fill(mixed.replace('"2": {}', '"2": {\n      "b": 2\n    }')),
  );
  expect(written(mixed, { do: 'remove', file, path: ['channels', '2'] })).toEqual(
    Array(2).fill(mixed.replace(`${before},\n    "2": {}`, before)),
  );
});

test('typed text is one patch, which covers exactly the differing range', () => {
  expect(patchBetween('aXXb', 'aYb')).toEqual([{ offset: 1, was: 'XX', now: 'Y' }]);
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      expect(applyPatches(one, patchBetween(one, other))).toBe(other);
    }),
  );
});

test('many edits of one step equal the same edits made one by one, whatever their overlap', () => {
  const key = fc.constantFrom('100', '300', '200');
  const edits: fc.Arbitrary<Edit> = fc.oneof(
    fc
      .tuple(key, fc.constantFrom('title', 'tags', 'x'), fc.jsonValue({ maxDepth: 1 }))
      .map(([channel, name, value]): Edit => set(['channels', channel, name], value)),
    key.map((channel): Edit => set(['channels', channel, 'brand', 'name'], channel)),
    key.map((channel): Edit => ({ do: 'remove', file, path: ['channels', channel] })),
    key.map((channel): Edit => ({ do: 'remove', file, path: ['channels', channel, 'title'], prune: true })),
    key.map((channel): Edit => ({ do: 'rename', file, path: ['channels', channel], key: '200' })),
    fc.constant<Edit>(set(['$schema'], './longer.json')),
  );
  fc.assert(
    fc.property(fc.array(edits, { maxLength: 12 }), (all) => {
      const editor = new EditBuffer(text);
      let now = text;
      const made: TextPatch[] = [];
      for (const edit of all) {
        const [one, other] = [() => patchesOf(now, edit), () => editor.apply(edit)].map((make) => {
          try {
            return make();
          } catch (error) {
            if (error instanceof EditError) return null;
            throw error;
          }
        });
        expect(other === null).toBe(one === null);
        now = applyPatches(now, one ?? []);
        made.push(...(other ?? []));
      }
      expect(editor.text).toBe(now);
      expect(applyPatches(text, made)).toBe(now);
    }),
    { numRuns: 500 },
  );
});

test('a value that just exceeds the line width is wrapped also where one step makes many edits', () => {
  const wide = ['', null, false, false, 5.00048621039034e-310, false, -1.0002123167683071e-192, null];
  const edit = set(['channels', '100', 'title'], wide);
  const editor = new EditBuffer(text);
  editor.apply(edit);
  expect(editor.text).toBe(applyPatches(text, patchesOf(text, edit)));
});

test('a patch before the one made first is not shifted by it', () => {
  const patches = [
    { offset: 3, was: '', now: 'xx' },
    { offset: 2, was: '', now: 'y' },
  ];
  expect(applyPatches('abcd', patches)).toBe('abycxxd');
});

test('patches applied in runs equal patches applied one by one', () => {
  const one = (whole: string, { offset, was, now }: TextPatch) =>
    whole.slice(0, offset) + now + whole.slice(offset + was.length);
  const sizes = fc.array(fc.tuple(fc.nat(30), fc.nat(3), fc.string({ maxLength: 3 })), { maxLength: 12 });
  fc.assert(
    fc.property(fc.string({ minLength: 5, maxLength: 30 }), sizes, (whole, given) => {
      let now = whole;
      const patches = given.map(([at, length, to]) => {
        const offset = Math.min(at, now.length);
        const patch = { offset, was: now.slice(offset, offset + length), now: to };
        now = one(now, patch);
        return patch;
      });
      expect(applyPatches(whole, patches)).toBe(now);
      expect(applyPatches(now, invertPatches(patches))).toBe(whole);
    }),
    { numRuns: 2000 },
  );
});
