import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import { type OutputChunk, type Plugin, rolldown } from 'rolldown';
import { keepPlaceOfSource } from '../command-bundle/place-of-source.ts';
import { madeBeforehand, packagePrograms } from './package-programs.ts';

/** From the folder of the programs to the root of the package. */
const toRoot = '../../..';

/** Bundles all programs of the package: Node strips no types in `node_modules`. */
export async function bundlePrograms(root: string): Promise<OutputChunk[]> {
  const input = Object.fromEntries(
    Object.entries(packagePrograms).map(([name, source]) => [name, join(root, source)]),
  );
  const built = await rolldown({
    cwd: root,
    input,
    platform: 'node',
    // Node leaves class fields as they are written, and so must the bundle.
    tsconfig: false,
    plugins: [sourcePlugin(root)],
    external: (id) => !id.startsWith('.') && !isAbsolute(id) && !isHelper(id),
  });
  const { output } = await built.generate({
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: 'chunk-[hash].mjs',
  });
  await built.close();
  return output.filter((one): one is OutputChunk => one.type === 'chunk');
}

/** What rolldown writes in place of syntax: a template with `</script>` in it. */
const isHelper = (id: string): boolean => /@oxc-project\/runtime\//.test(id);

const sourcePlugin = (root: string): Plugin => ({
  name: 'funnel-package',
  resolveId(id, importer) {
    if (!id.startsWith('.') || importer === undefined) return null;
    const file = resolve(importer, '..', id);
    return madeBeforehand.includes(pathIn(root, file)) ? { id: file, external: true } : null;
  },
  load(id) {
    if (!isAbsolute(id) || id.includes('/node_modules/')) return null;
    const code = keepPlaceOfSource(readFileSync(id, 'utf8'), pathIn(root, id), toRoot);
    return { code: startBundledWorkers(code), moduleType: 'ts' };
  },
});

const pathIn = (root: string, file: string): string => relative(root, file).split(sep).join('/');

/** A thread starts from the program beside the one that starts it. */
const startBundledWorkers = (code: string): string =>
  code.replace(
    /new URL\('\.\/([\w-]+-worker)\.ts', new URL\("[^"]+", import\.meta\.url\)\.href\)/g,
    (_, name: string) => {
      if (!Object.hasOwn(packagePrograms, name)) throw new Error(`the package has no program ${name}`);
      return `new URL('./${name}.mjs', import.meta.url)`;
    },
  );

/** The packages that the programs load, by import or by `createRequire`. */
export function packagesOf(chunks: readonly OutputChunk[]): string[] {
  const ids = chunks.flatMap(({ imports, dynamicImports, code }) => [
    ...imports,
    ...dynamicImports,
    ...[...code.matchAll(/\bcreateRequire\([^\n]*\)\(['"]([^'"]+)['"]\)/g)].map(([, id]) => id ?? ''),
  ]);
  const own = new Set([...chunks.map(({ fileName }) => fileName), ...madeBeforehand]);
  const names = ids
    .filter((id) => !own.has(id) && !isBuiltin(id))
    .map((id) => /^(?:@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? id);
  return [...new Set(names)].sort();
}
