import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pluginCodeFolder } from './plugin-code-folder.ts';

/** The module of a plug-in's view, in its folder. */
export const pluginViewFile = 'view.tsx';

const isCode = (name: string): boolean => /\.(tsx?|css)$/.test(name);

/**
 * The code of a plug-in: the text of each file of its folder by its name there, such as `view.tsx`; sorted, no folders in
 * it are read. Empty where there is no folder.
 */
export function readPluginFiles(dir: string, id: string): ReadonlyMap<string, string> {
  const folder = join(dir, pluginCodeFolder, id);
  try {
    const files = readdirSync(folder, { withFileTypes: true }).filter(
      (one) => one.isFile() && isCode(one.name),
    );
    const names = files.map(({ name }) => name).sort();
    return new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return new Map();
    throw error;
  }
}

/** The code of plug-ins as a plan compares it: 12 hexadecimal digits of SHA-256 for each file, by plug-in. */
export const pluginCodeIn = (dir: string, ids: readonly string[]): Record<string, Record<string, string>> =>
  Object.fromEntries(
    ids.map((id) => [
      id,
      Object.fromEntries([...readPluginFiles(dir, id)].map(([name, text]) => [name, hashOf(text)])),
    ]),
  );

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** The modules that the view of a plug-in may import beside files of its own folder: the build gives it these. */
export const pluginModules: readonly string[] = ['react', 'funnel/plugin'];

/** An import of a module, and its line. */
export interface ModuleImport {
  specifier: string;
  line: number;
}

const importForms =
  /(?:^|[;}\s])(?:import|export)\s(?:[^'"`;]*?\sfrom\s*)?['"]([^'"]+)['"]|\b(?:import|require)\s*\(\s*['"`]([^'"`]*)/g;

/** The imports of a module, found in its text without comments. The build, which parses it, has the last word. */
export function importsIn(text: string): ModuleImport[] {
  const code = text.replace(/\/\*[\s\S]*?\*\/|(?<=^|[\s;{}(),])\/\/[^\n]*/g, (comment) =>
    comment.replace(/[^\n]/g, ' '),
  );
  return [...code.matchAll(importForms)].map((found) => {
    const specifier = found[1] ?? found[2] ?? '';
    const at = found.index + found[0].lastIndexOf(specifier);
    return { specifier, line: code.slice(0, at).split('\n').length };
  });
}

/** Whether a module of a plug-in may import this: a file of its folder, or what the build gives it. */
export const isAllowedImport = (specifier: string, files: ReadonlyMap<string, string>): boolean =>
  pluginModules.includes(specifier) || (/^\.\/[\w.-]+$/.test(specifier) && files.has(specifier.slice(2)));
