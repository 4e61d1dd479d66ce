import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blockModules, modulesOfBlocks } from '../../publish/prerender/block-modules.ts';
import { httpClientModule, routerModule } from '../../publish/prerender/page-html.ts';
import {
  elaborateFieldKindsModule,
  furtherFieldKindsModule,
  idCardModule,
  needsElaborateKinds,
  needsFurtherKinds,
  needsIdCard,
} from '../../renderer/fields/needs-further-kinds.ts';
import { lazyFieldKindsModule, needsLazyKinds } from '../../renderer/fields/needs-lazy-kinds.ts';
import { allBlocks } from '../../renderer/site-data/page-blocks.ts';
import type { Config } from '../../schemas/index.ts';
import { type CompressedSize, compressedSizeOfFile, sumSizes, zeroSize } from './compressed-size.ts';

interface ManifestChunk {
  file: string;
  name?: string;
  src?: string;
  imports?: string[];
  css?: string[];
}
/** An entry of Vite's manifest: the file of a source, and its imports. */
type Manifest = Record<string, ManifestChunk>;

/** A chunk of the built app. */
export interface Chunk {
  /** Its source, or its name if several sources share it; the same from build to build. */
  id: string;
  js: CompressedSize;
  css: CompressedSize;
  /** The chunks that it imports statically. */
  imports: readonly string[];
}

/** By the key of the manifest. */
export type Chunks = ReadonlyMap<string, Chunk>;

const entryKey = 'index.html';

/** The chunks of a built app with their sizes. */
export function readChunkSizes(appDir: string): Chunks {
  const manifest: Manifest = JSON.parse(readFileSync(join(appDir, '.vite/manifest.json'), 'utf8'));
  const weightOf = (file: string) => compressedSizeOfFile(join(appDir, file));
  const scripts = Object.entries(manifest).filter(([, { file }]) => file.endsWith('.js'));
  return new Map(
    scripts.map(([key, { file, name, src, css = [], imports = [] }]) => [
      key,
      {
        id: src ?? name ?? key,
        js: weightOf(file),
        css: css.length === 0 ? zeroSize : sumSizes(css.map(weightOf)),
        imports,
      },
    ]),
  );
}

/**
 * The chunks that the first visit to a page needs: the entry, those of its blocks and fields, and their imports.
 * @param begins - visits begin there: its HTML shows it, and only what the visitor types is followed by more
 */
export function chunksOfPage(chunks: Chunks, config: Config, page: string, begins: boolean): Chunk[] {
  const blocks = allBlocks(config.pages[page]?.body ?? []);
  const forms = blocks.flatMap((block) => (block.type === 'form' ? (config.forms[block.form] ?? []) : []));
  const fields = [
    ...(needsLazyKinds(forms) ? [lazyFieldKindsModule] : []),
    ...(needsElaborateKinds(forms) ? [elaborateFieldKindsModule] : []),
    ...(needsIdCard(forms) ? [idCardModule] : []),
    ...(needsFurtherKinds(forms) ? [furtherFieldKindsModule] : []),
  ];
  const others = begins ? [] : [httpClientModule, routerModule];
  const views = blockModules(chunks.keys());
  const types = blocks.map(({ type }) => type);
  const wanted = [
    entryKey,
    ...modulesOfBlocks(views, types, config.pages[page]?.answers),
    ...fields,
    ...others,
  ];
  const found = new Map<string, Chunk>();
  const take = (key: string) => {
    const chunk = chunks.get(key);
    // A block without a chunk of its own is part of the entry.
    if (!chunk || found.has(key)) return;
    found.set(key, chunk);
    chunk.imports.forEach(take);
  };
  wanted.forEach(take);
  return [...found.values()];
}

/** Chunks of views that no block type names: no budget would count their bytes. */
export function unclaimedViews(chunks: Chunks, types: readonly string[]): string[] {
  return [...blockModules(chunks.keys())].flatMap(([type, key]) => (types.includes(type) ? [] : [key]));
}
