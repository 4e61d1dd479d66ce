import type { Network } from '../site/site.ts';
import { addScript, requestImage } from './network-requests.ts';
import { type Queue, scriptShapes } from './script-shapes.ts';
import { filledIn, type TrackerVisit } from './tracker-values.ts';

/** A running tracker. Never throws: the visit does not depend on a vendor's script. */
export interface RunningTracker {
  formConfirmed(): void;
  pageShown(path: string): void;
}

export type NetworkVisit = Omit<TrackerVisit, 'path' | 'queue'>;
type Told = Pick<TrackerVisit, 'path' | 'queue'>;
type Scripted = Extract<Network, { scripts: readonly string[] }>;
type Pixel = Extract<Network, { shape: 'pixel' }>;

const nothing: RunningTracker = { formConfirmed: () => undefined, pageShown: () => undefined };

/** Starts a network in the way that its shape says. */
export function runNetwork(view: Window, network: Network, visit: NetworkVisit): RunningTracker {
  if (network.shape === 'call') return nothing;
  return network.shape === 'pixel' ? runPixel(view, network, visit) : runScript(view, network, visit);
}

function runPixel(view: Window, { address, start, pageView, conversion }: Pixel, visit: NetworkVisit) {
  const send = (command: Pixel['pageView'], told: Partial<Told> = {}): void => {
    if (!command) return;
    const fields = filledIn(command, { path: view.location.pathname, queue: null, ...visit, ...told });
    ignoreErrors(() => requestImage(view.document, address, fields as object, visit.conversionId));
  };
  for (const command of start ?? []) send(command);
  return {
    formConfirmed: () => send(conversion),
    pageShown: (path: string) => send(pageView, { path }),
  };
}

/** The vendors' globals are no part of Window; their values may be anything. */
type Globals = Record<string, unknown>;

function runScript(view: Window, network: Scripted, visit: NetworkVisit): RunningTracker {
  const globals = view as unknown as Globals;
  const { global: name, waitsForScript = false, start = [], pageView, conversion } = network;
  const shape = scriptShapes[network.shape];
  // A global of the browser is no queue: the config calls or replaces none.
  if (name in globals && (waitsForScript || !shape.isQueue(globals[name]))) return nothing;
  const send = (command: Scripted['pageView'], path: string): void => {
    if (!command) return;
    ignoreErrors(() => {
      const queue = globals[name];
      shape.send(queue as Queue, filledIn(command, { ...visit, path, queue }));
    });
  };
  ignoreErrors(() => prepare(globals, network, visit));
  for (const command of start) send(command, view.location.pathname);
  const isThere = Promise.all(
    network.scripts.map((address) => addScript(view.document, address, visit.conversionId)),
  );
  const attempt = (command: Scripted['pageView'], path: string) => {
    if (waitsForScript) void isThere.then(() => send(command, path));
    else send(command, path);
  };
  return {
    formConfirmed: () => attempt(conversion, view.location.pathname),
    pageShown: (path) => attempt(pageView, path),
  };
}

/** Creates the globals that the script expects, before the script is added. */
function prepare(globals: Globals, network: Scripted, visit: NetworkVisit): void {
  const { global: name, waitsForScript, globals: others = {}, properties = {} } = network;
  const isNew = !waitsForScript && !(name in globals);
  if (isNew) globals[name] = scriptShapes[network.shape].make('methods' in network ? network.methods : []);
  const queue = globals[name];
  const all = { ...visit, path: '', queue };
  for (const [key, value] of Object.entries(others)) {
    if (!(key in globals)) globals[key] = filledIn(value, all);
  }
  if (!isNew) return;
  for (const [key, value] of Object.entries(properties)) (queue as Globals)[key] = filledIn(value, all);
}

/** A vendor's script may have replaced its queue with anything, even with something that throws. */
function ignoreErrors(report: () => void): void {
  try {
    report();
  } catch {
    // It is the vendor's loss, not the visitor's.
  }
}
