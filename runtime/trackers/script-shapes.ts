import type { ScriptShape } from '../../schemas/index.ts';

/** A network's global: it is an array, a function or an object, and its script may replace it with anything. */
export type Queue = unknown[] &
  ((...command: readonly unknown[]) => unknown) &
  Record<string, (...rest: readonly unknown[]) => unknown>;

/** How commands reach a network's script. */
interface Shape {
  /**
   * A queue for the time before the script.
   * @param methods - those that the network names
   */
  make(methods: readonly string[]): unknown;
  /** Whether a global that is there already is such a queue: another network of the page has made it. */
  isQueue(found: unknown): boolean;
  send(queue: Queue, command: unknown): void;
}

const argumentsIn = (command: unknown): readonly unknown[] => (Array.isArray(command) ? command : [command]);

/** An `arguments` object: some scripts tell commands from other items of their queue by it. */
const toArguments = function (..._command: readonly unknown[]): unknown {
  // biome-ignore lint/complexity/noArguments: the object itself is what is sent.
  return arguments;
};

interface Stub {
  (...command: readonly unknown[]): void;
  queue: unknown[];
  /** Set by a script that keeps the stub instead of replacing it. */
  callMethod?: (...command: readonly unknown[]) => void;
}

function makeFunction(): Stub {
  const stub: Stub = (...command) => {
    if (stub.callMethod) stub.callMethod(...command);
    else stub.queue.push(command);
  };
  stub.queue = [];
  return stub;
}

function makeMethods(methods: readonly string[]): unknown {
  const queue: unknown[] = [];
  // Own properties, as in the snippets of such networks: their scripts replace them one by one.
  const deferred = methods.map((name) => [
    name,
    (...rest: readonly unknown[]) => queue.push([name, ...rest]),
  ]);
  return Object.assign(queue, Object.fromEntries(deferred));
}

export const scriptShapes: Record<ScriptShape, Shape> = {
  queue: {
    make: () => [],
    isQueue: Array.isArray,
    send: (queue, command) => void queue.push(command),
  },
  arguments: {
    make: () => [],
    isQueue: Array.isArray,
    send: (queue, command) => void queue.push(toArguments(...argumentsIn(command))),
  },
  function: {
    make: makeFunction,
    isQueue: (found) => typeof found === 'function' && Array.isArray((found as Partial<Stub>).queue),
    send: (queue, command) => void queue(...argumentsIn(command)),
  },
  methods: {
    make: makeMethods,
    isQueue: Array.isArray,
    send: (queue, command) => {
      const [method, ...rest] = argumentsIn(command);
      queue[String(method)]?.(...rest);
    },
  },
};
