import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { chosenLanguage, type LanguageWishes, languageHeaders } from '../http/language-choice.ts';
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

/**
 * The HTML of a host's path, and its headers: the page's own if it has one, else the host's fallback; in one of the host's
 * languages.
 */
export function htmlOf(
  release: OpenRelease,
  host: string,
  path: string,
  wishes: LanguageWishes,
): { file: string; headers: Record<string, string> } {
  const found = release.manifest.hosts[host];
  if (!found) throw new Error(`the manifest has no host "${host}"`);
  const { inLanguages = {} } = found;
  const languages = Object.keys(inLanguages);
  const pages = inLanguages[chosenLanguage(languages, wishes) ?? ''] ?? found;
  const file = (Object.hasOwn(pages.html, path) && pages.html[path]) || pages.fallback;
  const headers = languages.length > 0 ? languageHeaders(languages, wishes) : {};
  return { file, headers: { ...readPageHeaders(release, file), ...headers } };
}

export function readPageHeaders({ dir }: OpenRelease, html: string): Record<string, string> {
  return JSON.parse(readFileSync(join(dir, headersFileOf(html)), 'utf8')) as Record<string, string>;
}
