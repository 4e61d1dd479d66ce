/** What an adapter knows of the channel and the visit. */
export interface TrackerVisit {
  /** Conversion id of the channel (channels.json), or an empty string. */
  conversionId: string;
  /** The network's own name or number of the event (trackers.json). */
  formEvent: string;
  /** `callback` of the landing address, which Kuaishou expects back; null if there was none. */
  callback: string | null;
}

/** The interface to one kind of ad network: a queue before its script, commands into it. */
export interface TrackerAdapter {
  /** Creates the globals that the script expects; called once, before the script is added. */
  prepare?(view: TrackerWindow, visit: TrackerVisit): void;
  /** The server has confirmed a form. */
  formConfirmed(view: TrackerWindow, visit: TrackerVisit): void;
  /** Another page is shown; `path` excludes the query, which is private. */
  pageShown?(view: TrackerWindow, path: string): void;
  /** Commands must be held back until the script has loaded: the network has no queue of its own. */
  waitsForScript?: true;
}

/** The globals of the vendors; their values may be anything. */
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
