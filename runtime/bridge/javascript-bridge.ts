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

/** The older ones keep all answers back until they were initialised, and throw when it is done twice. */
function initialise(bridge: unknown): void {
  try {
    callThirdPartyMethod(bridge, 'init', [() => undefined]);
  } catch {
    // It has no init, or has had it.
  }
}
