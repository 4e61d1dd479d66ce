import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printJson } from '../../../ops/check-report/print-json.ts';
import { type Diagnostic, printDiagnostics, Sources } from '../../../ops/index.ts';
import { cells, visible } from '../../../ops/text/visible.ts';

const sourcesOf = (text: string) => {
  const sources = new Sources();
  sources.add('a.json', text);
  return sources;
};
const finding = (range: Diagnostic['range'], more: Partial<Diagnostic> = {}): Diagnostic => ({
  code: 'ref-unknown',
  severity: 'error',
  message: { zh: '没有', en: 'none' },
  file: 'a.json',
  range,
  pointer: '',
  related: [],
  ...more,
});

/** Difficult text: controls, C1, direction marks, lone surrogates, emoji, Chinese, tabs. */
const hostile = fc.string({
  unit: fc.oneof(
    fc.constantFrom(
      '\u001b',
      '\u009b',
      '\u0007',
      '\r',
      '\u2028',
      '\u202e',
      '\u200b',
      '\ufeff',
      '\ud83d',
      '\t',
    ),
    fc.constantFrom('中', '👩‍👩‍👧', 'é', '"', '{', 'a', ' '),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  ),
});
// biome-ignore lint/suspicious/noControlCharactersInRegex: the test searches for control characters
const driving = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;

describe('printing findings', () => {
  it('the output never contains a control character of the config or of a file name', () => {
    fc.assert(
      fc.property(hostile, hostile, fc.nat(200), fc.nat(50), (line, word, column, length) => {
        const range = { line: 1, column: column + 1, endLine: 1, endColumn: column + 1 + length };
        const text = { zh: word, en: word };
        const related = [{ message: text, file: word, range }];
        const one = finding(range, { message: text, label: text, help: text, file: 'a.json', related });
        const totals = { files: 1, seconds: 0, skipped: { files: [word], objects: [word], stages: [] } };
        const output = printDiagnostics([one, { ...one, file: word }], sourcesOf(line), {
          lang: 'zh',
          totals,
        });
        expect(output).not.toMatch(driving);
        const json = printJson([one], totals);
        expect(json).not.toMatch(driving);
        expect(JSON.parse(json).findings[0].message.zh).toBe(word);
      }),
      { numRuns: 500 },
    );
  });

  it('the carets are under the range, even after Chinese text, emoji and tabs', () => {
    const token = fc.constantFrom('"杭洲"', '"x"', '👩‍👩‍👧');
    const before = fc.string({ unit: fc.constantFrom('中', 'a', '\t', '👩‍👩‍👧', '，'), maxLength: 30 });
    fc.assert(
      fc.property(before, token, (start, word) => {
        const line = `|${start}|${word}`;
        const range = { line: 1, column: start.length + 3, endLine: 1, endColumn: line.length + 1 };
        const [, , drawn = '', marks = ''] = printDiagnostics([finding(range)], sourcesOf(line), {
          lang: 'zh',
        }).split('\n');
        const width = cells(visible(word));
        expect(cells(drawn)).toBe(cells(marks));
        expect(marks.endsWith(` ${'^'.repeat(width)}`)).toBe(true);
      }),
    );
  });
});
