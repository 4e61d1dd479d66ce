import { storedFacts } from './stage-visit.ts';

/**
 * Runs in a preview before the app does: tells the console that frames it where the visit is, what the
 * visitor has stored that counts, and the page's title, which a frame does not show. The console is the only page that may frame it, so it is the only one that hears.
 */
export const reportPlace = `(() => {
  if (parent === window) return;
  const to = (location.ancestorOrigins && location.ancestorOrigins[0]) || '*';
  let last = '';
  const tell = () => {
    const path = location.pathname + location.search;
    if (path === last) return;
    last = path;
    parent.postMessage({ type: 'funnel-place', host: location.host, path, stored: ${storedFacts} }, to);
  };
  for (const name of ['pushState', 'replaceState']) {
    const own = history[name];
    history[name] = function (...given) {
      own.apply(this, given);
      tell();
    };
  }
  addEventListener('popstate', tell);
  tell();
  let title = '';
  const tellTitle = () => {
    if (document.title === title) return;
    title = document.title;
    parent.postMessage({ type: 'funnel-title', title }, to);
  };
  new MutationObserver(tellTitle).observe(document.head, { childList: true, subtree: true, characterData: true });
  tellTitle();
})();
`;
