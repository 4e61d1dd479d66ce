import { applyPatches, invertPatches, type TextPatch } from '../edits/text-patch.ts';
import { patchesByFile, type Step, touches, undoing } from './step.ts';
import type { DraftFile, LogEntry, LogSnapshot } from './undo-log.ts';

/** Limits the log; older steps can no longer be undone. */
const maxUndoSteps = 500;

/**
 * The draft in memory: the edited files with the undo and redo stacks. Edits reach it as log entries only, so that
 * replaying the log after a restart gives the same state.
 */
export class DraftState {
  #files = new Map<string, DraftFile>();
  #undo: Step[] = [];
  #redo: Step[] = [];

  get files(): ReadonlyMap<string, DraftFile> {
    return this.#files;
  }
  get undo(): readonly Step[] {
    return this.#undo;
  }
  get redo(): readonly Step[] {
    return this.#redo;
  }

  replay(entry: LogEntry): void {
    switch (entry.do) {
      case 'snapshot':
        this.#files = new Map(Object.entries(entry.snapshot.files));
        this.#undo = entry.snapshot.undo.map(withId);
        this.#redo = entry.snapshot.redo.map(withId);
        break;
      case 'open':
        this.#files.set(entry.file, {
          base: entry.base,
          text: this.#files.get(entry.file)?.text ?? entry.base,
        });
        break;
      case 'step':
        this.#patch(patchesByFile(entry.step));
        this.#dropOrFold(entry.step);
        this.#undo = [...this.#undo, withId(entry.step)].slice(-maxUndoSteps);
        break;
      case 'undo':
        this.#undoStep();
        break;
      case 'redo':
        this.#redoStep();
        break;
      case 'fold':
        this.#fold();
        break;
      case 'keep':
        this.#undo = this.#undo.map((step) =>
          step.id === entry.id ? { ...step, keptBehind: entry.behind } : step,
        );
    }
  }

  /** After a save: the file has no unsaved edits. */
  rebaseOnText(file: string): void {
    const edited = this.#files.get(file);
    if (edited) edited.base = edited.text;
  }

  /** Drops a file that follows the disk again, with its steps and those before them: their patches no longer fit. */
  dropFile(file: string): void {
    const dropped = new Set([file]);
    this.#undo = this.#undo.slice(this.#undo.findLastIndex((step) => touches(step, dropped)) + 1);
    if (this.#redo.some((step) => touches(step, dropped))) this.#redo = [];
    this.#files.delete(file);
  }

  /** Without the files that have no edits and that no step can change again. */
  snapshot(): LogSnapshot {
    const inSteps = new Set(
      [...this.#undo, ...this.#redo].flatMap((step) => step.made.map(({ edit }) => edit.file)),
    );
    for (const [file, { base, text }] of this.#files) {
      if (base === text && !inSteps.has(file)) this.#files.delete(file);
    }
    return { files: Object.fromEntries(this.#files), undo: this.#undo, redo: this.#redo };
  }

  #undoStep(): void {
    const step = this.#undo.pop();
    if (!step) return;
    this.#patch(invertedPatchesByFile(step));
    this.#redo.push(step);
  }

  #redoStep(): void {
    const step = this.#redo.pop();
    if (!step) return;
    this.#patch(patchesByFile(step));
    this.#undo.push(step);
  }

  /** An edit ends what its own window could redo; what others could redo stays. */
  #dropOrFold({ by, undoes }: Step): void {
    const isOwn = (step: Step) => !by || !step.by || step.by.window === by.window;
    if (undoes === undefined && this.#redo.every(isOwn)) this.#redo = [];
    else this.#fold();
  }

  #fold(): void {
    this.#undo = [...this.#undo, ...this.#redo.toReversed(), ...this.#redo.map(undoing)];
    this.#redo = [];
  }

  #patch(byFile: ReadonlyMap<string, readonly TextPatch[]>): void {
    for (const [file, patches] of byFile) {
      const edited = this.#files.get(file);
      if (!edited) throw new Error(`the draft has patches of ${file} and not its text`);
      edited.text = applyPatches(edited.text, patches);
    }
  }
}

/** Steps of older logs have none. */
const withId = (step: Step): Step => ({ ...step, id: (step as Partial<Step>).id ?? crypto.randomUUID() });

/** The patches that revert a step, by file. */
export const invertedPatchesByFile = (step: Step): Map<string, TextPatch[]> =>
  new Map([...patchesByFile(step)].map(([file, patches]) => [file, invertPatches(patches)]));
