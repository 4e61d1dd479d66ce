import { describe, expect, it } from 'vitest';
import { codeSpansOf, files, readText } from './read-documents.ts';

const glossary = readText('docs/glossary.md');
const [terms = '', retired = ''] = glossary.split('## Retired words');

const isProductCode = (file: string) =>
  /^(schemas|profiles|runtime|renderer|ops|console|publish|sandbox|tools)\/.+\.(tsx?|mjs)$/.test(file);
const code = files.filter(isProductCode);
const config = files.filter((file) =>
  /^(definitions\/.+|channels|hosts|brands)\.json$|^package\.json$/.test(file),
);
/** Every word of the code and the config; what is between quotes counts too, because JSON keys are. */
const words = new Set([...code, ...config].flatMap((file) => readText(file).match(/[$\w]+/g) ?? []));

const rowsOf = (markdown: string): string[][] =>
  markdown
    .split('\n')
    .filter((line) => /^\| (?!term|retired|---)/.test(line))
    .map((line) =>
      line
        .slice(1, -1)
        .split(' | ')
        .map((cell) => cell.trim()),
    );

const identifiersIn = (cell: string): string[] => codeSpansOf(cell).filter((span) => /^[$\w]+$/.test(span));

describe('docs/glossary.md', () => {
  it('the fourth column names only identifiers of the code and the config', () => {
    const unknown = rowsOf(terms).flatMap(([, , , where = '']) =>
      identifiersIn(where).filter((name) => !words.has(name)),
    );
    expect(rowsOf(terms).length).toBeGreaterThan(70);
    expect(unknown).toEqual([]);
  });
  it('each term is defined once', () => {
    const names = rowsOf(terms).flatMap(([term = '']) => term.split(', '));
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });
});

/** A pattern for `ledBack` in identifiers (`ledBack`, `LedBack`) and in names of files (`led-back`). */
function formsOf(word: string): RegExp {
  const parts = word
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split('-');
  const pascal = parts.map((part) => `${part[0]?.toUpperCase()}${part.slice(1)}`).join('');
  const camel = `${pascal[0]?.toLowerCase()}${pascal.slice(1)}`;
  // A word of one part is retired as a name of its own (`Reaction`), not inside of others.
  return parts.length > 1 || /^[a-z]/.test(word)
    ? new RegExp(`\\b${camel}|${pascal}|\\b${parts.join('-')}`)
    : new RegExp(`\\b${word}\\b`);
}
/** The code of a file without comments and texts: a message to people may use any word. */
const codeOf = (file: string): string =>
  readText(file)
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/'[^'\n]*'/g, '');

const texts = new Map(code.map((file) => [file, codeOf(file)]));

describe('retired words', () => {
  it.each(rowsOf(retired).map(([word = '']) => word.replaceAll('`', '')))(
    '%s is no name in the code',
    (word) => {
      const form = formsOf(word);
      expect(code.filter((file) => form.test(file) || form.test(texts.get(file) ?? ''))).toEqual([]);
    },
  );
});
