import { answerFactsKey, stored, storedLead } from '../../runtime/index.ts';

/** Values that the console may put into a visitor's storage, by the product's own keys. */
const { token, userId, appName, appCompany, loginAddress, firstVisit } = stored;
const answers = { area: 'session', key: answerFactsKey };
const keys = Object.fromEntries(
  Object.entries({ token, userId, appName, appCompany, loginAddress, firstVisit, answers }).map(
    ([name, { key, area }]) => [name, [area, key]],
  ),
);

/** The event that the frame dispatches to itself after each change of its storage. */
export const storageChangedEvent = 'funnel-stored';

/**
 * Runs in a preview before everything else, if the console frames it: makes the frame the phone that the console
 * describes. The console passes the description in the frame's name, which no address and no referrer reveals.
 *
 * - A user agent cannot be set for a frame from outside, so the script overrides it inside.
 * - A browser may deny storage to a cross-site frame (Chromium does without third-party cookies), so storage is kept
 *   in the frame's name: it lives as long as the frame, and no visit finds the data of another one.
 * - A native app is emulated by a bridge that responds, and reports each call.
 */
export const visitorEmulationScript = `(() => {
  if (parent === window) return;
  let stage = null;
  try {
    stage = JSON.parse(window.name);
  } catch {}
  if (stage === null || stage.funnel !== 'stage') return;
  if (!stage.storage) {
    stage.storage = { local: {}, session: {} };
    for (const [name, [area, key]] of Object.entries(${JSON.stringify(keys)})) {
      if (typeof stage.stored[name] === 'string') stage.storage[area][key] = stage.stored[name];
    }
    for (const [form, lead] of Object.entries(stage.leads || {})) {
      stage.storage.${storedLead('').area}['${storedLead('').key}' + form] = JSON.stringify(lead);
    }
  }
  const save = () => {
    window.name = JSON.stringify(stage);
    dispatchEvent(new Event('${storageChangedEvent}'));
  };
  const storage = (area) => ({
    get length() { return Object.keys(stage.storage[area]).length; },
    key: (at) => Object.keys(stage.storage[area])[at] ?? null,
    getItem: (key) => (Object.hasOwn(stage.storage[area], key) ? stage.storage[area][key] : null),
    setItem: (key, value) => { stage.storage[area][key] = String(value); save(); },
    removeItem: (key) => { delete stage.storage[area][key]; save(); },
    clear: () => { stage.storage[area] = {}; save(); },
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

/** A JavaScript expression for the stored values that affect the decisions, used by the location report script. */
export const storedFactsExpression = `(() => {
  const read = (area, key) => { try { return window[area + 'Storage'].getItem(key); } catch { return null; } };
  return {
    token: !!read('local', '${token.key}'),
    firstVisit: read('session', '${firstVisit.key}') === '1',
    loginAddress: read('local', '${loginAddress.key}'),
    answers: read('session', '${answers.key}'),
  };
})()`;
