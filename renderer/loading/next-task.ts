/** Ends the task, so that the browser handles a pending press or paints a frame before the code that follows. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      // An open port is not garbage-collected, nor is its page.
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
