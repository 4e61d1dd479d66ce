import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Prerender from '../renderer/prerender.tsx';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

/** What pages are made of, as `buildApp` has made it: the same for every config. */
export interface AppPages {
  template: string;
  prerenderPage: typeof Prerender.prerenderPage;
  /** The style sheets that have one of these class names, as text, in the order of the build. */
  stylesFor(classes: ReadonlySet<string>): string[];
  /** Addresses of the chunks of these modules, and of what they import, that the page's own script tags do not name. */
  chunksOf(modules: readonly string[]): string[];
}

/** @throws where there is no build, or one of another version */
export async function readAppPages(appDir: string): Promise<AppPages> {
  const template = readFileSync(join(appDir, 'index.html'), 'utf8');
  const manifest = JSON.parse(readFileSync(join(appDir, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >;
  const { prerenderPage } = (await import(
    pathToFileURL(join(appDir, 'prerender/prerender.js')).href
  )) as typeof Prerender;
  const sheets = [...new Set(Object.values(manifest).flatMap(({ css = [] }) => css))].map((file) => {
    const text = readFileSync(join(appDir, file), 'utf8').trim();
    return { text, classes: new Set([...text.matchAll(/\.(_[\w-]+)/g)].map(([, name]) => name)) };
  });
  const withImports = (key: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(key)) return seen;
    seen.add(key);
    for (const one of manifest[key]?.imports ?? []) withImports(one, seen);
    return seen;
  };
  return {
    template,
    prerenderPage,
    stylesFor: (wanted) =>
      sheets
        .filter(({ classes }) => [...classes].some((name) => name && wanted.has(name)))
        .map(({ text }) => text),
    chunksOf: (modules) => {
      const keys = new Set(modules.flatMap((one) => [...withImports(one)]));
      const files = [...keys].flatMap((key) => manifest[key]?.file ?? []).map((file) => `/${file}`);
      return files.filter((file) => !template.includes(file));
    },
  };
}
