import { createContext, useContext } from 'react';
import type { PageBundle } from '../site-data/page-bundle.ts';

/** What a page provides to its own blocks; page-context.ts has what is the same for every page. */
export interface PageScope extends PageBundle {
  /** Prefix of element ids: pages that are kept alive share the document. */
  idPrefix: string;
  inSheet: boolean;
  /** Shows a page in a sheet above this one. */
  openPage(id: string): void;
  /** Presses the download link of this page. Returns false if the page has none. */
  pressDownload(): boolean;
}

const context = createContext<PageScope | null>(null);
export const PageScopeProvider = context.Provider;

/** The page that a block is part of. */
export function usePageScope(): PageScope {
  const scope = useContext(context);
  if (!scope) throw new Error('usePageScope is called outside a page');
  return scope;
}
