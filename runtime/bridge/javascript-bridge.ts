import { callForeignMethod, isPresent, readForeignProperty } from '../browser/third-party-object.ts';
import { type BridgeAdapter, singleArgument } from './bridge-adapter.ts';

const name = 'WebViewJavascriptBridge';
export const javascriptBridgeReady = 'WebViewJavascriptBridgeReady';

/** WebViewJavascriptBridge of iOS and JsBridge of Android: `callHandler(name, data, callback)`. */
export const javascriptBridge: BridgeAdapter = {
  isThere: (view) => isPresent(view, name),
  send: (view, { handler, args, answered }) => {
    const bridge = readForeignProperty(view, name);
    initialise(bridge);
    callForeignMethod(bridge, 'callHandler', [handler, singleArgument(args), answered]);
  },
};

/** The older ones keep all answers back until they were initialised, and throw when it is done twice. */
function initialise(bridge: unknown): void {
  try {
    callForeignMethod(bridge, 'init', [() => undefined]);
  } catch {
    // It has no init, or has had it.
  }
}
