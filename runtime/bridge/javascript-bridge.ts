import { invoke, isThere, property } from '../browser/third-party-object.ts';
import { type Adapter, single } from './bridge-adapter.ts';

const name = 'WebViewJavascriptBridge';
export const javascriptBridgeReady = 'WebViewJavascriptBridgeReady';

/** WebViewJavascriptBridge of iOS and JsBridge of Android: `callHandler(name, data, callback)`. */
export const javascriptBridge: Adapter = {
  isThere: (view) => isThere(view, name),
  send: (view, { handler, args, answered }) => {
    const bridge = property(view, name);
    initialise(bridge);
    invoke(bridge, 'callHandler', [handler, single(args), answered]);
  },
};

/** The older ones keep all answers back until they were initialised, and throw when it is done twice. */
function initialise(bridge: unknown): void {
  try {
    invoke(bridge, 'init', [() => undefined]);
  } catch {
    // It has no init, or has had it.
  }
}
