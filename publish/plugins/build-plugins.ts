import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { readPluginFiles } from '../../ops/index.ts';
import type { Config, Plugin } from '../../schemas/index.ts';
import { compileView } from './compile-view.ts';
import { loadCompiler } from './compiler.ts';

/** A plug-in as phones load it. */
export interface BuiltPlugin {
  id: string;
  isField: boolean;
  /** Address of its script. */
  address: string;
  /** Address of its style sheet; null where it has none. */
  style: string | null;
  /** The texts of both, by address. */
  files: ReadonlyMap<string, string>;
}

/** Cached for the process: servers ask for every page. */
const built = new Map<string, Promise<BuiltPlugin>>();
const mostCached = 50;

/**
 * Builds the plug-ins of a config: each is a script, and a style sheet if it has styles.
 * @param configDir - the folder of the config, with the code of its plug-ins
 * @throws Error that names the file and the way out, where one cannot be built or is larger than it may be
 */
export async function buildPlugins({ plugins = {} }: Config, configDir: string): Promise<BuiltPlugin[]> {
  return Promise.all(
    Object.values(plugins).map((plugin) => {
      const files = readPluginFiles(configDir, plugin.id);
      const key = JSON.stringify([plugin, ...files]);
      const known = built.get(key);
      if (known) return known;
      if (built.size >= mostCached) built.clear();
      const made = build(plugin, files, configDir);
      built.set(key, made);
      made.catch(() => built.delete(key));
      return made;
    }),
  );
}

async function build(
  { id, answersLike, bytes }: Plugin,
  files: ReadonlyMap<string, string>,
  configDir: string,
): Promise<BuiltPlugin> {
  const compiler = await loadCompiler(configDir);
  const { script, css } = await compileView(compiler, id, files).catch((error: Error) => {
    throw new Error(`Plug-in ${id} cannot be built: ${error.message}`);
  });
  const style = css === '' ? null : addressOf(id, css, 'css');
  const module = [
    `export default($react,$jsx,$funnel)=>{${script}return $view}`,
    ...(answersLike === undefined ? [] : [`export const like=${JSON.stringify(answersLike)}`]),
    ...(style === null ? [] : [`export const style=${JSON.stringify(style)}`]),
  ].join(';');
  const has = gzipped(module) + (style === null ? 0 : gzipped(css));
  if (has > bytes)
    throw new Error(
      `Plug-in ${id} has ${has} bytes (gzip), more than the ${bytes} of definitions/plugins/${id}.json: make it smaller, or raise "bytes" there for a reason.`,
    );
  const address = addressOf(id, module, 'js');
  return {
    id,
    isField: answersLike !== undefined,
    address,
    style,
    files: new Map([[address, module], ...(style === null ? [] : [[style, css] as const])]),
  };
}

const gzipped = (text: string): number => gzipSync(text, { level: 9 }).length;

const addressOf = (id: string, content: string, end: 'js' | 'css'): string =>
  `/config/plugins/${id}.${createHash('sha256').update(content).digest('hex').slice(0, 12)}.${end}`;
