import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isCompressedCopy } from '../files/compressed-copies.ts';
import { hasHashedName } from '../files/hashed-names.ts';
import { listFiles } from '../files/list-files.ts';

/** The HTML files of a host; each has its headers beside it, as `<name>.headers.json`. */
export interface HostPages {
  /** File for every path that `html` does not list. */
  fallback: string;
  /** Exact path → file with the HTML of that page. */
  html: Record<string, string>;
}

/** The HTML files of a host in its default language, and where it has several, those in each, the default first. */
export interface HostFiles extends HostPages {
  inLanguages?: Record<string, HostPages>;
}

/** `manifest.json` of a published folder. File names are relative to the folder. */
export interface Manifest {
  format: 'funnel.publish/1';
  /** Hash of all published files, and of `sandbox`: the same config on the same build has the same version. */
  version: string;
  /** The sandbox plays the API and the ad networks: not for real visitors. */
  sandbox: boolean;
  hosts: Record<string, HostFiles>;
  /** The files of this version that visitors may still request after the next release is served. */
  hashed: string[];
}

const fileName = 'manifest.json';

const sha256 = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex');

/**
 * Hashes names and contents; compressed copies add nothing. A config without ad networks has the same files with the
 * sandbox as without.
 */
function versionOf(dir: string, files: readonly string[], sandbox: boolean): string {
  const lines = files
    .filter((file) => !isCompressedCopy(file))
    .map((file) => `${file} ${sha256(readFileSync(join(dir, file)))}\n`);
  return sha256(`${sandbox ? 'sandbox\n' : ''}${lines.join('')}`).slice(0, 16);
}

/** Writes the manifest of a folder whose other files are complete. */
export function writeManifest(dir: string, { hosts, sandbox }: Pick<Manifest, 'hosts' | 'sandbox'>): void {
  const files = listFiles(dir);
  const manifest: Manifest = {
    format: 'funnel.publish/1',
    version: versionOf(dir, files, sandbox),
    sandbox,
    hosts,
    hashed: files.filter((file) => hasHashedName(file)),
  };
  writeFileSync(join(dir, fileName), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** @throws Error if nothing was published there, or in another format */
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

/** The headers of a file of the manifest are in a file beside it. */
export const headersFileOf = (html: string): string => html.replace(/\.html$/, '.headers.json');
