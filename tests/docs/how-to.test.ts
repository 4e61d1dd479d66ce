import { describe, expect, it } from 'vitest';
import { fieldKinds, messageIds, validationMessageIds } from '../../schemas/index.ts';
import { messageOwners } from '../../schemas/page/message-owners.ts';
import { run } from '../ops/cli/run-main.ts';
import { codeSpansOf, files, readText } from './read-documents.ts';

const pages = files.filter((file) => file.startsWith('docs/how-to/'));
const texts = files.filter(
  (file) => /\.(tsx?|mjs|css)$/.test(file) || /^(definitions\/.+|package)\.json$/.test(file),
);
const words = new Set(
  texts
    .filter((file) => !file.startsWith('tests/docs/'))
    .flatMap((file) => readText(file).match(/[$\w]+/g) ?? []),
);
/** What the examples of the pages add. */
const added = new Set(['passport', 'quote']);

const codes = (await run(['docs'])).stdout.split('\n').map((line) => line.split(' ')[0] ?? '');
const commands = (await run(['--help', '--lang=en'])).stdout;

describe.each(pages)('%s', (page) => {
  const spans = codeSpansOf(readText(page));

  it('the page names only identifiers that the code has', () => {
    const names = spans.filter((span) => /^[$\w]+$/.test(span) && !added.has(span));
    expect(names.filter((name) => !words.has(name))).toEqual([]);
  });
  it('the page names only commands and codes of check that exist', () => {
    const called = spans.flatMap((span) => /^(?:npx )?funnel ([a-z]+)/.exec(span)?.[1] ?? []);
    expect(called.filter((name) => !new RegExp(`^ +${name}\\b`, 'm').test(commands))).toEqual([]);
    const documented = spans.flatMap((span) => /^npx funnel docs ([\w-]+)/.exec(span)?.[1] ?? []);
    expect(documented.filter((code) => !codes.includes(code))).toEqual([]);
  });
});

describe('names that no type checks', () => {
  it.each(fieldKinds)(
    'the messages of the field kind %s have an owner, so that only its pages carry them',
    (kind) => {
      const own = [...messageIds, ...validationMessageIds].filter((id) => id.startsWith(`field.${kind}.`));
      expect(own.length === 0 || messageOwners[`field.${kind}.`]).toBeTruthy();
    },
  );
});
