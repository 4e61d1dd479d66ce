import type { Block, LeafBlock } from '../schemas/index.ts';

/** The blocks that a holder shows, in groups: one of a section or a popup, one for each of the tabs. */
export function innerBlocks(block: Block): readonly (readonly LeafBlock[])[] {
  switch (block.type) {
    case 'section':
    case 'popup':
      return [block.blocks];
    case 'tabs':
      return block.tabs.map((tab) => tab.blocks);
    default:
      return [];
  }
}

/** Every block of a page: those in sections, tabs and popups too. */
export const everyBlock = (body: readonly Block[]): Block[] =>
  body.flatMap((block) => [block, ...innerBlocks(block).flat()]);
