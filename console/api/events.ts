// What the console tells without being asked.
import type { DisplayNames } from '../../ops/explain/display-names.ts';
import type { PlanProgress, PlanResponse, ProblemsResponse } from './analysis.ts';
import type { PreviewStatus } from './preview.ts';

/** Server-sent events of /api/events: the name, and what its data is. */
export interface ConsoleEvents {
  draft: { version: number; undo: number; redo: number };
  problems: ProblemsResponse;
  names: DisplayNames;
  planning: PlanProgress;
  plan: PlanResponse;
  /** Files that were changed on the disk by somebody else; `reloaded` are those without edits here. */
  disk: { changed: string[]; reloaded: string[]; version: number };
  preview: PreviewStatus;
}
