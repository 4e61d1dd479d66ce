import type { ApiPath } from '../../schemas/api/index.ts';
import { storageChangedEvent, storedFactsExpression } from './visitor-emulation-script.ts';

const smsPath: ApiPath = '/v1/user/sendLoginSms';

/**
 * Runs in a preview before the app: reports to the console that frames it the visit's location, the stored values that
 * affect it, whether the visitor is logged in, the number that requests a code, and the page's title. Only the console
 * may frame the preview, so only the console receives the messages.
 */
export const locationReportScript = `(() => {
  if (parent === window) return;
  const to = (location.ancestorOrigins && location.ancestorOrigins[0]) || '*';
  let last = '';
  const report = () => {
    const path = location.pathname + location.search;
    if (path === last) return;
    last = path;
    parent.postMessage({ type: 'funnel-place', host: location.host, path, stored: ${storedFactsExpression} }, to);
  };
  for (const name of ['pushState', 'replaceState']) {
    const own = history[name];
    history[name] = function (...given) {
      own.apply(this, given);
      report();
    };
  }
  addEventListener('popstate', report);
  report();
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
  const reportTitle = () => {
    if (document.title === title) return;
    title = document.title;
    parent.postMessage({ type: 'funnel-title', title }, to);
  };
  new MutationObserver(reportTitle).observe(document.head, { childList: true, subtree: true, characterData: true });
  reportTitle();
})();
`;
