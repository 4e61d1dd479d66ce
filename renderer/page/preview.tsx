import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { type PageContext, PageContextProvider } from '../context/page-context.ts';
import type { PageBundle } from '../site-data/page-bundle.ts';
import { themeVariables } from '../ui/theme.ts';
import { Page } from './Page.tsx';

/** Renders a page into an element with a context of the caller's: for the console's iframe, and tests. */
export function renderPreview(element: HTMLElement, bundle: PageBundle, context: PageContext) {
  for (const [name, value] of Object.entries(themeVariables(context.brand.theme))) {
    document.documentElement.style.setProperty(name, value);
  }
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
