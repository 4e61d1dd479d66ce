import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Prerender from '../../renderer/prerender/prerender.tsx';
import { type InlineScripts, readInlineScripts } from '../app-build/inline-scripts-file.ts';
import type { BuiltPlugin } from '../plugins/build-plugins.ts';
import { criticalCss } from '../styles/critical-css.ts';
import { rightToLeftRules } from '../styles/right-to-left.ts';
import { blockModules, pluginModuleFolder } from './block-modules.ts';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

/** The output of `buildApp` that pages are made from: the same for every config. */
export interface BuiltApp {
  /** The HTML template with the app's tags: its script, the static imports of the script, and its style sheet. */
  template: string;
  /** The HTML template without these tags, for HTML that contains a prerendered page. */
  bareTemplate: string;
  prerenderPage: typeof Prerender.prerenderPage;
  prerenderDestination: typeof Prerender.prerenderDestination;
  inlineScripts: InlineScripts;
  /**
   * The rules of all style sheets of the build that elements with these classes need.
   * @param themed - custom properties that every brand's theme sets
   * @param standing - classes whose rules the HTML contains already
   */
  stylesFor(
    classes: ReadonlySet<string>,
    themed: ReadonlySet<string>,
    standing?: ReadonlySet<string>,
  ): string;
  /** The rules that turn all style sheets of the build round for a page that is written from the right. */
  rightToLeftRules(): string;
  /** The modules of the views that are chunks of their own, by block type. */
  blockModules: ReadonlyMap<string, string>;
  /** Address of a module's chunk. @throws if the module has no chunk of its own */
  fileOf(module: string): string;
  /** The tag of the app's script. */
  scriptTag: string;
  /** Address of the app's script. */
  scriptFile: string;
  /** Addresses of the chunks and style sheets of these modules, and of those that the app's script imports. */
  filesFor(modules: readonly string[]): string[];
  /**
   * Tags for the imports of the app's script and for the chunks and style sheets of these modules. The style sheets
   * apply once the app applies them (renderer/boot/apply-stylesheets.ts).
   */
  tagsFor(modules: readonly string[]): string;
  /**
   * The same for HTML with a prerendered page: addresses of the chunks, and tags for the style sheets, which are not
   * loaded before the app starts. The prerendered page waits for neither.
   */
  lateFor(modules: readonly string[]): { chunks: string[]; styleTags: string };
}

/** The chunks that load the views of plug-ins, and that show those of fields. */
const pluginLoader = 'renderer/plugins/load-plugin.tsx';
const pluginFields = 'renderer/plugins/plugin-field.tsx';

const appTags =
  /\s*(?:<script type="module"[^>]*><\/script>|<link rel="(?:modulepreload|stylesheet)"[^>]*>)/g;

// Written as Vite writes them, so that a file that the template names already is not named twice.
const styleTag = (file: string) => `<link rel="stylesheet" crossorigin href="/${file}">`;
const preloadTag = (file: string) => `<link rel="modulepreload" crossorigin href="/${file}">`;

/** Vite's own loader skips style sheets that have a `stylesheet` link. */
const styleAs = { ahead: 'rel="preload" as="style"', late: 'rel="stylesheet" disabled' } as const;
const withStyles = (tags: readonly string[], as: keyof typeof styleAs): string =>
  tags.map((tag) => tag.replace('rel="stylesheet"', styleAs[as])).join('');

const addressIn = (tag: string): string => /(?:href|src)="([^"]*)"/.exec(tag)?.[1] ?? tag;

/**
 * @param plugins - of the config whose pages are rendered
 * @throws if there is no build, or one made from other sources
 */
export async function readBuiltApp(appDir: string, plugins: readonly BuiltPlugin[] = []): Promise<BuiltApp> {
  const template = readFileSync(join(appDir, 'index.html'), 'utf8');
  const manifest = JSON.parse(readFileSync(join(appDir, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >;
  const { prerenderPage, prerenderDestination, givePlugin } = (await import(
    pathToFileURL(join(appDir, 'prerender/prerender.js')).href
  )) as typeof Prerender;
  const sheets = [...new Set(Object.values(manifest).flatMap(({ css = [] }) => css))];
  const ownCss = sheets.map((file) => readFileSync(join(appDir, file), 'utf8').trim()).join('');
  const css = ownCss + plugins.map(({ style, files }) => (style && files.get(style)) ?? '').join('');
  const pluginModules = await addPlugins(plugins, manifest, givePlugin);
  const own = template.match(appTags)?.map((tag) => tag.trim()) ?? [];
  const scriptTag = own.find((tag) => tag.startsWith('<script')) ?? '';
  const stylesByClasses = new Map<string, string>();
  let rightToLeft: string | undefined;
  const withImports = (key: string, visited = new Set<string>()): Set<string> => {
    if (visited.has(key)) return visited;
    visited.add(key);
    for (const one of manifest[key]?.imports ?? []) withImports(one, visited);
    return visited;
  };
  /** The files of the app and of these modules, except the app's script. */
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
    prerenderDestination,
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
    rightToLeftRules: () => {
      rightToLeft ??= rightToLeftRules(css);
      return rightToLeft;
    },
    blockModules: new Map([...blockModules(Object.keys(manifest)), ...pluginModules]),
    scriptTag,
    scriptFile: addressIn(scriptTag),
    filesFor: (modules) => tagsOf(modules).map(addressIn),
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

/**
 * Adds the files of plug-ins to the manifest, and hands their modules to what renders pages.
 * @returns the module of each by its address, which is the type of its blocks
 */
async function addPlugins(
  plugins: readonly BuiltPlugin[],
  manifest: Record<string, Chunk>,
  givePlugin: typeof Prerender.givePlugin,
): Promise<[string, string][]> {
  return Promise.all(
    plugins.map(async ({ id, isField, address, style, files }): Promise<[string, string]> => {
      const module = `${pluginModuleFolder}${id}`;
      manifest[module] = {
        file: address.slice(1),
        ...(style !== null && { css: [style.slice(1)] }),
        // What loads it is named in the HTML with it, so that a slow phone needs no further round.
        imports: [pluginLoader, ...(isField ? [pluginFields] : [])],
      };
      // A stack names the plug-in.
      const code = `${files.get(address)}\n//# sourceURL=${module}/view.tsx`;
      const base64 = Buffer.from(code).toString('base64');
      givePlugin(address, await import(`data:text/javascript;base64,${base64}`));
      return [address, module];
    }),
  );
}
