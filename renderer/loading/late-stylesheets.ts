/**
 * Resolves when the style sheets of a prerendered page have been loaded, or have failed to. Until then the page has the
 * rules of what its HTML shows and none of what the server answers.
 */
export async function lateStylesheets(document: Document): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([disabled])');
  await Promise.all(
    Array.from(
      links,
      (link) =>
        link.sheet ??
        new Promise((resolve) => {
          link.addEventListener('load', resolve);
          link.addEventListener('error', resolve);
        }),
    ),
  );
}
