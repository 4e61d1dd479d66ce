/** Ends the task: what waits, a press or a frame, comes before what follows. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      // An open port is kept, and its page with it.
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
