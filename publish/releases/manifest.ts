import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isCompressedCopy } from '../files/compressed-copies.ts';
import { hasHashedName } from '../files/hashed-names.ts';
import { listFiles } from '../files/list-files.ts';

/** Which HTML a host answers with; each has its headers beside it, as `<name>.headers.json`. */
export interface HostPages {
  /** File of every path that `html` does not name. */
  fallback: string;
  /** Path, exactly, → file with the HTML of that page. */
  html: Record<string, string>;
}

/** What a published folder says of itself: `manifest.json`. Files are named from the folder. */
export interface Manifest {
  format: 'funnel.publish/1';
  /** Hash of everything that was published: the same config over the same build is the same version. */
  version: string;
  /** The sandbox plays the API and the ad networks: not for real visitors. */
  sandbox: boolean;
  hosts: Record<string, HostPages>;
  /** The files of this version that visitors may ask for after the next one is served. */
  hashed: string[];
}

const fileName = 'manifest.json';

const sha256 = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Over names and content; compressed copies say nothing new. */
function versionOf(dir: string, files: readonly string[]): string {
  const lines = files
    .filter((file) => !isCompressedCopy(file))
    .map((file) => `${file} ${sha256(readFileSync(join(dir, file)))}\n`);
  return sha256(lines.join('')).slice(0, 16);
}

/** Writes the manifest of a folder that is otherwise complete. */
export function writeManifest(dir: string, { hosts, sandbox }: Pick<Manifest, 'hosts' | 'sandbox'>): void {
  const files = listFiles(dir);
  const manifest: Manifest = {
    format: 'funnel.publish/1',
    version: versionOf(dir, files),
    sandbox,
    hosts,
    hashed: files.filter((file) => hasHashedName(file)),
  };
  writeFileSync(join(dir, fileName), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** @throws Error where nothing was published there, or by another format */
export function readManifest(dir: string): Manifest {
  const file = join(dir, fileName);
  let manifest: Manifest;
  try {
    manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  } catch (error) {
    throw new Error(`nothing is published in ${dir}: npm run publish:config writes ${fileName}`, {
      cause: error,
    });
  }
  if (manifest.format !== 'funnel.publish/1') {
    throw new Error(`${file} has the format "${manifest.format}", not funnel.publish/1: publish again`);
  }
  return manifest;
}

/** The headers of a file of the manifest stand beside it. */
export const headersFileOf = (html: string): string => html.replace(/\.html$/, '.headers.json');
