import type { BlockType } from '../../schemas/index.ts';
import type { ViewModule } from './block-entry.ts';

type Loaders = { [T in BlockType]?: () => Promise<ViewModule<T>> };

/**
 * How to load the view of each block type that few pages use. The table is a chunk of its own: in the first bundle each
 * line would cost every visitor about 40 bytes. The HTML names the chunk where a page needs it, so no view waits for it.
 * A block whose view cannot be loaded says so, and the usual height is reserved for it.
 */
const lateBlocks = {
  image: () => import('../blocks-marketing/Image.tsx'),
  links: () => import('../blocks-marketing/Links.tsx'),
  cards: () => import('../blocks-marketing/Cards.tsx'),
  quotes: () => import('../blocks-marketing/Quotes.tsx'),
  countdown: () => import('../blocks-marketing/Countdown.tsx'),
  video: () => import('../blocks-marketing/Video.tsx'),
  languageSwitch: () => import('../blocks-marketing/LanguageSwitch.tsx'),
  columns: () => import('../blocks-marketing/Columns.tsx'),
} satisfies Loaders;

export type LateBlockType = keyof typeof lateBlocks;

/** `answers` is no block of a config: a bundle has it around the blocks of a page whose texts name answers. */
const all = { ...lateBlocks, answers: () => import('../context/AnswerTexts.tsx') };

/** @param type - a late one, or the address of a plug-in: the types that the registry has do not come here */
export const loadLateBlock = (type: BlockType): Promise<ViewModule<BlockType>> =>
  (all[type as keyof typeof all]?.() ??
    import('../plugins/load-plugin.tsx').then((m) => m.loadPlugin(type))) as Promise<ViewModule<BlockType>>;
