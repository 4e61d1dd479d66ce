import { invoke, isThere, property } from '../browser/third-party-object.ts';
import { type Adapter, single } from './bridge-adapter.ts';
import { tokenHandler } from './host-bridge.ts';

const iosHandlers = (view: Window): unknown => property(property(view, 'webkit'), 'messageHandlers');

/**
 * An iOS app without a bridge library. `messageHandlers` stands in ordinary iOS browsers too, so the app is
 * known by the handler that we use. A handler with reply answers a promise, one without answers nothing:
 * undefined.
 */
export const rawIos: Adapter = {
  isThere: (view) => isThere(iosHandlers(view), tokenHandler),
  send: (view, { handler, args, answered }) =>
    answered(invoke(property(iosHandlers(view), handler), 'postMessage', [single(args)])),
};

/**
 * An Android app without a bridge library: an object of addJavascriptInterface, whose methods take strings
 * and answer JSON. Others may use its name, so it too is known by the handler that we use.
 */
export const rawAndroid: Adapter = {
  isThere: (view, androidObject) =>
    typeof property(property(view, androidObject), tokenHandler) === 'function',
  send: (view, { handler, args, answered }, androidObject) =>
    answered(invoke(property(view, androidObject), handler, args.map(asString))),
};

const asString = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value ?? null);
