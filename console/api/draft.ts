// Calls about the draft: its files, edits, pictures, and how it differs from the disk.
import type { Edit } from '../edits/edit.ts';
import type { TextPatch } from '../edits/text-patch.ts';
import type { PreviewStatus } from './preview.ts';
import type { Author, SeenValue } from './windows.ts';

export interface StateResponse {
  config: string;
  version: number;
  files: FileStatus[];
  undo: number;
  redo: number;
  next: NextSteps;
  /** Time of the last save; null before the first. */
  lastSave: string | null;
  /** Addresses of the files under `public`, for picture fields. */
  assets: string[];
  /** The pictures that a save writes besides the config files, as `public/…`. */
  pictures: string[];
  /** The branch is null while HEAD is detached. */
  git: { branch: string | null; head: string } | null;
  previews: PreviewStatus | null;
}
export interface FileStatus {
  file: string;
  kind: string;
  /** Has unsaved edits. */
  isChanged: boolean;
  /** Has unsaved edits, and the file on the disk has changed since they began. */
  isConflicting: boolean;
  /** The draft takes it out; a save removes it. */
  isDeleted?: true;
}

export interface FileResponse {
  file: string;
  version: number;
  text: string;
  /** The text on the disk. */
  disk: string;
  /** What counts in place of a file that is not there. */
  defaultText?: string;
}

export interface SchemaResponse {
  version: number;
  file: string;
  schema: Record<string, unknown>;
}

/** Applied as one step: all edits or none. */
export interface EditRequest {
  edits: Edit[];
  /** The version that the edits apply to; required for `splice`, whose offsets fit no other text. */
  version?: number;
  /** The edits are rows pasted from a spreadsheet. */
  isPaste?: true;
  /** What the window saw at the places that it edits: the edits are refused where the draft has another value. */
  seen?: SeenValue[];
}

/** Response to edit, undo, redo, discard and merge: the patches by file, to be applied in order. */
export interface DraftChangeResponse {
  version: number;
  patches: Record<string, TextPatch[]>;
  undo: number;
  redo: number;
  next: NextSteps;
}

/** What undo and redo would do next; null where the stack is empty. */
export interface NextSteps {
  undo: StepSummary | null;
  redo: StepSummary | null;
}

/** Summary of a step: its first edit, and the number of edits. */
export interface StepSummary {
  file: string;
  /** Path as in the plan: the part of the config, then keys; a row has its id. Empty for typed text. */
  path: string[];
  kind: 'added' | 'removed' | 'renamed' | 'changed' | 'moved';
  count: number;
  /** Number of leading keys of the file that all edits share. */
  shared: number;
  /** For typed text: the first changed keys and their total count; omitted where the text is not JSON. */
  typed?: { changes: TypedChange[]; count: number };
  /** Omitted where no window has made it. */
  by?: Author;
}

/** A key that typed text changed, with its path as in the plan; long values are truncated. */
export interface TypedChange {
  path: string[];
  /** Omitted where that revision has no value. */
  before?: unknown;
  after?: unknown;
}

export interface DiscardRequest {
  /** Omitted: all files. */
  files?: string[];
}

export interface DiffResponse {
  version: number;
  files: {
    file: string;
    diff: string;
    /** Omitted for a picture. */
    together?: EditedTogether[];
    authors?: EditAuthor[];
  }[];
}

/** Who has edited a place last. */
export interface EditAuthor {
  /** As in the plan; an edit of typed text names its file only. */
  path: string[];
  by: Author;
}

/** Entries of one map of a file that one step edited, such as forty pasted channels. */
export interface EditedTogether {
  map: string;
  ids: string[];
  /** The step was a paste. */
  isPaste?: true;
}

export interface PictureRequest {
  /** What the picture belongs to: an entry, or the file of a page or form. */
  of: 'brand' | 'variant' | 'host' | 'channel' | 'page' | 'form';
  id: string;
  /** The field of the entry; pages and forms have blocks and fields without ids, whose pictures are all named alike. */
  field: string;
  /** Its bytes as base64. */
  data: string;
}

export interface PictureResponse {
  /** The address of the stored picture, for the edit that names it. */
  asset: string;
}
