import { withDeadline } from '../browser/with-deadline.ts';
import type { BridgeAdapter } from './bridge-adapter.ts';
import { flutter } from './flutter.ts';
import {
  type BridgeOptions,
  bridgeDefaults,
  type HostBridge,
  NativeTimeout,
  NativeUnavailable,
} from './host-bridge.ts';
import { javascriptBridge } from './javascript-bridge.ts';
import { rawAndroid, rawIos } from './raw-webview.ts';

/** A bridge library takes precedence over the interface that it uses. */
const adapters: readonly BridgeAdapter[] = [flutter, javascriptBridge, rawIos, rawAndroid];

/** The bridge that the page has now, or null. It may exist before it can be called, or disappear again. */
export function findBridge(view: Window, options: BridgeOptions = {}): HostBridge | null {
  const settings = { ...bridgeDefaults, ...options };
  const adapter = adapters.find((one) => one.isThere(view, settings.androidObject));
  if (!adapter) return null;
  return { call: (handler, args = []) => callAdapter(adapter, view, { handler, args }, settings) };
}

/** Whether a native app shows the page: it has a bridge, ready or not. */
export const isInApp = (view: Window, options: BridgeOptions = {}): boolean =>
  findBridge(view, options) !== null;

function callAdapter(
  adapter: BridgeAdapter,
  view: Window,
  { handler, args }: { handler: string; args: readonly unknown[] },
  { answerMs, androidObject }: Required<BridgeOptions>,
): Promise<unknown> {
  let reached = false;
  const answer = new Promise<unknown>((resolve) => {
    adapter.send(view, { handler, args, resolve }, androidObject);
    reached = true;
  }).catch((cause) => {
    throw new NativeUnavailable(handler, reached, cause);
  });
  return withDeadline(answer, answerMs, () => {
    throw new NativeTimeout(handler, answerMs);
  });
}
