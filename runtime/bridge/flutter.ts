import { callThirdPartyMethod, isPresent, readThirdPartyProperty } from '../browser/third-party-object.ts';
import type { BridgeAdapter } from './bridge-adapter.ts';

const name = 'flutter_inappwebview';
export const flutterReady = 'flutterInAppWebViewPlatformReady';

/** flutter_inappwebview, the container of our apps: `callHandler(name, ...args)` returns a promise. */
export const flutter: BridgeAdapter = {
  isThere: (view) => isPresent(view, name),
  send: (view, { handler, args, resolve }) =>
    resolve(callThirdPartyMethod(readThirdPartyProperty(view, name), 'callHandler', [handler, ...args])),
};
