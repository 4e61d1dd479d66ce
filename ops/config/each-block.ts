import type { Block, LeafBlock, PageSchema } from '../../schemas/index.ts';

interface PlacedBlock {
  block: LeafBlock;
  /** JSON pointer in the page. */
  pointer: string;
}

const placed = (blocks: readonly LeafBlock[], at: string): PlacedBlock[] =>
  blocks.map((block, index) => ({ block, pointer: `${at}/blocks/${index}` }));

function leaves(block: Block, at: string): PlacedBlock[] {
  if (block.type === 'tabs')
    return block.tabs.flatMap((tab, index) => placed(tab.blocks, `${at}/tabs/${index}`));
  if (block.type === 'section' || block.type === 'popup') return placed(block.blocks, at);
  return [{ block, pointer: at }];
}

/** Every leaf block of a page, also inside sections, tabs and popups. */
export const eachBlock = (body: PageSchema['body']): PlacedBlock[] =>
  body.flatMap((block, index) => leaves(block, `/body/${index}`));
