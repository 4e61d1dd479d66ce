import { useEffect, useState } from 'react';
import { arrival, type BackTarget, endRestoring, registerOpenDialog } from '../ui/dialog-history.ts';
import { useLatest } from '../ui/use-latest.ts';

interface Moves {
  /** Back has been pressed in the step after this one. */
  back(to: number): void;
  /** Forward has come to the entry of this step. @returns whether it is shown */
  forward(to: number): boolean;
}

/** A step after the first, with its entry in the history while it is open. */
class StepEntry {
  readonly target: BackTarget;
  readonly forward: () => boolean;
  #end: (() => void) | null = null;

  constructor(form: string, step: number, moves: { readonly current: Moves }) {
    this.target = { id: `${form}/${step}`, close: () => moves.current.back(step - 1) };
    this.forward = () => moves.current.forward(step);
  }
  get isOpen(): boolean {
    return this.#end !== null;
  }
  /** @param hasEntry - the current entry of the history is its own already */
  open(hasEntry = false): void {
    if (this.#end !== null) return;
    this.target.hasEntry = hasEntry;
    this.#end = registerOpenDialog(this.target);
  }
  end(): void {
    this.#end?.();
    this.#end = null;
  }
}

/** The entries of the forms on the screen. */
const all = new Set<StepEntry>();
arrival.at = (ids) => {
  for (const id of ids) {
    const entry = [...all].find(({ target }) => target.id === id);
    if (entry && !entry.isOpen && entry.forward()) entry.open(true);
  }
};

/**
 * One entry of the history for each step after the first, so that Back and Forward go through the steps.
 * @param form - its id: after a reload the steps find their entries by it
 * @param at - the step that is shown, as an index; 0 for no entries
 */
export function useStepEntries(form: string, at: number, moves: Moves): void {
  const latest = useLatest(moves);
  const [entries] = useState(() => new Map<number, StepEntry>());
  useEffect(() => {
    // A step begins at its top, wherever the visitor was when it was left.
    if (at > 0) window.history.scrollRestoration = 'manual';
    for (let step = 1; step <= at; step++) {
      const entry = entries.get(step) ?? new StepEntry(form, step, latest);
      entries.set(step, entry);
      all.add(entry);
      entry.open();
    }
    for (const [step, entry] of [...entries].reverse()) if (step > at) entry.end();
  }, [form, at, entries, latest]);
  useEffect(() => {
    // Later than the step that a reload returns to.
    const timer = setTimeout(endRestoring);
    return () => clearTimeout(timer);
  }, []);
  useEffect(
    () => () => {
      for (const entry of entries.values()) {
        entry.end();
        all.delete(entry);
      }
      entries.clear();
    },
    [entries],
  );
}
