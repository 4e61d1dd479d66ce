import { flutterReady } from './flutter.ts';
import { javascriptBridgeReady } from './javascript-bridge.ts';
import { joinBridgeQueue } from './javascript-bridge-queue.ts';

const readyEvents = [flutterReady, javascriptBridgeReady];

/**
 * Resolves when a bridge reports that it is ready, at the latest after `ms` milliseconds: a bridge that reports
 * nothing is found then. Never rejects; removes its listeners.
 */
export function platformReady(view: Window, ms: number): Promise<void> {
  return new Promise((resolve) => {
    let leaveQueue = () => {};
    const done = () => {
      clearTimeout(timer);
      for (const event of readyEvents) view.removeEventListener(event, done, true);
      leaveQueue();
      resolve();
    };
    const timer = setTimeout(done, ms);
    // Capturing, because one of these events is dispatched at the document and does not bubble.
    for (const event of readyEvents) view.addEventListener(event, done, true);
    leaveQueue = joinBridgeQueue(view, done);
  });
}
