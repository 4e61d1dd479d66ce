import type { ApiPath } from '../../schemas/api/index.ts';
import { storageChangedEvent, storedFactsExpression } from './visitor-emulation-script.ts';

const smsPath: ApiPath = '/v1/user/sendLoginSms';

/**
 * Runs in a preview before the app does: tells the console that frames it where the visit is, what the visitor has
 * stored that counts, whether there is a login by now, which number a code is asked for with, and the page's title,
 * which a frame does not show. The console is the only page that may frame it, so it is the only one that hears.
 */
export const locationReportScript = `(() => {
  if (parent === window) return;
  const to = (location.ancestorOrigins && location.ancestorOrigins[0]) || '*';
  let last = '';
  const tell = () => {
    const path = location.pathname + location.search;
    if (path === last) return;
    last = path;
    parent.postMessage({ type: 'funnel-place', host: location.host, path, stored: ${storedFactsExpression} }, to);
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
  let hasToken = ${storedFactsExpression}.token;
  addEventListener('${storageChangedEvent}', () => {
    const { token } = ${storedFactsExpression};
    if (token === hasToken) return;
    hasToken = token;
    parent.postMessage({ type: 'funnel-login', token }, to);
  });
  const ownFetch = window.fetch;
  window.fetch = function (input, init) {
    const isRequest = input instanceof Request;
    if (String(isRequest ? input.url : input).endsWith('${smsPath}')) {
      const body = isRequest ? input.clone().text() : Promise.resolve(String(init && init.body));
      body.then((text) => {
        const phone = new URLSearchParams(text).get('phone');
        if (phone) parent.postMessage({ type: 'funnel-asked', phone }, to);
      }, () => {});
    }
    return ownFetch.call(window, input, init);
  };
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
