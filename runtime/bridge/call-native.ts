import { findBridge } from './find-bridge.ts';
import { type BridgeOptions, bridgeDefaults, NativeUnavailable } from './host-bridge.ts';
import { platformReady } from './platform-ready.ts';

/**
 * R-API: calls a named handler of the native app with these arguments and resolves with the result,
 * undecoded. If the bridge is not ready it waits for the platform-ready event, tries once more, then rejects.
 * @throws NativeUnavailable, NativeTimeout
 */
export async function callNative(
  view: Window,
  handler: string,
  args: readonly unknown[] = [],
  options: BridgeOptions = {},
): Promise<unknown> {
  const bridge = findBridge(view, options);
  if (bridge) {
    try {
      return await bridge.call(handler, args);
    } catch (error) {
      const notReady = error instanceof NativeUnavailable && !error.reached;
      if (!notReady) throw error;
    }
  }
  await platformReady(view, options.readyMs ?? bridgeDefaults.readyMs);
  const ready = findBridge(view, options);
  if (!ready) throw new NativeUnavailable(handler, false);
  return ready.call(handler, args);
}
