import { readThirdPartyProperty } from '../browser/third-party-object.ts';
import { detectDevice } from '../facts/device.ts';

const queueName = 'WVJBCallbacks';
/** The address that makes WebViewJavascriptBridge of iOS insert itself into the page; it never loads. */
const bridgeAddress = 'https://__bridge_loaded__';

/**
 * A WKWebView in an app does not name Safari in its user agent. Safari itself, the browsers based on it and WeChat
 * have no such bridge: there the frame would only be a failed request. On Android the bridge needs no request.
 */
function needsRequest(userAgent: string): boolean {
  const { os, wechat } = detectDevice(userAgent);
  return os === 'ios' && !wechat && !userAgent.includes('Safari/');
}

/**
 * Adds a callback to the queue of WebViewJavascriptBridge. If another script has created the queue, it has requested
 * the bridge already; else the bridge is requested here, if this is a webview that needs a request.
 * @returns a function that removes `ready` from the queue. The queue itself stays, because a bridge that arrives late
 * reads its length; a bridge that is running the queue has removed it from the window, and would skip entries that
 * move up.
 */
export function joinBridgeQueue(view: Window, ready: () => void): () => void {
  const found = readThirdPartyProperty(view, queueName);
  const queue: unknown[] = Array.isArray(found) ? found : [];
  const leave = () => {
    const at = queue.indexOf(ready);
    if (at >= 0 && readThirdPartyProperty(view, queueName) === queue) queue.splice(at, 1);
  };
  try {
    if (queue === found) queue.push(ready);
    else if (needsRequest(view.navigator.userAgent)) {
      queue.push(ready);
      Reflect.set(view, queueName, queue);
      requestBridge(view.document);
    }
  } catch {
    // Without the queue there is still the event.
  }
  return leave;
}

/** The app intercepts the navigation of the frame; then the frame is not needed any more. */
function requestBridge(document: Document): void {
  const frame = document.createElement('iframe');
  frame.style.display = 'none';
  frame.src = bridgeAddress;
  document.documentElement.append(frame);
  setTimeout(() => frame.remove(), 0);
}
