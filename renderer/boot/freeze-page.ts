import type { Root } from 'react-dom/client';

/** Ends the app and leaves a picture of it: nothing of it can be pressed, and nobody sees an empty page meanwhile. */
export function freezePage(element: HTMLElement, root: Root): void {
  const picture = element.cloneNode(true) as HTMLElement;
  picture.setAttribute('aria-busy', 'true');
  picture.style.pointerEvents = 'none';
  const { scrollY } = window;
  root.unmount();
  element.replaceWith(picture);
  window.scrollTo(0, scrollY);
}
