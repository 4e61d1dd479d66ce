import { isObject, itemsOf, member } from '../json/json-values.ts';

/** A list of blocks inside a block, and its keys from there. */
export interface ContainedBlocks {
  blocks: readonly unknown[];
  keys: readonly (string | number)[];
}

/** The lists of a block of any type: of a section or popup, and of each situation of a lead receipt. */
const listKeys = ['blocks', 'none', 'accepted', 'refused'] as const;

/** The lists of blocks inside a block, which may violate its schema: also those of its tabs. */
export function containedBlocks(block: unknown): ContainedBlocks[] {
  const own = listKeys.map((key) => ({ blocks: itemsOf(member(block, key)), keys: [key] }));
  const inTabs = itemsOf(member(block, 'tabs')).map((tab, index) => ({
    blocks: itemsOf(member(tab, 'blocks')),
    keys: ['tabs', index, 'blocks'],
  }));
  return [...own, ...inTabs].filter(({ blocks }) => blocks.length > 0);
}

/** A block without the blocks inside it; of its tabs the labels stay. */
export function withoutContained<T extends object>(block: T): Record<string, unknown> {
  const rest = Object.entries(block).filter(([key]) => !listKeys.some((list) => list === key));
  return Object.fromEntries(
    rest.map(([key, value]) => [
      key,
      key === 'tabs'
        ? itemsOf(value)
            .filter(isObject)
            .map((tab) => tab.label)
        : value,
    ]),
  );
}
