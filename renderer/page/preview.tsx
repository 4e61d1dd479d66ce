import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { type PageContext, PageContextProvider } from '../context/page-context.ts';
import type { PageBundle } from '../site-data/page-bundle.ts';
import { applyTheme } from '../ui/apply-theme.ts';
import { Page } from './Page.tsx';

/** Renders a page into an element with a context of the caller's: for the console's iframe, and tests. */
export function renderPreview(element: HTMLElement, bundle: PageBundle, context: PageContext) {
  applyTheme(context.brand.theme, document);
  const root = createRoot(element);
  const show = (shown: PageBundle, context: PageContext) =>
    root.render(
      <StrictMode>
        <PageContextProvider value={context}>
          <Page key={shown.page.id} bundle={shown} />
        </PageContextProvider>
      </StrictMode>,
    );
  show(bundle, context);
  return { show, remove: () => root.unmount() };
}
