import type { Block, BlockType, LeafBlock, PageSchema } from '../../schemas/index.ts';

/** The blocks inside a block, in groups: one for a section or a popup, one for each tab. */
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

/** Every block of a page, including those in sections, tabs and popups. */
export const allBlocks = (body: readonly Block[]): Block[] =>
  body.flatMap((block) => [block, ...innerBlocks(block).flat()]);

/** The block types of a page, including those in its sections, tabs and popups. */
export const blockTypesOf = (page: PageSchema): BlockType[] => [
  ...new Set(allBlocks(page.body).map((block) => block.type)),
];
