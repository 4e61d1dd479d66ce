import type { Block, BlockType, LeafBlock, PageSchema } from '../../schemas/index.ts';

/** The lists of every type that contains blocks. */
interface Container {
  tabs?: readonly { blocks: readonly LeafBlock[] }[];
  blocks?: readonly LeafBlock[];
  accepted?: readonly LeafBlock[];
  refused?: readonly LeafBlock[];
  none?: readonly LeafBlock[];
}

/** The blocks inside a block, in groups: one for a section or a popup, one for each tab or situation. */
export function innerBlocks(block: Block): readonly (readonly LeafBlock[])[] {
  const { tabs = [], blocks, accepted, refused, none } = block as Container;
  const groups = [...tabs.map((tab) => tab.blocks), blocks, accepted, refused, none];
  return groups.filter((group) => group !== undefined);
}

/** Every block of a page, including those in sections, tabs and popups, and around all of them. */
export const allBlocks = (body: readonly Block[]): Block[] =>
  body.flatMap((block) => [block, ...allBlocks(innerBlocks(block).flat())]);

/** The block types of a page, including those in its sections, tabs and popups. */
export const blockTypesOf = (page: PageSchema): BlockType[] => [
  ...new Set(allBlocks(page.body).map((block) => block.type)),
];
