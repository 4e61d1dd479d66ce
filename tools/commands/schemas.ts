import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { codesPage, editorSchemas, readDefined } from '../../ops/index.ts';
import { root, settingsOrExit } from '../../publish/environment/settings.ts';
import { type EmittedFile, emitSchemas } from '../../schemas/compile/emit-json-schema.ts';

// npm run schemas: writes schemas/json and docs/codes.md and deletes stale files. Run it after editing schemas, adding
// ids or changing the documentation of a code. With FUNNEL_CONFIG it writes the schemas of that config into its folder, for
// an editor.
const { config } = settingsOrExit();

function ofThisRepository(): EmittedFile[] {
  const { ids, facts, languages, hasPlurals } = readDefined(root);
  return [...emitSchemas(ids, facts, languages, hasPlurals), codesPage()];
}

const files = config === root ? ofThisRepository() : editorSchemas(config);
const emitted = new Map(files.map(({ path, content }) => [path, content]));
const isCurrent = (path: string, content: string) => {
  try {
    return readFileSync(join(config, path), 'utf8') === content;
  } catch {
    return false;
  }
};

const stale = globSync('schemas/json/**/*.json', { cwd: config })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !emitted.has(path));
for (const path of stale) rmSync(join(config, path));
const changed = [...emitted].filter(([path, content]) => !isCurrent(path, content));
for (const [path, content] of changed) {
  mkdirSync(dirname(join(config, path)), { recursive: true });
  writeFileSync(join(config, path), content);
}
process.stdout.write(`${changed.length} written, ${stale.length} deleted, of ${emitted.size} files\n`);
