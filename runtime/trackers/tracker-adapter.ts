/** What an adapter is told of the channel and the visit. */
export interface TrackerVisit {
  /** Conversion id of the channel (channels.json), or an empty string. */
  conversionId: string;
  /** The network's own name or number of the event (trackers.json). */
  formEvent: string;
  /** `callback` of the landing address, which Kuaishou wants back; null where there was none. */
  callback: string | null;
}

/** How one kind of ad network is spoken to from the page: a queue before its script, commands into it. */
export interface TrackerAdapter {
  /** Puts in place what the script finds when it comes; called once, before the script is asked for. */
  prepare?(view: TrackerWindow, visit: TrackerVisit): void;
  /** A form was confirmed by the server. */
  formConfirmed(view: TrackerWindow, visit: TrackerVisit): void;
  /** Another page is shown; `path` without its query, which is nobody else's. */
  pageShown?(view: TrackerWindow, path: string): void;
  /** Commands that come before the script has to be held back: the network has no queue of its own. */
  waitsForScript?: true;
}

/** The globals of the vendors; what stands there may be anything. */
export interface TrackerWindow {
  _agl?: { push(command: readonly unknown[]): unknown };
  _hmt?: { push(command: readonly unknown[]): unknown };
  _taq?: { push(command: object): unknown };
  _tt_config?: boolean;
  _ks_trace?: { push(command: object): unknown };
  gdt?: GdtFunction;
}
export interface GdtFunction {
  (...command: unknown[]): void;
  queue?: unknown[][];
}
