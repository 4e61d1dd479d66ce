import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

export const root = join(import.meta.dirname, '../..');
export const readText = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Folders that a build, an install or a run creates and that are not part of the repository. */
const generated = new Set(['node_modules', 'dist', '.git', '.data', 'test-results']);

/** Every file of the repository, by its path from the root. */
export const files: readonly string[] = readdirSync(root, { withFileTypes: true }).flatMap((entry) => {
  if (generated.has(entry.name)) return [];
  if (!entry.isDirectory()) return [entry.name];
  return readdirSync(join(root, entry.name), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && !file.parentPath.split(sep).includes('node_modules'))
    .map((file) =>
      join(file.parentPath, file.name)
        .slice(root.length + 1)
        .split(sep)
        .join('/'),
    );
});

/** The documents in docs/ and at the root. */
export const documents = files.filter(
  (path) => path.endsWith('.md') && (!path.includes('/') || /^(docs|\.github)\//.test(path)),
);

/** Every piece of `code` in a document, without its fenced blocks. */
export function codeSpansOf(markdown: string): string[] {
  return [...markdown.replace(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(
    ([, code]) => code ?? '',
  );
}

export const fencedBlocksOf = (markdown: string): string[] =>
  [...markdown.matchAll(/^```\w*\n([\s\S]*?)^```/gm)].map(([, block]) => block ?? '');
