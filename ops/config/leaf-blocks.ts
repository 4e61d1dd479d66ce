import type { Block, LeafBlock, PageSchema } from '../../schemas/index.ts';

interface LocatedBlock {
  block: LeafBlock;
  /** JSON pointer in the page. */
  pointer: string;
}

const locatedBlocks = (blocks: readonly LeafBlock[], at: string): LocatedBlock[] =>
  blocks.map((block, index) => ({ block, pointer: `${at}/blocks/${index}` }));

function leaves(block: Block, at: string): LocatedBlock[] {
  if (block.type === 'tabs')
    return block.tabs.flatMap((tab, index) => locatedBlocks(tab.blocks, `${at}/tabs/${index}`));
  if (block.type === 'section' || block.type === 'popup') return locatedBlocks(block.blocks, at);
  return [{ block, pointer: at }];
}

/** Every leaf block of a page, also inside sections, tabs and popups. */
export const leafBlocksOf = (body: PageSchema['body']): LocatedBlock[] =>
  body.flatMap((block, index) => leaves(block, `/body/${index}`));
