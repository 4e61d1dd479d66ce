import { stripVTControlCharacters } from 'node:util';
import type { Plugin as BundlerPlugin } from 'rolldown';
import { isAllowedImport, pluginCodeFolder, pluginModules, pluginViewFile } from '../../ops/index.ts';
import type { Compiler } from './compiler.ts';
import { refuseGlobals } from './refuse-globals.ts';
import { styleModule } from './style-module.ts';

/** What is handed to a view instead of a module, and what it exports: renderer/plugins/load-plugin.tsx has it. */
const handedOver: Readonly<Record<string, { as: string; exports: readonly string[] }>> = {
  react: {
    as: '$react',
    exports: [
      'Fragment',
      'createElement',
      'useCallback',
      'useEffect',
      'useId',
      'useMemo',
      'useReducer',
      'useRef',
      'useState',
    ],
  },
  'react/jsx-runtime': { as: '$jsx', exports: ['Fragment', 'jsx', 'jsxs'] },
  'funnel/plugin': { as: '$funnel', exports: ['Card'] },
};

/** The script of a view, an expression of `$react`, `$jsx` and `$funnel` in the variable `$view`; and its styles. */
export interface CompiledView {
  script: string;
  css: string;
}

/**
 * Compiles the view of a plug-in for the oldest webviews that run the app.
 * @param files - the plug-in's folder
 * @throws Error that names the file: a mistake of syntax, an import or a global that a view may not use, no default export
 */
export async function compileView(
  { rolldown, parseAst }: Compiler,
  id: string,
  files: ReadonlyMap<string, string>,
): Promise<CompiledView> {
  const folder = `${pluginCodeFolder}/${id}`;
  if (!files.has(pluginViewFile)) throw new Error(`${folder}/${pluginViewFile} is missing`);
  const styles = new Map<string, string>();
  const bundle = await rolldown({
    cwd: '/',
    input: `/${folder}/${pluginViewFile}`,
    tsconfig: false,
    platform: 'browser',
    logLevel: 'silent',
    treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
    transform: { target: ['chrome80', 'safari13'], jsx: 'react-jsx' },
    plugins: [moduleSource(id, files, styles)],
  });
  try {
    const { output } = await bundle.generate({
      format: 'iife',
      name: '$view',
      exports: 'default',
      minify: true,
    });
    const [chunk] = output;
    refuseGlobals(`${folder}/${pluginViewFile}`, parseAst(chunk.code));
    return { script: chunk.code.trim(), css: [...styles.values()].join('') };
  } catch (error) {
    const text = stripVTControlCharacters(error instanceof Error ? error.message : String(error));
    if (!text.includes('INVALID_EXPORT_OPTION')) throw new Error(text);
    throw new Error(`${folder}/${pluginViewFile} exports no component by default, or something beside it`);
  } finally {
    await bundle.close();
  }
}

/** Reads the files of the plug-in from memory, and hands over the rest. */
function moduleSource(
  id: string,
  files: ReadonlyMap<string, string>,
  styles: Map<string, string>,
): BundlerPlugin {
  const folder = `/${pluginCodeFolder}/${id}/`;
  return {
    name: 'funnel-plugin',
    resolveId(specifier, importer) {
      if (importer === undefined) return specifier;
      if (Object.hasOwn(handedOver, specifier)) return { id: `\0${specifier}`, moduleSideEffects: false };
      if (isAllowedImport(specifier, files)) return folder + specifier.slice(2);
      if (specifier.startsWith('@oxc-project/runtime/')) return null;
      const by = importer.slice(1);
      throw new Error(
        `${by} imports "${specifier}", which a plug-in may not: ${pluginModules.join(', ')} or a file of its folder`,
      );
    },
    load(module) {
      const given = handedOver[module.slice(1)];
      if (given) {
        const lines = given.exports.map((name) => `export const ${name} = ${given.as}.${name};`);
        return { code: lines.join('\n'), moduleType: 'js' };
      }
      const name = module.slice(folder.length);
      const text = module.startsWith(folder) ? files.get(name) : undefined;
      if (text === undefined) return null;
      if (!name.endsWith('.css')) return { code: text, moduleType: name.endsWith('x') ? 'tsx' : 'ts' };
      const { names, css } = styleModule(`${id}/${name}`, text);
      styles.set(name, css);
      return { code: `export default ${JSON.stringify(names)};`, moduleType: 'js', moduleSideEffects: false };
    },
  };
}
