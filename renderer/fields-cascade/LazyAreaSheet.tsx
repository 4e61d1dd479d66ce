import { lazySheetContent } from '../fields-choice/lazy-sheet-content.tsx';

/** Loaded beside the list of regions, when the sheet is first opened. */
export const LazyAreaSheet = lazySheetContent(
  () => import('./AreaSheet.tsx').then(({ AreaSheet }) => AreaSheet),
  'field.area.loading',
  'field.area.failed',
);
