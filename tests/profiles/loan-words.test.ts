import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../publish/environment/settings.ts';

/** Words that only loans need, as whole words: names are divided where a part of them begins (`annualRate`, `loan-costs`). */
const english =
  /\b(loans?|lend(s|er|ers|ing)?|borrow(s|ed|er|ers|ing)?|repa(y|ys|id|ying|yments?)|instal?l?ments?|aprs?|annual(ly)?|plates?|credit(s|or|ors)?|debts?|mortgages?|principal|usury)\b/;
const chinese = /贷|借|还款|还清|年化|车牌|等额|本息|本金|利率|利息|分期|期数|征信|月供|放款/;

/** `annualRate` → `annual rate`, so that a word of a name is a word. */
const words = (line: string): string =>
  line
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[_-]/g, ' ')
    .toLowerCase();

const namesLoans = (line: string): boolean => english.test(words(line)) || chinese.test(line);

/** The engine: brands and profiles of law in schemas/config are config that ships, and may speak of a product. */
const files = globSync('{schemas,runtime,renderer}/**/*.{ts,tsx,css}', { cwd: root }).filter(
  (file) => !file.startsWith('schemas/config/'),
);

describe('the engine knows no loans', () => {
  it('schemas, runtime and renderer have no word of them, in names, texts, comments or the names of files', () => {
    const found = files.flatMap((file) => [
      ...(namesLoans(file) ? [file] : []),
      ...readFileSync(join(root, file), 'utf8')
        .split('\n')
        .filter(namesLoans)
        .map((line) => `${file}: ${line.trim()}`),
    ]);
    expect(files.length).toBeGreaterThan(500);
    for (const folder of ['schemas/page', 'runtime/answers', 'renderer/blocks'])
      expect(files.some((file) => file.startsWith(`${folder}/`))).toBe(true);
    expect(found).toEqual([]);
  });

  it.each([
    'const loanCosts = 1;',
    "import { plate } from './PlateField.tsx';",
    "'field.plate.invalid',",
    '/** What a lender asks. */',
    'aprMin: number;',
    '.instalment {',
    'brand.annualRate',
    "label: '每期还款'",
    'renderer/blocks/LoanTable.tsx',
  ])('a line that names them is found: %s', (line) => expect(namesLoans(line)).toBe(true));

  it.each(['grid-template: 1fr', 'const template = 1;', 'await callEndpoint(one);', 'calendar', 'blend'])(
    'a line that does not is not: %s',
    (line) => expect(namesLoans(line)).toBe(false),
  );

  it('is found in the profile, in both languages', () => {
    const profile = globSync('profiles/loan/**/*.{ts,tsx}', { cwd: root });
    const lines = profile.flatMap((file) => readFileSync(join(root, file), 'utf8').split('\n'));
    expect(lines.filter((line) => english.test(words(line))).length).toBeGreaterThan(100);
    expect(lines.filter((line) => chinese.test(line)).length).toBeGreaterThan(20);
  });
});
