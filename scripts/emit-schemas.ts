import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readIds } from '../ops/index.ts';
import { emitSchemas } from '../schemas/emit.ts';

// Writes schemas/json, and deletes what is no longer emitted. Run it after editing schemas or adding ids.
const root = dirname(import.meta.dirname);
const emitted = new Map(emitSchemas(readIds(root)).map(({ path, content }) => [path, content]));
const isCurrent = (path: string, content: string) => {
  try {
    return readFileSync(join(root, path), 'utf8') === content;
  } catch {
    return false;
  }
};

const stale = globSync('schemas/json/**/*.json', { cwd: root })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !emitted.has(path));
for (const path of stale) rmSync(join(root, path));
const changed = [...emitted].filter(([path, content]) => !isCurrent(path, content));
for (const [path, content] of changed) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}
process.stdout.write(`${changed.length} written, ${stale.length} deleted, of ${emitted.size} schemas\n`);
