import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Prerender from '../../renderer/prerender/prerender.tsx';
import { type InlineScripts, readInlineScripts } from '../app-build/inline-scripts-file.ts';
import { criticalCss } from '../styles/critical-css.ts';
import { blockModules } from './block-modules.ts';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

/** What pages are made of, as `buildApp` has made it: the same for every config. */
export interface BuiltApp {
  /** With the app's tags: its script, what that imports at once, and its style sheet. */
  template: string;
  /** Without them, for an HTML that has something to show before they come. */
  bareTemplate: string;
  prerenderPage: typeof Prerender.prerenderPage;
  inlineScripts: InlineScripts;
  /**
   * What elements of these classes need to look as they do, of every style sheet of the build.
   * @param themed - custom properties that every brand's theme sets
   * @param standing - classes whose styles stand before these already
   */
  stylesFor(
    classes: ReadonlySet<string>,
    themed: ReadonlySet<string>,
    standing?: ReadonlySet<string>,
  ): string;
  /** The views of blocks that have a chunk of their own, by block type. */
  blockModules: ReadonlyMap<string, string>;
  /** Address of a module's chunk. @throws where it has none of its own */
  fileOf(module: string): string;
  /** The tag of the app's script. */
  scriptTag: string;
  /** Its address. */
  scriptFile: string;
  /**
   * Tags for what the app's script needs beside it, and for the chunks of these modules and how they look. The style
   * sheets count once the app says so (renderer/boot/apply-stylesheets.ts).
   */
  tagsFor(modules: readonly string[]): string;
  /**
   * The same where something is shown before: addresses of the chunks, and tags for the style sheets, which are not
   * loaded before the app is there. Nothing shown waits for either.
   */
  lateFor(modules: readonly string[]): { chunks: string[]; styleTags: string };
}

const appTags =
  /\s*(?:<script type="module"[^>]*><\/script>|<link rel="(?:modulepreload|stylesheet)"[^>]*>)/g;

// As Vite writes them, so that a file that the template names already is named once.
const styleTag = (file: string) => `<link rel="stylesheet" crossorigin href="/${file}">`;
const preloadTag = (file: string) => `<link rel="modulepreload" crossorigin href="/${file}">`;

/** Vite's own loader leaves those alone that stand as `stylesheet`. */
const styleAs = { ahead: 'rel="preload" as="style"', late: 'rel="stylesheet" disabled' } as const;
const withStyles = (tags: readonly string[], as: keyof typeof styleAs): string =>
  tags.map((tag) => tag.replace('rel="stylesheet"', styleAs[as])).join('');

const addressIn = (tag: string): string => /(?:href|src)="([^"]*)"/.exec(tag)?.[1] ?? tag;

/** @throws where there is no build, or one of another version */
export async function readBuiltApp(appDir: string): Promise<BuiltApp> {
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
  const own = template.match(appTags)?.map((tag) => tag.trim()) ?? [];
  const scriptTag = own.find((tag) => tag.startsWith('<script')) ?? '';
  const stylesByClasses = new Map<string, string>();
  const withImports = (key: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(key)) return seen;
    seen.add(key);
    for (const one of manifest[key]?.imports ?? []) withImports(one, seen);
    return seen;
  };
  /** Of the app's own files and those of modules, but for the app's script. */
  const tagsOf = (modules: readonly string[]): string[] => {
    const chunks = [...new Set(modules.flatMap((one) => [...withImports(one)]))].map((key) => manifest[key]);
    const looks = chunks.flatMap((chunk) => chunk?.css ?? []).map(styleTag);
    const files = chunks.flatMap((chunk) => chunk?.file ?? []).map(preloadTag);
    return [...new Set([...own, ...looks, ...files])].filter(
      (tag) => addressIn(tag) !== addressIn(scriptTag),
    );
  };
  return {
    template,
    bareTemplate: template.replace(appTags, '').replaceAll(/\n\s*/g, ''),
    prerenderPage,
    inlineScripts: readInlineScripts(appDir),
    stylesFor: (classes, themed, standing) => {
      const key = [classes, standing ?? []].map((names) => [...names].sort().join(' ')).join(',');
      const known = stylesByClasses.get(key) ?? criticalCss(css, classes, themed, standing);
      stylesByClasses.set(key, known);
      return known;
    },
    fileOf: (module) => {
      const file = manifest[module]?.file;
      if (file === undefined) throw new Error(`${module} is no chunk of its own in ${appDir}`);
      return `/${file}`;
    },
    blockModules: blockModules(Object.keys(manifest)),
    scriptTag,
    scriptFile: addressIn(scriptTag),
    tagsFor: (modules) => withStyles(tagsOf(modules), 'ahead'),
    lateFor: (modules) => {
      const tags = tagsOf(modules);
      const isStyle = (tag: string) => tag.includes('rel="stylesheet"');
      return {
        chunks: tags.filter((tag) => !isStyle(tag)).map(addressIn),
        styleTags: withStyles(tags.filter(isStyle), 'late'),
      };
    },
  };
}
