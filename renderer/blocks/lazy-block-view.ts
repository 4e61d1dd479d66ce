import { lazy } from 'react';
import type { BlockType } from '../../schemas/index.ts';
import { loadFieldKinds } from '../fields/field-registry.ts';
import { importWithRetry } from '../loading/import-with-retry.ts';
import { blockTypesOf } from '../site-data/page-blocks.ts';
import type { PageBundle } from '../site-data/page-bundle.ts';
import type { BlockView, ViewModule } from './block-entry.ts';
import { blockEntry } from './block-registry.ts';

type AnyView = BlockView<BlockType>;
const loaded = new Map<BlockType, AnyView>();
const pending = new Map<BlockType, AnyView>();

/**
 * The view of a block type: the loaded component, else one that loads it. A failed load is forgotten, so that the next
 * use tries again: React.lazy alone would remember the failure for ever.
 */
export function blockView(type: BlockType): AnyView {
  const { eager, load } = blockEntry(type);
  if (eager) return eager;
  const here = loaded.get(type) ?? pending.get(type);
  if (here) return here;
  const view = lazy(() =>
    keep(type, load).then(
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

async function keep(
  type: BlockType,
  load: () => Promise<ViewModule<BlockType>>,
  ahead = false,
): Promise<AnyView> {
  const [view] = Object.values(await importWithRetry(load, ahead)) as [AnyView];
  loaded.set(type, view);
  return view;
}

/**
 * Loads the views of a page's blocks and fields before it is shown. If one fails to load, its block shows the error.
 */
export async function preloadViews({ page, forms }: PageBundle, ahead = false): Promise<void> {
  const views = blockTypesOf(page).map((type) => {
    const { load } = blockEntry(type);
    return load && !loaded.has(type) && keep(type, load, ahead);
  });
  await Promise.allSettled([...views, loadFieldKinds(Object.values(forms), ahead)]);
}
