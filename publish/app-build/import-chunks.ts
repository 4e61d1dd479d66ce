import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from '../environment/settings.ts';

const module = 'renderer/loading/import-chunk.ts';

/** `import()` of a chunk, as Rolldown writes it, beside others in its folder. */
const chunkImport = /\bimport\((["'`])(\.\/[\w.-]+\.js)\1\)/g;

/**
 * Lets a chunk that failed to load be loaded by the next `import()` of it, which Chromium 150 does not by itself.
 * Vite reads the calls when it adds the styles of a chunk, so they are replaced after it; what replaces them is part of
 * each file's name, because a phone keeps files by name.
 */
export const importChunks: Plugin = {
  name: 'import-chunks',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  augmentChunkHash: () => `${readFileSync(join(root, module), 'utf8')}${chunkImport}`,
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
      if (!chunks.some(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`))))
        this.error(`${module} is in no chunk: the entry has to import it`);
      for (const chunk of chunks) {
        chunk.code = chunk.code.replace(chunkImport, 'importChunk($1$2$1)');
        const left = /\bimport\(\s*["'`]/.exec(chunk.code);
        if (left) this.error(`${chunk.fileName} imports a chunk otherwise than by ${chunkImport}`);
      }
    },
  },
};
