/** Loaded, and counts for nothing. */
const noMedia = 'not all';

/** Loads the style sheets that a prerendered page has left for later, which needs none of them to be shown. */
export function loadStylesheets(document: Document): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[disabled]')) {
    link.media = noMedia;
    // What could not be had is waited for by nobody.
    link.onerror = () => link.remove();
    link.removeAttribute('disabled');
  }
}

/**
 * A prerendered page carries what it needs of the style sheets; the whole ones count from now on.
 * @returns resolves when they do; one that cannot be had keeps nobody waiting
 */
export async function applyStylesheets(document: Document): Promise<void> {
  loadStylesheets(document);
  const links = document.querySelectorAll<HTMLLinkElement>(`link[as="style"],link[media="${noMedia}"]`);
  await Promise.all(
    Array.from(links, (link) => {
      const applied =
        link.sheet ??
        new Promise((resolve) => {
          link.onload = link.onerror = resolve;
        });
      link.rel = 'stylesheet';
      link.media = 'all';
      return applied;
    }),
  );
}
