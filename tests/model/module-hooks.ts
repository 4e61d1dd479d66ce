// Replaces modules before the client is loaded: the router and its prefetches, which need a DOM, and the text that a
// planted bug changes.
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { plantedBugs } from './planted-bugs.ts';
import { root, sourceWith } from './source-with-bug.ts';

const replaced: Readonly<Record<string, string>> = {
  'renderer/app/load-router.ts':
    'export const loadRouter = async () => ({ startRouter: (_, view) => view.modelRouter });',
  // The views of fields; the forms of the model verify nothing, and begin without answers.
  'renderer/fields/field-registry.ts':
    'export const startAnswers = () => undefined; export const verifyAnswers = async () => null; export const loadLateParts = async () => { throw new Error(); };',
  'renderer/app/page-prefetcher.ts': 'export const createPrefetch = () => () => undefined;',
};

/** @param bug - the name of a planted bug, or undefined for the client as it is */
export function hookModules(bug: string | undefined): void {
  const planted = plantedBugs.find(({ name }) => name === bug);
  if (bug !== undefined && !planted) throw new Error(`no planted bug "${bug}"`);
  registerHooks({
    load: (url, context, next) => {
      const file = url.startsWith('file:') ? fileURLToPath(url) : '';
      const name = file.slice(root.length + 1);
      if (planted?.file === name)
        return { format: 'module-typescript', source: sourceWith(planted), shortCircuit: true };
      const source = Object.hasOwn(replaced, name) ? replaced[name] : undefined;
      return source === undefined ? next(url, context) : { format: 'module', source, shortCircuit: true };
    },
  });
}
