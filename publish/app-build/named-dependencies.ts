import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Vite's table of the files that chunks need, in front of a chunk, and a call that names some of them by number. */
const table =
  /const __vite__mapDeps=\(i,m=__vite__mapDeps,d=\(m\.f\|\|\(m\.f=(\[[^\]]*\])\)\)\)=>i\.map\(i=>d\[i\]\);?\n/;
const call = /__vite__mapDeps\((\[[\d,]*\])\)/g;

/** Of the start: every HTML names them, so no chunk has to ask for them. */
const ofStart = /^assets\/(?:index|react|base)-[\w-]{8}\.(?:js|css)$/;

/**
 * Names the files that a chunk needs where the chunk is imported, instead of by numbers of a table at the other end of
 * the file: gzip looks 32 KB back, and finds there the name that the import has just said (0.6 KB of every first visit).
 */
export const namedDependencies: Plugin = {
  name: 'named-dependencies',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  augmentChunkHash: () => readFileSync(import.meta.filename, 'utf8'),
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.code.includes('__vite__mapDeps')) continue;
        const [found, json = '[]'] = table.exec(chunk.code) ?? [];
        if (found === undefined)
          this.error(`${chunk.fileName} has a table of files that Vite wrote otherwise`);
        const files: string[] = JSON.parse(json);
        chunk.code = chunk.code.replace(found, '').replace(call, (_, numbers: string) => {
          const named = (JSON.parse(numbers) as number[]).map((number) => files[number] ?? '');
          return JSON.stringify(named.filter((file) => !ofStart.test(file))).replaceAll('"', '`');
        });
        if (chunk.code.includes('__vite__mapDeps'))
          this.error(`${chunk.fileName} still asks a table for files`);
      }
    },
  },
};
