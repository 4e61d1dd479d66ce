import { lazy } from 'react';
import type { BlockType, PageSchema } from '../schemas/index.ts';
import { blockTypesOf } from './block-types.ts';
import { entryOf, type View } from './registry.ts';

type AnyView = View<BlockType>;
const loaded = new Map<BlockType, AnyView>();
const pending = new Map<BlockType, AnyView>();
const msBeforeRetry = 400;

/**
 * The view of a block type: itself where it is here already, else one that loads. After a failed load the type is
 * forgotten, so that the next one who asks tries again: React.lazy alone would remember the failure for ever.
 */
export function viewOf(type: BlockType): AnyView {
  const here = entryOf(type).eager ?? loaded.get(type) ?? pending.get(type);
  if (here) return here;
  const view = lazy(() =>
    load(type).then(
      (component) => ({ default: component }),
      (error: unknown) => {
        pending.delete(type);
        throw error;
      },
    ),
  );
  pending.set(type, view);
  return view;
}

let isRenewed = async (): Promise<boolean> => false;
/** @param ask - asked where a view cannot be had: whether the page is loaded anew, so that nobody is told */
export function askWhereViewsAreGone(ask: () => Promise<boolean>): void {
  isRenewed = ask;
}

/** One more try, because a phone loses its network for a moment more often than a file is gone. */
async function load(type: BlockType): Promise<AnyView> {
  const { load: once } = entryOf(type);
  const view = await once().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, msBeforeRetry));
    return once().catch(async (error: unknown) => {
      if (await isRenewed()) return new Promise<never>(() => undefined);
      throw error;
    });
  });
  loaded.set(type, view);
  return view;
}

/** Loads the views of a page before it is shown. One that cannot be had is left to its block to report. */
export async function preloadViews(page: PageSchema): Promise<void> {
  const missing = blockTypesOf(page).filter((type) => !entryOf(type).eager && !loaded.has(type));
  await Promise.allSettled(missing.map(load));
}
