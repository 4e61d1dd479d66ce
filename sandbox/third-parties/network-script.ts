import type { TrackersFile } from '../../schemas/index.ts';

/** The kinds of interfaces; a kind without a take-over below does not compile. */
type VendorKind = TrackersFile['searchAdvertiser']['kind'];

/** By kind: how the script converts what the page has prepared for it, in the words that `words` defines. */
const takeOvers = new Map(
  Object.entries({
    baiduOcpc: 'window._agl = listen(queueOr([], window._agl));',
    baiduTongji: 'window._hmt = listen(queueOr([], window._hmt));',
    oceanEngine: 'window._taq = listen(queueOr([], window._taq));',
    // This vendor has no stub: usually there is nothing to push to until the script has loaded.
    kuaishou: 'window._ks_trace = listen(queueOr({}, window._ks_trace));',
    // Code that still holds the stub keeps pushing to its queue, so the queue stays and is observed too.
    tencent: `const stub = window.gdt;
  const queue = listen(queueOr([], stub && stub.queue));
  window.gdt = function () { report(arguments); };
  window.gdt.queue = queue;`,
  } satisfies Record<VendorKind, string>),
);

export const networkKinds: readonly string[] = [...takeOvers.keys()];

/**
 * A classic script that replaces an ad network's: it processes the commands that wait in the page's stub queue, then
 * every later one, and reports each to `POST /sandbox/beacon` as `{ network, kind, command }`. It never throws: an
 * invalid command must not break the page. Undefined for an unknown kind.
 */
export function networkScript(network: string, kind: string): string | undefined {
  const takeOver = takeOvers.get(kind);
  if (takeOver === undefined) return undefined;
  return `// The sandbox in place of an ad network's script: it only tells the sandbox what the page says.
(function () {
  const network = ${JSON.stringify(network)};
  const kind = ${JSON.stringify(kind)};
${words}
  ${takeOver}
})();
`;
}

const words = `
  function report(item) {
    try {
      // Stubs keep the arguments object itself, which JSON would not serialise as an array.
      const isArguments = Object.prototype.toString.call(item) === '[object Arguments]';
      const command = isArguments ? Array.from(item) : item;
      // JSON has no functions and no undefined, and throws for a cycle.
      if (JSON.stringify(command) === undefined) return;
      // Plain text, by default: Chromium 80 refuses keepalive to a request that needs a preflight.
      fetch('/sandbox/beacon', {
        method: 'POST',
        keepalive: true,
        credentials: 'same-origin',
        body: JSON.stringify({ network: network, kind: kind, command: command }),
      }).catch(function () {});
    } catch (error) {}
  }

  // The queue that the page has created; anything that is no array is replaced.
  function queueOr(empty, found) {
    return Array.isArray(found) ? found : empty;
  }

  // Replaces push first and drains then, so that no command falls between the two.
  function listen(queue) {
    queue.push = function () {
      for (const command of arguments) report(command);
      return queue.length;
    };
    for (let index = 0; index < queue.length; index++) {
      try { report(queue[index]); } catch (error) {}
    }
    if (Array.isArray(queue)) queue.length = 0;
    return queue;
  }
`;
