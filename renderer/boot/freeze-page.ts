import type { Root } from 'react-dom/client';

/** Replaces the app by a static clone without event handlers, which stays visible until the next document is shown. */
export function freezePage(element: HTMLElement, root: Root): void {
  const clone = element.cloneNode(true) as HTMLElement;
  clone.setAttribute('aria-busy', 'true');
  clone.style.pointerEvents = 'none';
  const { scrollY } = window;
  root.unmount();
  element.replaceWith(clone);
  window.scrollTo(0, scrollY);
}
