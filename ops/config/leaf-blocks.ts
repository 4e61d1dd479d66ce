import type { Block, LeafBlock, PageSchema } from '../../schemas/index.ts';
import { toPointer } from '../json/pointer.ts';
import { containedBlocks } from './contained-blocks.ts';

interface LocatedBlock {
  block: LeafBlock;
  /** JSON pointer in the page. */
  pointer: string;
}

function leaves(block: Block, at: string): LocatedBlock[] {
  const inside = containedBlocks(block).flatMap(({ blocks, keys }) =>
    blocks.map((leaf, index) => ({
      block: leaf as LeafBlock,
      pointer: `${at}${toPointer([...keys, index])}`,
    })),
  );
  // Only blocks that are no leaves contain others.
  return inside.length > 0 ? inside : [{ block: block as LeafBlock, pointer: at }];
}

/** Every leaf block of a page, also inside sections, tabs, popups and lead receipts. */
export const leafBlocksOf = (body: PageSchema['body']): LocatedBlock[] =>
  body.flatMap((block, index) => leaves(block, `/body/${index}`));
