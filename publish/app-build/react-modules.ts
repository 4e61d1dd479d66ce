import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const { resolve } = createRequire(import.meta.url);
const inPackage = (name: string, file: string): string =>
  join(dirname(resolve(`${name}/package.json`)), 'cjs', `${file}.production.js`);

/** The file of each module of React and its makers in production, by the name under which others import it. */
const fileOf: Readonly<Record<string, string>> = {
  react: inPackage('react', 'react'),
  'react/jsx-runtime': inPackage('react', 'react-jsx-runtime'),
  'react-dom': inPackage('react-dom', 'react-dom'),
  'react-dom/client': inPackage('react-dom', 'react-dom-client'),
  scheduler: inPackage('scheduler', 'scheduler'),
  // Of the router. For React before 18 it would have a store of its own: the file beside it uses React's.
  'use-sync-external-store/shim/with-selector': inPackage(
    'use-sync-external-store',
    'use-sync-external-store-with-selector',
  ),
};
const files = new Set(Object.values(fileOf));

const requiredModule = /^(?:var| {2})\s*(\w+) = require\("([\w-]+)"\)[,;]\n/gm;
const exported = /\bexports\.(\w+)/g;

/**
 * A CommonJS file of React as a module with the same exports.
 * @throws Error where the file is written otherwise than this reads it: React has changed its build
 */
export function asModule(code: string): string {
  const imports: string[] = [];
  const rest = code.replace(requiredModule, (_, variable: string, name: string) => {
    imports.push(`import * as ${variable} from '${name}';`);
    return '';
  });
  const uses = new Map<string, number>();
  for (const [, name = ''] of rest.matchAll(exported)) uses.set(name, (uses.get(name) ?? 0) + 1);
  // What is only given away is a constant, which a bundler drops where nobody takes it.
  const script = rest.replace(/^exports\.(\w+) =/gm, (found, name: string) =>
    uses.get(name) === 1 ? `const $${name} =` : found,
  );
  const changed = new Set([...script.matchAll(exported)].map(([, name]) => name));
  const variables = [...changed].map((name) => `let $${name};`);
  const body = script.replace(exported, '$$$1');
  if (uses.size === 0 || /\b(?:exports|module|require)\b\s*[.([=]/.test(body))
    throw new Error('a file of React is no longer written as publish/app-build/react-modules.ts reads it');
  const names = [...uses.keys()].map((name) => `$${name} as ${name}`);
  return [...imports, ...variables, body, `export { ${names.join(', ')} };`].join('\n');
}

/** `import React from 'react'` and `import React, { … } from 'react'` of libraries. */
const defaultImport = /^import (\w+)(?:, (\{[^}]*\}))? from (["'])react\3;?/gm;

/**
 * React's modules as modules. React ships CommonJS, which costs every file that uses it a wrapper, every call of it
 * `(0,x.y)`, and the start a file with Rolldown's helpers; and of which nothing can be dropped that nobody uses.
 */
export const reactModules: Plugin = {
  name: 'react-modules',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: (id) => fileOf[id] ?? null,
  // React asks the scheduler for two functions that only its tests have.
  onLog: (_, { code, id }) => !(code === 'IMPORT_IS_UNDEFINED' && id !== undefined && files.has(id)),
  transform: {
    filter: { id: /\/node_modules\// },
    handler(code, id) {
      if (files.has(id)) return { code: asModule(code), map: null };
      if (code.search(defaultImport) < 0) return null;
      const named = code.replace(defaultImport, (_, all: string, names?: string) =>
        [`import * as ${all} from 'react';`, ...(names ? [`import ${names} from 'react';`] : [])].join('\n'),
      );
      return { code: named, map: null };
    },
  },
};
