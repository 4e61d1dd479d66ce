// Events that the console pushes.
import type { DisplayNames } from '../../ops/explain/display-names.ts';
import type { PlanProgress, PlanResponse, ProblemsResponse } from './analysis.ts';
import type { PreviewStatus } from './preview.ts';
import type { Author, OpenWindow } from './windows.ts';

/** Server-sent events of /api/events: each name with the type of its data. */
export interface ConsoleEvents {
  draft: { version: number };
  problems: ProblemsResponse;
  names: DisplayNames;
  planning: PlanProgress;
  plan: PlanResponse;
  /**
   * Files that another program changed on the disk, or a window by what it asked of git; `reloaded` are those without
   * unsaved edits.
   */
  disk: { changed: string[]; reloaded: string[]; version: number; by?: string };
  /** A save was committed, after its `draft`, which comes once the files are written; or commits were brought in. */
  commit: { head: string };
  preview: PreviewStatus;
  /** Which window it is that listens; sent once. */
  window: Author;
  /** All windows in which the console is open. */
  windows: { windows: OpenWindow[] };
}
