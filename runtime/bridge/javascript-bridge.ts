import { callThirdPartyMethod, isPresent, readThirdPartyProperty } from '../browser/third-party-object.ts';
import { type BridgeAdapter, singleArgument } from './bridge-adapter.ts';

const name = 'WebViewJavascriptBridge';
export const javascriptBridgeReady = 'WebViewJavascriptBridgeReady';

/** WebViewJavascriptBridge of iOS and JsBridge of Android: `callHandler(name, data, callback)`. */
export const javascriptBridge: BridgeAdapter = {
  isThere: (view) => isPresent(view, name),
  send: (view, { handler, args, resolve }) => {
    const bridge = readThirdPartyProperty(view, name);
    initialise(bridge);
    callThirdPartyMethod(bridge, 'callHandler', [handler, singleArgument(args), resolve]);
  },
};

/** Older versions hold back all responses until they are initialised, and throw when initialised twice. */
function initialise(bridge: unknown): void {
  try {
    callThirdPartyMethod(bridge, 'init', [() => undefined]);
  } catch {
    // It has no init, or has had it.
  }
}
