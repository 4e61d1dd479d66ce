import { stored } from '../../runtime/index.ts';

/** What the console may put into a visitor's storage, by the product's own keys. */
const { token, userId, appName, appCompany, loginAddress, firstVisit } = stored;
const keys = Object.fromEntries(
  Object.entries({ token, userId, appName, appCompany, loginAddress, firstVisit }).map(
    ([name, { key, area }]) => [name, [area, key]],
  ),
);

/** What the frame is told by itself after each change of its storage. */
export const storageChangedEvent = 'funnel-kept';

/**
 * Runs in a preview before everything else, where the console frames it: makes the frame the phone that the console
 * asks for. The console tells it by the frame's name, which no address and no referrer shows.
 *
 * - A user agent cannot be set for a frame from outside, so it is answered from inside.
 * - A browser may refuse a frame of another site its storage (Chromium does without third-party cookies), so storage is
 *   kept in the frame's name: it lives as long as the frame, and no visit finds what another one has left.
 * - A native app is a bridge that answers, and reports what it was asked.
 */
export const visitorEmulationScript = `(() => {
  if (parent === window) return;
  let stage = null;
  try {
    stage = JSON.parse(window.name);
  } catch {}
  if (stage === null || stage.funnel !== 'stage') return;
  if (!stage.kept) {
    stage.kept = { local: {}, session: {} };
    for (const [name, [area, key]] of Object.entries(${JSON.stringify(keys)})) {
      if (typeof stage.stored[name] === 'string') stage.kept[area][key] = stage.stored[name];
    }
  }
  const keep = () => {
    window.name = JSON.stringify(stage);
    dispatchEvent(new Event('${storageChangedEvent}'));
  };
  const storage = (area) => ({
    get length() { return Object.keys(stage.kept[area]).length; },
    key: (at) => Object.keys(stage.kept[area])[at] ?? null,
    getItem: (key) => (Object.hasOwn(stage.kept[area], key) ? stage.kept[area][key] : null),
    setItem: (key, value) => { stage.kept[area][key] = String(value); keep(); },
    removeItem: (key) => { delete stage.kept[area][key]; keep(); },
    clear: () => { stage.kept[area] = {}; keep(); },
  });
  for (const area of ['local', 'session']) {
    Object.defineProperty(window, area + 'Storage', { configurable: true, value: storage(area) });
  }
  Object.defineProperty(Navigator.prototype, 'userAgent', { configurable: true, get: () => stage.userAgent });
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
export const storedFactsExpression = `(() => {
  const read = (area, key) => { try { return window[area + 'Storage'].getItem(key); } catch { return null; } };
  return {
    token: !!read('local', '${token.key}'),
    firstVisit: read('session', '${firstVisit.key}') === '1',
    loginAddress: read('local', '${loginAddress.key}'),
  };
})()`;
