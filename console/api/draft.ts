// Calls about the draft: its files, edits, pictures, and how it differs from the disk.
import type { Edit } from '../edits/edit.ts';
import type { TextPatch } from '../edits/text-patch.ts';
import type { PreviewStatus } from './preview.ts';

export interface StateResponse {
  config: string;
  version: number;
  files: FileStatus[];
  undo: number;
  redo: number;
  next: NextSteps;
  /** When the last save was; null before the first. */
  lastSave: string | null;
  /** Addresses of the files under `public`, for fields that name a picture. */
  assets: string[];
  /** The pictures that a save writes besides the files, as `public/…`. */
  pictures: string[];
  /** The branch is null where none is checked out. */
  git: { branch: string | null; head: string } | null;
  previews: PreviewStatus | null;
}
export interface FileStatus {
  file: string;
  kind: string;
  /** Has unsaved edits. */
  isChanged: boolean;
  /** Has unsaved edits, and another text on the disk than these began from. */
  isConflicting: boolean;
}

export interface FileResponse {
  file: string;
  version: number;
  text: string;
  /** The text on the disk. */
  disk: string;
}

export interface SchemaResponse {
  version: number;
  file: string;
  schema: Record<string, unknown>;
}

/** Made as one step: all edits or none. */
export interface EditRequest {
  edits: Edit[];
  /** The version that the edits are meant for; needed for `splice`, whose offsets fit no other text. */
  version?: number;
  /** They are rows of a spreadsheet. */
  isPaste?: true;
}

/** After an edit, undo, redo, discard, merge: the patches by file, to be made one after another. */
export interface DraftChangeResponse {
  version: number;
  patches: Record<string, TextPatch[]>;
  undo: number;
  redo: number;
  next: NextSteps;
}

/** What undo and redo would do next; null where there is nothing. */
export interface NextSteps {
  undo: StepSummary | null;
  redo: StepSummary | null;
}

/** What a step is about: its first edit, and how many it has. */
export interface StepSummary {
  file: string;
  /** As the plan has it: the part of the config, then keys, of a row its id. Empty where a text was typed. */
  path: string[];
  kind: 'added' | 'removed' | 'renamed' | 'changed';
  count: number;
  /** How many keys of the file all its edits have in common. */
  shared: number;
  /** Where a text was typed: the keys that it changed, the first ones of so many; left out where it is no JSON. */
  typed?: { changes: TypedChange[]; count: number };
}

/** A key that a typed text changed, as the plan has its path; a value that is long is cut. */
export interface TypedChange {
  path: string[];
  /** Left out where that side has none. */
  before?: unknown;
  after?: unknown;
}

export interface DiscardRequest {
  /** Left out: all. */
  files?: string[];
}

export interface DiffResponse {
  version: number;
  files: {
    file: string;
    diff: string;
    /** Left out of a picture. */
    together?: EditedTogether[];
  }[];
}

/** Entries of one map of a file that one step edited, as a paste of forty channels does. */
export interface EditedTogether {
  map: string;
  ids: string[];
  /** The step was a paste. */
  isPaste?: true;
}

export interface PictureRequest {
  /** Whose picture it is, and which. */
  of: 'brand' | 'variant' | 'host' | 'channel';
  id: string;
  field: string;
  /** Its bytes as base64. */
  data: string;
}

export interface PictureResponse {
  /** The address that it has now, for an edit that names it. */
  asset: string;
}
