import { dirname, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { codeSpansOf, documents, files, readText } from './read-documents.ts';

const known = new Set(files);
for (const file of files) {
  for (let dir = dirname(file); dir !== '.'; dir = dirname(dir)) known.add(dir);
}
const baseNames = new Set(files.map((file) => posix.basename(file)));
const topFolders = new Set([
  ...files.filter((file) => file.includes('/')).map((file) => file.split('/')[0] ?? ''),
  'scripts',
]);

/** A path of the repository in a document, without line and column; null for other code. */
function pathIn(code: string): string | null {
  const path = code.replace(/(:\d+)+$/, '').replace(/\/$/, '');
  if (!/^[\w.@-]+(\/[\w.@-]+)*$/.test(path)) return null;
  if (path.includes('/')) return topFolders.has(path.split('/')[0] ?? '') ? path : null;
  return /^[\w-]+(\.test)?\.(tsx?|mjs)$/.test(path) ? path : null;
}
/** `lead.ts` alone names any file with that name. */
const exists = (path: string): boolean =>
  path.includes('/') ? known.has(path) : known.has(path) || baseNames.has(path);

describe.each(documents)('%s', (document) => {
  const markdown = readText(document);

  it('the document names only files and folders that exist', () => {
    const paths = codeSpansOf(markdown).flatMap((code) => pathIn(code) ?? []);
    expect(paths.filter((path) => !exists(path))).toEqual([]);
  });
  it('the document links only to files that exist', () => {
    const links = [...markdown.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)|(?:src|href)="([^"#]+)"/g)];
    const targets = links
      .map(([, link, source]) => link ?? source ?? '')
      .filter((to) => !/^[a-z]+:/.test(to));
    const paths = targets.map((target) =>
      posix.normalize(posix.join(dirname(document), target)).replace(/\/$/, ''),
    );
    expect(paths.filter((path) => !known.has(path))).toEqual([]);
  });
});
