/*
 * Runs after the markup of a page to which visits lead. What such a page shows next comes from the server and needs the
 * whole style sheets, so they are requested with the chunks, a frame after the first paint; nothing waits for them, and
 * the app applies them (renderer/boot/apply-stylesheets.ts).
 */
function loadStyles(): void {
  var links = document.querySelectorAll('link[disabled]') as NodeListOf<HTMLLinkElement>;
  for (var at = 0; at < links.length; at++) {
    var link = links[at] as HTMLLinkElement;
    link.media = 'not all';
    // The app does not wait for one that failed to load.
    link.onerror = removeFailed;
    link.removeAttribute('disabled');
  }
}

function removeFailed(this: unknown): void {
  var link = this as HTMLLinkElement;
  if (link.parentNode) link.parentNode.removeChild(link);
}

(window.requestAnimationFrame || setTimeout)(function () {
  setTimeout(loadStyles, 0);
});
