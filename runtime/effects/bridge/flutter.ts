import type { Adapter } from './adapter.ts';
import { invoke, isThere, property } from './foreign.ts';

const name = 'flutter_inappwebview';
export const flutterReady = 'flutterInAppWebViewPlatformReady';

/** flutter_inappwebview, which our apps are made with: `callHandler(name, ...args)` answers a promise. */
export const flutter: Adapter = {
  isThere: (view) => isThere(view, name),
  send: (view, { handler, args, answered }) =>
    answered(invoke(property(view, name), 'callHandler', [handler, ...args])),
};
