import { build, parseSync, type Rolldown, Visitor } from 'vite';
import type { StorageKeys } from '../../renderer/inline-scripts/script-data.ts';
import { stored } from '../../runtime/index.ts';
import { root } from '../environment/settings.ts';
import type { InlineScripts } from './inline-scripts-file.ts';

/** Bundles and minifies the inline scripts: the same for every config. */
export async function buildInlineScripts(): Promise<InlineScripts> {
  const [boot, deferred, shell, lateStyles, startFailure] = await Promise.all(
    ['boot-script', 'deferred-script', 'shell-script', 'late-styles-script', 'start-failure-notice'].map(
      bundle,
    ),
  );
  return { boot, deferred, shell, lateStyles, startFailure } as InlineScripts;
}

/** Declared in the sources and replaced by the build. */
const constants: Record<string, string> = {
  scriptData: '$',
  window: 'w',
  document: 'd',
  ...Object.fromEntries(
    (['channel', 'appName', 'appCompany'] satisfies (keyof StorageKeys)[]).map((name) => [
      `storageKeys.${name}`,
      JSON.stringify(stored[name].key),
    ]),
  ),
};

async function bundle(name: string): Promise<string> {
  const { output } = (await build({
    root,
    configFile: false,
    publicDir: false,
    mode: 'production',
    logLevel: 'warn',
    build: {
      write: false,
      // The oldest target of Vite. The sources are in ES5, and a test checks that the output is too.
      target: 'es2015',
      modulePreload: false,
      rolldownOptions: {
        input: `renderer/inline-scripts/${name}.ts`,
        optimization: { inlineConst: { mode: 'all', pass: 3 } },
        transform: { define: constants },
      },
    },
  })) as Rolldown.RolldownOutput;
  return withoutTemplates(output[0].code.trim());
}

/** The minifier writes every string as a template literal, which ES5 lacks: converts them to string literals. */
function withoutTemplates(code: string): string {
  let result = '';
  let end = 0;
  new Visitor({
    TemplateLiteral: (node) => {
      const text = node.quasis[0]?.value.cooked;
      if (node.expressions.length > 0 || text == null)
        throw new Error(`an inline script is not in ES5: ${code.slice(node.start, node.end)}`);
      result += code.slice(end, node.start) + stringLiteral(text);
      end = node.end;
    },
  }).visit(parseSync('script.js', code).program);
  return result + code.slice(end);
}

const stringLiteral = (text: string): string => JSON.stringify(text);
