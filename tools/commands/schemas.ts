import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { codesPage, readDefined } from '../../ops/index.ts';
import { root } from '../../publish/environment/settings.ts';
import { emitSchemas } from '../../schemas/compile/emit-json-schema.ts';

// npm run schemas: writes schemas/json and docs/codes.md and deletes stale files. Run it after editing schemas, adding
// ids or changing the documentation of a code.
const { ids, facts } = readDefined(root);
const emitted = new Map(
  [...emitSchemas(ids, facts), codesPage()].map(({ path, content }) => [path, content]),
);
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
process.stdout.write(`${changed.length} written, ${stale.length} deleted, of ${emitted.size} files\n`);
