// The windows in which the console is open, and whose edit was changed meanwhile.
import type { Edit } from '../edits/edit.ts';
import type { JsonPath } from '../edits/json-span.ts';
import type { ApiError } from './api-error.ts';

/** The window that has made a step. Its number is that of no other window, also of none that is closed. */
export interface Author {
  window: string;
  number: number;
  /** As the operator calls themselves; omitted where they do not. */
  name?: string;
}

/** A window in which the console is open. */
export interface OpenWindow extends Author {
  /** The fragment of its address, `#/channels?at=5265`; empty until it is known. */
  at: string;
}

/** What a window reports of itself. */
export interface PresenceRequest {
  name: string;
  at: string;
}

/** A value as the window that edits it has seen it; no value: there was none. */
export interface SeenValue {
  file: string;
  path: JsonPath;
  value?: unknown;
}

/** A place that somebody else has changed since the window saw it. */
export interface ChangedMeanwhile extends SeenValue {
  /** The value that the draft has now; omitted where it has none. */
  now?: unknown;
  /** Null where no window has changed it, but another program. */
  by: Author | null;
}

export type ChangedMeanwhileError = ApiError & {
  error: 'changed-meanwhile';
  places: ChangedMeanwhile[];
  /** Of undo and redo: what would write over these places. */
  edits?: Edit[];
};
