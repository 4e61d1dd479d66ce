import type { PageBundle } from '../../renderer/site-data/page-bundle.ts';
import type { Block } from '../../schemas/index.ts';
import type { PictureSize } from '../files/picture-size.ts';

/** The pictures that a block shows at their own proportions. */
function picturesOf(block: Block): (string | undefined)[] {
  switch (block.type) {
    case 'image':
      return [block.picture];
    case 'cards':
      return block.items.map(({ picture }) => picture);
    case 'video':
      return [block.poster];
    default:
      return [];
  }
}

/** The sizes of the pictures of a page, by address: with them nothing moves when a picture arrives. */
export function sizesOfPictures(
  blocks: readonly Block[],
  sizeOf: (address: string) => PictureSize | null,
): NonNullable<PageBundle['pictures']> {
  const addresses = blocks.flatMap(picturesOf).filter((address) => address !== undefined);
  return Object.fromEntries(
    addresses.flatMap((address) => {
      const size = sizeOf(address);
      return size ? [[address, size]] : [];
    }),
  );
}
