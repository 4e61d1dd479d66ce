/** A media query that loads a style sheet without applying it. */
const noMedia = 'not all';

/** Loads the full style sheets, which the prerendered page does not need to be shown. */
export function loadStylesheets(document: Document): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[disabled]')) {
    link.media = noMedia;
    // applyStylesheets does not wait for a style sheet that failed to load.
    link.onerror = () => link.remove();
    link.removeAttribute('disabled');
  }
}

/**
 * Applies the full style sheets; a prerendered page contains only the rules that it needs.
 * @returns resolves when they are applied or have failed to load
 */
export async function applyStylesheets(document: Document): Promise<void> {
  loadStylesheets(document);
  const links = document.querySelectorAll<HTMLLinkElement>(`link[as="style"],link[media="${noMedia}"]`);
  await Promise.all(
    Array.from(links, (link) => {
      const applied =
        link.sheet ??
        new Promise((resolve) => {
          link.onload = resolve;
          // Its chunk loads it again.
          link.onerror = () => {
            link.remove();
            resolve(null);
          };
        });
      link.rel = 'stylesheet';
      link.media = 'all';
      return applied;
    }),
  );
}
