import { readThirdPartyProperty } from '../browser/third-party-object.ts';
import { detectDevice } from '../facts/device.ts';

const queueName = 'WVJBCallbacks';
/**
 * The address by which WebViewJavascriptBridge of iOS is asked to put itself into the page; it never loads.
 */
const bridgeAddress = 'https://__bridge_loaded__';

/**
 * A WKWebView that an app shows says nothing of Safari. Safari itself, the browsers made of it and WeChat
 * have no such bridge: there the frame would only be a failed request. On Android the bridge comes unasked.
 */
function needsRequest(userAgent: string): boolean {
  const { os, wechat } = detectDevice(userAgent);
  return os === 'ios' && !wechat && !userAgent.includes('Safari/');
}

/**
 * Waits in the queue of WebViewJavascriptBridge. Where another script has begun the queue, it has asked for
 * the bridge already; else it is asked for here, if this is a webview where it comes only when asked.
 * @returns what takes `ready` out again. The queue itself stays, because a bridge that comes late reads its
 * length; one that is calling the queue has taken it out of the window, and would leave out whoever moves up
 * in it.
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

/** The app catches the navigation of the frame; the frame itself has then done its work. */
function requestBridge(document: Document): void {
  const frame = document.createElement('iframe');
  frame.style.display = 'none';
  frame.src = bridgeAddress;
  document.documentElement.append(frame);
  setTimeout(() => frame.remove(), 0);
}
