/**
 * A decorative picture that does not arrive leaves its place empty, where browsers would draw a broken one. A picture with
 * `alt` is left alone: its text stands in for it.
 */
export function hideBrokenPictures(document: Document): void {
  const show = (picture: EventTarget | null, isBroken: boolean) => {
    if (picture instanceof HTMLImageElement && picture.alt === '')
      picture.style.visibility = isBroken ? 'hidden' : '';
  };
  document.addEventListener('error', ({ target }) => show(target, true), true);
  // Another brand has another picture in the same place.
  document.addEventListener('load', ({ target }) => show(target, false), true);
  // Those that failed before. By decoding: an SVG without a size has no natural width in some browsers.
  for (const picture of Array.from(document.images))
    if (picture.complete && picture.naturalWidth === 0) picture.decode().catch(() => show(picture, true));
}
