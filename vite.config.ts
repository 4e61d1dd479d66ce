import { createHash } from 'node:crypto';
import { relative, sep } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { importChunks } from './publish/app-build/import-chunks.ts';
import { namedDependencies } from './publish/app-build/named-dependencies.ts';
import { reactModules } from './publish/app-build/react-modules.ts';

/**
 * Node can load stdnum's CommonJS only, whose unused parts no bundler drops; the phone gets its modules (1.6 KB less).
 * What is built for Node stays as it is.
 */
const stdnumModules: Plugin = {
  name: 'stdnum-modules',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId(id, importer) {
    const cjs = 'stdnum/lib/cjs/';
    return id.startsWith(cjs) ? this.resolve(`stdnum/lib/esm/${id.slice(cjs.length)}`, importer) : null;
  },
};

const namedClasses = new Map<string, string>();

/**
 * Letters that mean the class of one file in the browser's build and in what renders pages for it.
 * @throws Error where two classes would have the same letters
 */
function classNameOf(name: string, file: string): string {
  const path = relative(import.meta.dirname, file.replace(/\?.*$/, ''))
    .split(sep)
    .join('/');
  const meant = `${path} ${name}`;
  const letters = `_${createHash('sha256').update(meant).digest('base64url').slice(0, 4)}`;
  const other = namedClasses.get(letters);
  if (other !== undefined && other !== meant)
    throw new Error(`${meant} has the letters of ${other}: rename one`);
  namedClasses.set(letters, meant);
  return letters;
}

/**
 * The router's `Link` hangs on every route, so no bundler drops it (1.8 KB); here decisions move visitors, and addresses
 * of pages are no links. Who uses it all the same is told so.
 */
const withoutRouterLinks: Plugin = {
  name: 'without-router-links',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith('/@tanstack/react-router/dist/esm/link.js')) return null;
    const refuse = `() => { throw new Error('the build has no router links: see vite.config.ts') }`;
    return `export const Link = ${refuse}, useLinkProps = Link, createLink = Link, linkOptions = Link`;
  },
};

/** What mobx-react-lite asks of its peers when it starts, package-lock.json has answered: 100 bytes of every first visit. */
const withoutPeerChecks: Plugin = {
  name: 'without-peer-checks',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/mobx-react-lite/dist/mobxreactlite.mjs')) return null;
    const check = /^if \(!.*\) \{\n {2}throw new Error\("mobx-react-lite requires .*"\);\n\}\n/gm;
    if (code.match(check)?.length !== 2) throw new Error('mobx-react-lite checks its peers otherwise now');
    return { code: code.replace(check, ''), map: null };
  },
};

/**
 * Chrome from 136 compiles the functions of a file with this first line beside the main thread, while the file is still
 * coming; of the app's own and what that imports nearly all are called at the start. To others it is a comment.
 * (v8.dev/blog/explicit-compile-hints)
 */
const compileHint = '//# allFunctionsCalledOnLoad\n';
const compiledAhead: Plugin = {
  name: 'compiled-ahead',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    // Vite writes a line of its own before the entry's, and only a first line counts.
    order: 'post',
    handler: (_, bundle) => {
      const entries = Object.values(bundle).flatMap((one) =>
        one.type === 'chunk' && one.isEntry ? [one] : [],
      );
      const atStart = new Set(entries.flatMap(({ fileName, imports }) => [fileName, ...imports]));
      for (const one of Object.values(bundle)) {
        if (one.type === 'chunk' && atStart.has(one.fileName)) one.code = compileHint + one.code;
      }
    },
  },
};

/**
 * The chunks of the start. React stands by itself: half of the bytes, which the next version of the app leaves as they
 * are, and which a phone gets ready while the rest is still coming (50 ms of an early press). And what the app's own
 * chunk shares with the one that calls are made with: whoever presses a button before the app has come has that one run
 * meanwhile, and not after it. The page context stands with React: it imports nothing else, and Rolldown would give its
 * 300 bytes a file of their own.
 */
const startChunks = [
  { name: 'base', test: /@oxc-project|\/runtime\/browser\/native-fetch\.ts$/ },
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\/|\/context\/page-context\.ts$/ },
];

export default defineConfig({
  plugins: [
    react(),
    reactModules,
    stdnumModules,
    withoutRouterLinks,
    withoutPeerChecks,
    importChunks,
    namedDependencies,
    compiledAhead,
  ],
  server: { host: '127.0.0.1' },
  // Short names: they stand in every HTML, in its styles and in its elements.
  css: { modules: { generateScopedName: (name, file) => classNameOf(name, file) } },
  // Chrome 80 and iOS 13 are the oldest webviews that run the app.
  build: {
    target: ['chrome80', 'safari13'],
    cssTarget: ['chrome80', 'safari13'],
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // A name that a product profile gives costs no more than the text itself: 24 bytes less than a variable.
      optimization: { inlineConst: { mode: 'all', pass: 1 } },
      // iOS 13 has no class fields; no field here hides an accessor, so that plain assignments do (0.3 KB less).
      transform: { assumptions: { setPublicClassFields: true } },
      output: { codeSplitting: { groups: startChunks } },
    },
    // What stands in which chunk: byte budgets are derived from it.
    manifest: true,
  },
});
