import type { ParsedFile } from '../../ops/config/parsed-file.ts';
import { eachString, entriesOf, itemsOf, member } from '../../ops/json/json-values.ts';
import { toPointer } from '../../ops/json/pointer.ts';
import { inFirstLanguage } from '../../ops/languages/first-language.ts';
import type { SearchEntry } from './search-entries.ts';

/** What people call a code with which the server answers a form. */
const calledSo = (code: number): string[] => [`返回码 ${code}`, `结果码 ${code}`, `result code ${code}`];

/** Where result codes are handled or explained: the list, and what it stands in. */
const lists = [
  ['onResult', 'cases'],
  ['receipt', 'reasons'],
] as const;

/** The result codes of forms, by their number and by what visitors read for them. */
export function resultCodesIn(files: readonly ParsedFile[]): SearchEntry[] {
  const messages = files.find(({ kind }) => kind === 'messages')?.value;
  const wordsOf = (text: string): string => {
    const written = inFirstLanguage(member(messages, 'messages', text));
    return typeof written === 'string' ? written : text;
  };
  return files.flatMap(({ file, kind, stem, value }) => {
    if (kind !== 'pages' && kind !== 'forms') return [];
    return casesIn(value, []).flatMap(({ one, path }) => {
      const said: string[] = [];
      eachString(one, (text, pointer) => {
        if (!/\/(at|finish|note)$/.test(pointer)) said.push(wordsOf(text));
      });
      return [member(one, 'code')].flat().flatMap((code): SearchEntry[] =>
        typeof code !== 'number'
          ? []
          : [
              {
                kind: 'resultCode',
                id: String(code),
                names: [...said, stem],
                borrowed: calledSo(code),
                file,
                pointer: toPointer(path),
              },
            ],
      );
    });
  });
}

interface Case {
  one: unknown;
  path: readonly (string | number)[];
}

function casesIn(value: unknown, path: readonly (string | number)[]): Case[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => casesIn(one, [...path, index]));
  const own = lists.flatMap(([around, list]) =>
    itemsOf(member(value, around, list)).map((one, index) => ({ one, path: [...path, around, list, index] })),
  );
  return [...own, ...entriesOf(value).flatMap(([key, one]) => casesIn(one, [...path, key]))];
}
