// Finds the bundle of the commands that tools/command-bundle makes of the sources: 30 files to load instead of 480. Plain
// JavaScript, as ops/funnel.mjs is: it runs before anything is loaded that Node has to strip of types.
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Where bundles lie, from the root of the project: a manifest, and a folder for the bundle that it names. */
export const bundlesFolder = 'node_modules/.cache/funnel-commands';

/**
 * The entry file of the bundle, where every source is what it was when the bundle was made; otherwise undefined.
 * @param root - folder of the project
 */
export async function currentBundle(root) {
  try {
    const folder = join(root, bundlesFolder);
    // The bundle finds other files from where it lies. Where node_modules is a link, that is another checkout.
    if (realpathSync(folder) !== join(realpathSync(root), bundlesFolder)) return undefined;
    const { entry, sources } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
    // Not `join`: it would take half of the time of this function.
    const changed = sources.filter((source) => !hasSameTimes(`${root}/${source.path}`, source));
    if (changed.length > 0 && !(await haveSameText(root, changed))) return undefined;
    return existsSync(join(folder, entry)) ? join(folder, entry) : undefined;
  } catch {
    // No bundle, or one that is being removed.
    return undefined;
  }
}

/** The time of the last change counts as well: a tool may set the other one, to keep it. */
function hasSameTimes(file, { size, mtimeMs, ctimeMs }) {
  const now = statSync(file, { throwIfNoEntry: false });
  return now !== undefined && now.size === size && now.mtimeMs === mtimeMs && now.ctimeMs === ctimeMs;
}

/** A checkout back and forth, or a copy of the folder, changes the times of files and not their text. */
async function haveSameText(root, sources) {
  const { createHash } = await import('node:crypto');
  return sources.every(({ path, size, hash }) => {
    const text = readFileSync(join(root, path));
    return text.length === size && createHash('sha256').update(text).digest('hex') === hash;
  });
}
