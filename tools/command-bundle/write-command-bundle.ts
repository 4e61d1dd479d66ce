import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { isAbsolute, join, relative, sep } from 'node:path';
import { type OutputChunk, type Plugin, rolldown } from 'rolldown';
import { type BundledSource, type BundleManifest, bundlesFolder } from '../../ops/cli/command-bundle.mjs';
import { listFiles } from '../../publish/files/list-files.ts';
import { keepPlaceOfSource } from './place-of-source.ts';
import { readSource } from './read-source.ts';
import { removeOldBundles } from './remove-old-bundles.ts';

/** Bundles lie in folders of their own below {@link bundlesFolder}. */
const toRoot = '../../../..';

/** Makes the bundle of the commands. Of several processes at once each makes a whole one, and the last is named. */
export async function writeCommandBundle(root: string): Promise<void> {
  const bundles = join(root, bundlesFolder);
  // Fails before the work where nothing can be written.
  mkdirSync(bundles, { recursive: true });
  const { chunks, sources } = await bundle(root);
  const folder = hashOf(sources);
  const unfinished = mkdtempSync(join(bundles, `${folder}.`));
  for (const { fileName, code } of chunks) writeFileSync(join(unfinished, fileName), code);
  placeFolder(unfinished, join(bundles, folder));
  const manifest: BundleManifest = { entry: `${folder}/bin.mjs`, sources };
  const unnamed = `${unfinished}.json`;
  writeFileSync(unnamed, JSON.stringify(manifest));
  renameSync(unnamed, join(bundles, 'manifest.json'));
  removeOldBundles(bundles, [folder, 'manifest.json']);
}

/** A folder that has that name already was made of the same sources. */
function placeFolder(unfinished: string, folder: string): void {
  try {
    renameSync(unfinished, folder);
  } catch {
    rmSync(unfinished, { recursive: true });
    utimesSync(folder, new Date(), new Date());
  }
}

async function bundle(root: string): Promise<{ chunks: OutputChunk[]; sources: BundledSource[] }> {
  const sources = new Map<string, BundledSource>();
  const read = (path: string): string => {
    const { source, text } = readSource(root, path);
    sources.set(path, source);
    return text;
  };
  // What else decides about the bundle: how it is made, and the version of what makes it.
  for (const name of listFiles(join(root, 'tools/command-bundle'))) read(`tools/command-bundle/${name}`);
  read('package-lock.json');
  const built = await rolldown({
    cwd: root,
    input: { bin: join(root, 'ops/cli/bin.ts') },
    platform: 'node',
    // Node leaves class fields as they are written, and so must the bundle.
    tsconfig: false,
    external: (id) => !id.startsWith('.') && !isAbsolute(id),
    plugins: [sourcePlugin(root, read)],
  });
  const { output } = await built.generate({
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
  });
  await built.close();
  const chunks = output.filter((one): one is OutputChunk => one.type === 'chunk');
  return { chunks, sources: [...sources.values()].sort((one, other) => (one.path < other.path ? -1 : 1)) };
}

const sourcePlugin = (root: string, read: (path: string) => string): Plugin => ({
  name: 'funnel-sources',
  load(id) {
    if (!isAbsolute(id)) return null;
    const path = relative(root, id).split(sep).join('/');
    return { code: keepPlaceOfSource(read(path), path, toRoot), moduleType: 'ts' };
  },
});

function hashOf(sources: readonly BundledSource[]): string {
  const hash = createHash('sha256');
  for (const { path, hash: text } of sources) hash.update(`${path}\0${text}\0`);
  return hash.digest('hex').slice(0, 16);
}
