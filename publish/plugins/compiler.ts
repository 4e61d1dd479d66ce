import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../environment/settings.ts';

/** What of Rolldown the build of a view uses. */
export type Compiler = Pick<typeof import('rolldown'), 'rolldown'> &
  Pick<typeof import('rolldown/parseAst'), 'parseAst'>;

/**
 * Rolldown, which compiles the views of plug-ins: of the folder of the config or one above it, else our own. A package that
 * npm has installed has none: most configs have no plug-in, and need no compiler.
 * @throws Error that says how to install it
 */
export async function loadCompiler(configDir: string): Promise<Compiler> {
  for (const dir of [configDir, root]) {
    const [bundler, parser] = ['rolldown', 'rolldown/parseAst'].map((name) => resolvedFrom(dir, name));
    if (!bundler || !parser) continue;
    const { rolldown } = (await import(bundler)) as Compiler;
    const { parseAst } = (await import(parser)) as Compiler;
    return { rolldown, parseAst };
  }
  throw new Error(
    'The views of plug-ins are compiled by rolldown, which is not installed: npm install --save-dev rolldown@1.2.19, in the folder of the config or one above it.',
  );
}

function resolvedFrom(dir: string, name: string): string | null {
  try {
    return pathToFileURL(createRequire(join(dir, 'package.json')).resolve(name)).href;
  } catch {
    return null;
  }
}
