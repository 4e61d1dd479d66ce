import { stored } from '../../runtime/index.ts';

/**
 * Runs in a preview before the app does, where the console frames it: makes the frame the phone that the console asks
 * for. A user agent cannot be set for a frame from outside, so it is answered from inside; what a visitor has stored
 * is put there once for each visit, and a native app is a bridge that answers and reports what it was asked.
 * The console tells it by the frame's name, which no address and no referrer shows.
 */
export const stageVisit = `(() => {
  if (parent === window) return;
  let stage = null;
  try {
    stage = JSON.parse(window.name);
  } catch {}
  if (stage === null || stage.funnel !== 'stage') return;
  const mark = 'funnel-stage';
  if (sessionStorage.getItem(mark) !== stage.id) {
    localStorage.clear();
    sessionStorage.clear();
    for (const [key, value] of Object.entries(stage.local)) localStorage.setItem(key, value);
    for (const [key, value] of Object.entries(stage.session)) sessionStorage.setItem(key, value);
    sessionStorage.setItem(mark, stage.id);
  }
  if (stage.userAgent) {
    Object.defineProperty(Navigator.prototype, 'userAgent', { configurable: true, get: () => stage.userAgent });
  }
  if (stage.app) {
    const to = (location.ancestorOrigins && location.ancestorOrigins[0]) || '*';
    window.WebViewJavascriptBridge = {
      callHandler(handler, data, answered) {
        parent.postMessage({ type: 'funnel-native', handler: String(handler) }, to);
        if (typeof answered === 'function') answered(handler === 'getToken' ? stage.app : '');
      },
    };
  }
})();
`;

/** What of a visitor's storage changes the answer, as an expression for the script that reports the place. */
export const storedFacts = `(() => {
  const read = (area, key) => { try { return window[area].getItem(key); } catch { return null; } };
  return {
    token: !!read('localStorage', '${stored.token.key}'),
    firstVisit: read('sessionStorage', '${stored.firstVisit.key}') === '1',
    loginAddress: read('localStorage', '${stored.loginAddress.key}'),
  };
})()`;
