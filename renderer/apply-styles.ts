/**
 * A prerendered page carries what it needs of the style sheets; the whole ones are loaded beside the scripts, and count
 * from now on.
 * @returns resolves when they do; one that cannot be had keeps nobody waiting
 */
export async function applyStyles(document: Document): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="style"]');
  await Promise.all(
    Array.from(links, (link) => {
      const applied = new Promise((resolve) => {
        link.addEventListener('load', resolve, { once: true });
        link.addEventListener('error', resolve, { once: true });
      });
      link.rel = 'stylesheet';
      return applied;
    }),
  );
}
