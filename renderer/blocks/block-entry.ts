import type { ComponentType, ReactNode } from 'react';
import type { BlockOf, BlockType } from '../../schemas/index.ts';

/** The view of a block that holds others gets these as children, so no view imports the registry. */
export type BlockView<T extends BlockType> = ComponentType<{ block: BlockOf<T>; children?: ReactNode }>;

/** A module whose only export is a view: to name it in each line of the registry would cost every visitor bytes. */
export type ViewModule<T extends BlockType> = Readonly<Record<string, BlockView<T>>>;

export type BlockEntry<T extends BlockType> = (
  | {
      /**
       * Part of the first bundle: the blocks at the top of a landing page, and those so small that a separate request
       * would cost a slow line more than their bytes.
       */
      eager: BlockView<T>;
      load?: never;
    }
  | { load: () => Promise<ViewModule<T>>; eager?: never }
) & {
  /**
   * The page makes sense without this block; otherwise it says that it is broken. Costs, risks and forms must not vanish
   * silently.
   */
  ifBroken?: 'hide';
  /** Height reserved while the view loads, px. */
  space?: number;
};
