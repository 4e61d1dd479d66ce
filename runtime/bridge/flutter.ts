import { invoke, isThere, property } from '../browser/third-party-object.ts';
import type { Adapter } from './bridge-adapter.ts';

const name = 'flutter_inappwebview';
export const flutterReady = 'flutterInAppWebViewPlatformReady';

/** flutter_inappwebview, which our apps are made with: `callHandler(name, ...args)` answers a promise. */
export const flutter: Adapter = {
  isThere: (view) => isThere(view, name),
  send: (view, { handler, args, answered }) =>
    answered(invoke(property(view, name), 'callHandler', [handler, ...args])),
};
