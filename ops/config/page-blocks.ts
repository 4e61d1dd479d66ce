import { itemsOf, member } from '../json/json-values.ts';
import { toPointer } from '../json/pointer.ts';
import { containedBlocks } from './contained-blocks.ts';

/** Every block of a page, which may violate its schema, also inside others, with its JSON pointer. */
export function blocksWithPointers(page: unknown): { block: unknown; pointer: string }[] {
  const all = (block: unknown, pointer: string): { block: unknown; pointer: string }[] => [
    { block, pointer },
    ...containedBlocks(block).flatMap(({ blocks, keys }) =>
      blocks.flatMap((inner, index) => all(inner, `${pointer}${toPointer([...keys, index])}`)),
    ),
  ];
  return itemsOf(member(page, 'body')).flatMap((block, index) => all(block, toPointer(['body', index])));
}
