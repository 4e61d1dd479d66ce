/** The webview of the native app, as flutter_inappwebview gives it to a page. */
interface NativeWindow {
  flutter_inappwebview?: { callHandler?: (name: string, ...args: unknown[]) => Promise<unknown> };
  addEventListener: Window['addEventListener'];
  removeEventListener: Window['removeEventListener'];
}

const readyEvent = 'flutterInAppWebViewPlatformReady';
const nativeOf = (view: Window): NativeWindow => view as unknown as NativeWindow;

export const isInApp = (view: Window): boolean => nativeOf(view).flutter_inappwebview !== undefined;

/**
 * R-API: calls a named handler of the native app. If the bridge is not ready it waits for the platform-ready event,
 * tries once more, then rejects.
 * @param waitMs - how long it waits; a bridge that never answers must not hold a visitor
 */
export async function callNative(
  view: Window,
  handler: string,
  args: unknown[] = [],
  waitMs = 1000,
): Promise<unknown> {
  const native = nativeOf(view);
  if (!native.flutter_inappwebview?.callHandler) await ready(native, waitMs);
  const call = native.flutter_inappwebview?.callHandler;
  if (!call) throw new Error(`native handler "${handler}" is not available`);
  return call.call(native.flutter_inappwebview, handler, ...args);
}

function ready(native: NativeWindow, waitMs: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      native.removeEventListener(readyEvent, done);
      resolve();
    };
    const timer = setTimeout(done, waitMs);
    native.addEventListener(readyEvent, done);
  });
}
