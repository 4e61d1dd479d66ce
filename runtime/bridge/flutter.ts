import { callThirdPartyMethod, isPresent, readThirdPartyProperty } from '../browser/third-party-object.ts';
import type { BridgeAdapter } from './bridge-adapter.ts';

const name = 'flutter_inappwebview';
export const flutterReady = 'flutterInAppWebViewPlatformReady';

/** flutter_inappwebview, which our apps are made with: `callHandler(name, ...args)` answers a promise. */
export const flutter: BridgeAdapter = {
  isThere: (view) => isPresent(view, name),
  send: (view, { handler, args, resolve }) =>
    resolve(callThirdPartyMethod(readThirdPartyProperty(view, name), 'callHandler', [handler, ...args])),
};
