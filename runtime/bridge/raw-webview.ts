import { callThirdPartyMethod, isPresent, readThirdPartyProperty } from '../browser/third-party-object.ts';
import { type BridgeAdapter, singleArgument } from './bridge-adapter.ts';
import { tokenHandler } from './host-bridge.ts';

const iosHandlers = (view: Window): unknown =>
  readThirdPartyProperty(readThirdPartyProperty(view, 'webkit'), 'messageHandlers');

/**
 * An iOS app without a bridge library. `messageHandlers` stands in ordinary iOS browsers too, so the app is
 * known by the handler that we use. A handler with reply answers a promise, one without answers nothing:
 * undefined.
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
 * An Android app without a bridge library: an object of addJavascriptInterface, whose methods take strings
 * and answer JSON. Others may use its name, so it too is known by the handler that we use.
 */
export const rawAndroid: BridgeAdapter = {
  isThere: (view, androidObject) =>
    typeof readThirdPartyProperty(readThirdPartyProperty(view, androidObject), tokenHandler) === 'function',
  send: (view, { handler, args, resolve }, androidObject) =>
    resolve(callThirdPartyMethod(readThirdPartyProperty(view, androidObject), handler, args.map(asString))),
};

const asString = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value ?? null);
