import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../ops/index.ts';
import { inNpmTest } from '../../harness/divided-tests.ts';
import { casesOfRun, firstOf } from '../../journeys/harness/matrix.ts';
import { harmlessEdits } from './harmless-edits.ts';
import { type Edit, mistakes } from './planted-mistakes.ts';

const root = join(import.meta.dirname, '../../..');

/** What check finds in the shipped config after an edit, which is laid over the files on the disk. */
function findingsAfter({ file, from, after, to }: Edit) {
  const text = readFileSync(join(root, file), 'utf8');
  const at = text.indexOf(from, after === undefined ? 0 : text.indexOf(after));
  if (at < 0) throw new Error(`${file} does not have ${from}`);
  const edited = text.slice(0, at) + to + text.slice(at + from.length);
  return readConfig(root, { overlay: new Map([[file, edited]]) }).diagnostics;
}

describe('a mistake in the shipped config is exactly one finding, at its place', () => {
  it.each(
    casesOfRun(
      mistakes,
      firstOf(({ file }) => file),
    ),
  )('$file: $name', ({ code, pointer, ...edit }) => {
    const found = findingsAfter(edit).map((one) => ({
      code: one.code,
      file: one.file,
      pointer: one.pointer,
    }));
    expect(found).toEqual([{ code, file: edit.file, pointer }]);
  });

  inNpmTest('there are at least 60 mistakes, of every file of the config', () => {
    expect(mistakes.length).toBeGreaterThanOrEqual(60);
    const files = new Set(mistakes.map(({ file }) => file.replace(/(pages|forms)\/.*/, '$1')));
    expect([...files].sort()).toMatchInlineSnapshot(`
      [
        "brands.json",
        "channels.json",
        "definitions/cities.json",
        "definitions/destinations.json",
        "definitions/endpoints.json",
        "definitions/facts.json",
        "definitions/flags.json",
        "definitions/forms",
        "definitions/messages.json",
        "definitions/navigation.json",
        "definitions/pages",
        "definitions/routes.json",
        "definitions/site.json",
        "definitions/trackers.json",
        "hosts.json",
      ]
    `);
  });
});

describe('a harmless edit of the shipped config is no finding', () => {
  // A page, a channel and the lines of a file: in `npm test` the mistakes above are one finding each, and no other one.
  const telling = [/pages\//, /^channels/, /flags\.json$/];
  const isFirst = firstOf(({ file }: { file: string }) => telling.findIndex((of) => of.test(file)));
  it.each(
    casesOfRun(
      harmlessEdits,
      (one, at, all) => telling.some((of) => of.test(one.file)) && isFirst(one, at, all),
    ),
  )('$file: $name', (edit) => {
    expect(findingsAfter(edit).map(({ code, message }) => [code, message.en])).toEqual([]);
  });
});
