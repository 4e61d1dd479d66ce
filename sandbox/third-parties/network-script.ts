import type { ScriptShape } from '../../schemas/index.ts';

/** By shape: how the script takes over what the page has prepared for it, in the words that `words` defines. */
const takeOvers = {
  queue: 'window[name] = listen(queueOr([], window[name]));',
  arguments: 'window[name] = listen(queueOr([], window[name]));',
  // The methods of the page's stub push to it.
  methods: 'window[name] = listen(queueOr([], window[name]));',
  // Code that still holds the stub keeps pushing to its queue, so the queue stays and is observed too.
  function: `const stub = window[name];
  const queue = listen(queueOr([], stub && stub.queue));
  window[name] = function () { report(arguments); };
  window[name].queue = queue;`,
} satisfies Record<ScriptShape, string>;

/** The shapes of networks that load a script. */
export const scriptShapes: readonly string[] = Object.keys(takeOvers);
/** Names of the globals that such scripts read. */
const globalName = /^[A-Za-z_$][\w$]{0,39}$/;

/**
 * A classic script that replaces an ad network's: it processes the commands that wait in the page's stub queue, then
 * every later one, and reports each to `POST /sandbox/beacon` as `{ network, shape, command }`. It never throws: an
 * invalid command must not break the page. Undefined for an unknown shape, or a name that is no identifier.
 */
export function networkScript(network: string, shape: string, name: string): string | undefined {
  const takeOver = new Map(Object.entries(takeOvers)).get(shape);
  if (takeOver === undefined || !globalName.test(name)) return undefined;
  return `// The sandbox in place of an ad network's script: it only tells the sandbox what the page says.
(function () {
  const network = ${JSON.stringify(network)};
  const shape = ${JSON.stringify(shape)};
  const name = ${JSON.stringify(name)};
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
        body: JSON.stringify({ network: network, shape: shape, command: command }),
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
