import type { BlockType, PageSchema } from '../schemas/index.ts';
import { everyBlock } from './inner-blocks.ts';

/** The block types that a page is made of, those inside its sections, tabs and popups too. */
export const blockTypesOf = (page: PageSchema): BlockType[] => [
  ...new Set(everyBlock(page.body).map((block) => block.type)),
];
