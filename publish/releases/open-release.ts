import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { headersFileOf, type Manifest, readManifest } from './manifest.ts';

/** One published release; it stays the same while a request is answered, even if another one is published meanwhile. */
export interface OpenRelease {
  dir: string;
  manifest: Manifest;
}

/** Opens the release that a folder, or a link to one, currently holds. Each folder is read once. */
export function createReleaseReader(publicDir: string): () => OpenRelease {
  let open: OpenRelease | null = null;
  return () => {
    const dir = realpathSync(publicDir);
    if (open?.dir !== dir) open = { dir, manifest: readManifest(dir) };
    return open;
  };
}

/** The HTML of a host's path: the page's own if it has one, else the host's fallback. */
export function htmlFileOf({ manifest }: OpenRelease, host: string, path: string): string {
  const pages = manifest.hosts[host];
  if (!pages) throw new Error(`the manifest has no host "${host}"`);
  return (Object.hasOwn(pages.html, path) && pages.html[path]) || pages.fallback;
}

export function readPageHeaders({ dir }: OpenRelease, html: string): Record<string, string> {
  return JSON.parse(readFileSync(join(dir, headersFileOf(html)), 'utf8')) as Record<string, string>;
}
