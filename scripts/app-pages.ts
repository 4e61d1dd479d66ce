import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Prerender from '../renderer/prerender.tsx';
import { criticalCss } from './critical-css.ts';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

/** What pages are made of, as `buildApp` has made it: the same for every config. */
export interface AppPages {
  /** With the app's tags: its script, what that imports at once, and its style sheet. */
  template: string;
  /** Without them, for an HTML that has something to show before they come. */
  bareTemplate: string;
  prerenderPage: typeof Prerender.prerenderPage;
  /**
   * What elements of these classes need to look as they do, of every style sheet of the build.
   * @param themed - custom properties that every brand's theme sets
   */
  stylesFor(classes: ReadonlySet<string>, themed: ReadonlySet<string>): string;
  /** Address of a module's chunk. @throws where it has none of its own */
  fileOf(module: string): string;
  /** The tag of the app's script. */
  scriptTag: string;
  /** Tags for what the app's script needs beside it, and for the chunks of these modules and how they look. */
  tagsFor(modules: readonly string[]): string;
}

const appTags =
  /\s*(?:<script type="module"[^>]*><\/script>|<link rel="(?:modulepreload|stylesheet)"[^>]*>)/g;

/** A style sheet that nothing shown waits for; the app makes it one that counts (renderer/apply-styles.ts). */
const lateStyle = (tag: string) => tag.replace('rel="stylesheet"', 'rel="preload" as="style"');

// As Vite writes them, so that a file that the template names already is named once.
const styleTag = (file: string) => lateStyle(`<link rel="stylesheet" crossorigin href="/${file}">`);
const preloadTag = (file: string) => `<link rel="modulepreload" crossorigin href="/${file}">`;

const addressIn = (tag: string): string => /(?:href|src)="([^"]*)"/.exec(tag)?.[1] ?? tag;

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
  const sheets = [...new Set(Object.values(manifest).flatMap(({ css = [] }) => css))];
  const css = sheets.map((file) => readFileSync(join(appDir, file), 'utf8').trim()).join('');
  const own = template.match(appTags)?.map((tag) => lateStyle(tag.trim())) ?? [];
  const scriptTag = own.find((tag) => tag.startsWith('<script')) ?? '';
  const stylesByClasses = new Map<string, string>();
  const withImports = (key: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(key)) return seen;
    seen.add(key);
    for (const one of manifest[key]?.imports ?? []) withImports(one, seen);
    return seen;
  };
  return {
    template,
    bareTemplate: template.replace(appTags, '').replaceAll(/\n\s*/g, ''),
    prerenderPage,
    stylesFor: (classes, themed) => {
      const key = [...classes].sort().join(' ');
      const known = stylesByClasses.get(key) ?? criticalCss(css, classes, themed);
      stylesByClasses.set(key, known);
      return known;
    },
    fileOf: (module) => {
      const file = manifest[module]?.file;
      if (file === undefined) throw new Error(`${module} is no chunk of its own in ${appDir}`);
      return `/${file}`;
    },
    scriptTag,
    tagsFor: (modules) => {
      const chunks = [...new Set(modules.flatMap((one) => [...withImports(one)]))].map(
        (key) => manifest[key],
      );
      const looks = chunks.flatMap((chunk) => chunk?.css ?? []).map(styleTag);
      const files = chunks.flatMap((chunk) => chunk?.file ?? []).map(preloadTag);
      const tags = new Set([...own, ...looks, ...files]);
      return [...tags].filter((tag) => addressIn(tag) !== addressIn(scriptTag)).join('');
    },
  };
}
