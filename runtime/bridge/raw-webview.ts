import { callThirdPartyMethod, isPresent, readThirdPartyProperty } from '../browser/third-party-object.ts';
import { type BridgeAdapter, singleArgument } from './bridge-adapter.ts';
import { tokenHandler } from './host-bridge.ts';

const iosHandlers = (view: Window): unknown =>
  readThirdPartyProperty(readThirdPartyProperty(view, 'webkit'), 'messageHandlers');

/**
 * An iOS app without a bridge library. Ordinary iOS browsers have `messageHandlers` too, so the app is recognised by
 * our handler. A handler with reply returns a promise, one without returns undefined.
 */
export const rawIos: BridgeAdapter = {
  isThere: (view) => isPresent(iosHandlers(view), tokenHandler),
  send: (view, { handler, args, resolve }) =>
    resolve(
      callThirdPartyMethod(readThirdPartyProperty(iosHandlers(view), handler), 'postMessage', [
        singleArgument(args),
      ]),
    ),
};

/**
 * An Android app without a bridge library: an object of addJavascriptInterface, whose methods take strings and return
 * JSON. Others may use its name, so it too is recognised by our handler.
 */
export const rawAndroid: BridgeAdapter = {
  isThere: (view, androidObject) =>
    typeof readThirdPartyProperty(readThirdPartyProperty(view, androidObject), tokenHandler) === 'function',
  send: (view, { handler, args, resolve }, androidObject) =>
    resolve(callThirdPartyMethod(readThirdPartyProperty(view, androidObject), handler, args.map(asString))),
};

const asString = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value ?? null);
