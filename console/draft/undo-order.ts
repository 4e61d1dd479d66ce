import type { Step } from './step.ts';

/** A step that redo makes again. */
export interface Redoable {
  step: Step;
  /** The step that undid it; null where it was only taken off the end of the history. */
  undoneBy: Step | null;
}

/** What undo and redo come to one after another, the next one last. */
export interface UndoOrder {
  undo: readonly Step[];
  redo: readonly Redoable[];
}

/**
 * The order of undo and redo of one window. A step that undoes another one stands in the history like any step, so that
 * the texts follow from it; neither it nor what it undoes is an edit that counts.
 * @param history - the steps that lead to the texts, oldest first
 * @param takenOff - steps that were undone at the end of the history, the last one last
 * @param isOthers - whether another window has to undo a step itself
 */
export function undoOrder(
  history: readonly Step[],
  takenOff: readonly Step[],
  isOthers: (step: Step) => boolean,
): UndoOrder {
  const byId = new Map(history.map((step) => [step.id, step]));
  const undone = new Set<string>();
  const isKept = ({ keptBehind }: Step) =>
    keptBehind !== undefined && byId.has(keptBehind) && !undone.has(keptBehind);
  const undo: Step[] = [];
  const redo: Redoable[] = [];
  const last = takenOff.filter((step) => !isOthers(step)).map((step) => ({ step, undoneBy: null }));
  // An edit ends what could have been made again before it, also one that was undone.
  let isEnded = last.length > 0;
  for (const step of history.toReversed()) {
    if (step.undoes === undefined) {
      if (isOthers(step)) continue;
      isEnded = true;
      if (!isKept(step) && !undone.has(step.id)) undo.unshift(step);
      continue;
    }
    if (undone.has(step.id)) continue;
    undone.add(step.undoes);
    const target = byId.get(step.undoes);
    const isRedo = target === undefined || target.undoes !== undefined;
    if (!isRedo && !isEnded && !isKept(step) && !isOthers(step))
      redo.unshift({ step: target, undoneBy: step });
  }
  return { undo, redo: [...redo, ...last] };
}

/** The edits that count: neither undone nor such that undo another one. */
export const effectiveSteps = (history: readonly Step[]): readonly Step[] => {
  const undone = new Set<string>();
  return history
    .toReversed()
    .filter(({ id, undoes }) => {
      if (undone.has(id)) return false;
      if (undoes !== undefined) undone.add(undoes);
      return undoes === undefined;
    })
    .toReversed();
};
