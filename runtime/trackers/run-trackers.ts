import type { TrackerKind } from '../../schemas/index.ts';
import type { ClickIds } from '../session/session-values.ts';
import type { Network } from '../site/site.ts';
import { baiduOcpc } from './baidu-ocpc.ts';
import { baiduTongji } from './baidu-tongji.ts';
import { kuaishou } from './kuaishou.ts';
import { oceanEngine } from './ocean-engine.ts';
import { tencent } from './tencent.ts';
import type { TrackerAdapter, TrackerVisit, TrackerWindow } from './tracker-adapter.ts';

const adapters: Record<TrackerKind, TrackerAdapter> = {
  baiduOcpc,
  baiduTongji,
  kuaishou,
  oceanEngine,
  tencent,
};

/** Placeholder in an address of trackers.json for the channel's conversion id. */
const conversionIdPlaceholder = '__CONVERSION_ID__';

/** The running trackers of a visit. Never throws: the visit does not depend on a vendor's script. */
export interface RunningTrackers {
  formConfirmed(): void;
  pageShown(path: string): void;
}

/** Creates the queues and adds the scripts. */
export function runTrackers(
  view: Window,
  networks: readonly Network[],
  { conversionId, clickIds }: Pick<TrackerVisit, 'conversionId'> & { clickIds: ClickIds },
): RunningTrackers {
  const running = networks.map((network) =>
    runTracker(view, network, {
      conversionId,
      callback: callbackOf(clickIds),
      formEvent: network.formEvent,
    }),
  );
  return {
    formConfirmed: () => {
      for (const one of running) one.formConfirmed();
    },
    pageShown: (path) => {
      for (const one of running) one.pageShown(path);
    },
  };
}

/** From what the session has stored of the landing address: a reload has lost the address itself. */
function callbackOf({ kuaishoumaidian }: ClickIds): string | null {
  try {
    const { callback } = JSON.parse(kuaishoumaidian ?? '{}') as { callback?: unknown };
    return typeof callback === 'string' ? callback : null;
  } catch {
    return null;
  }
}

function runTracker(view: Window, { kind, scripts }: Network, visit: TrackerVisit): RunningTrackers {
  const adapter = adapters[kind];
  // The vendors' globals are not part of Window; their type is checked at every use.
  const globals = view as unknown as TrackerWindow;
  ignoreErrors(() => adapter.prepare?.(globals, visit));
  const isThere = Promise.all(scripts.map((address) => addScript(view.document, address, visit)));
  const attempt = (report: () => void) => {
    if (adapter.waitsForScript) void isThere.then(() => ignoreErrors(report));
    else ignoreErrors(report);
  };
  return {
    formConfirmed: () => attempt(() => adapter.formConfirmed(globals, visit)),
    pageShown: (path) => attempt(() => adapter.pageShown?.(globals, path)),
  };
}

/** A vendor's script may have replaced its queue with anything, even with something that throws. */
function ignoreErrors(report: () => void): void {
  try {
    report();
  } catch {
    // It is the vendor's loss, not the visitor's.
  }
}

/** Settles when the script has loaded or failed; never if it does not respond, and no code awaits it. */
function addScript(document: Document, address: string, { conversionId }: TrackerVisit): Promise<void> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.async = true;
    script.src = address.replaceAll(conversionIdPlaceholder, encodeURIComponent(conversionId));
    script.referrerPolicy = 'strict-origin';
    script.onload = () => resolve();
    script.onerror = () => resolve();
    document.head.append(script);
  });
}
