import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { SafeStorage } from '../../runtime/effects/index.ts';
import {
  comparedBefore,
  consentsToRepeat,
  type FormStep,
  lastOpenStep,
  stepOfField,
  storedStep,
  visibleSteps,
} from '../../runtime/index.ts';
import type { Field } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';
import type { FormHandle } from '../field-frame/form-handle.ts';
import { useLatest } from '../ui/use-latest.ts';
import { useStepEntries } from './use-step-entries.ts';

/** The page is at rest then, and the visitor is still busy with the first step. */
const msUntilIdle = 1000;

interface Shown {
  at: number;
  /** Ids of the consents of earlier steps that this step asks for again. */
  repeated: readonly string[];
  /** The visitor has gone from one step to another, by a press or in the history. */
  isMoved: boolean;
}

interface Steps extends Omit<Shown, 'repeated'> {
  steps: readonly FormStep[];
  /** The fields of the step that is shown. */
  fields: readonly Field[];
  /** Validates the fields of the step, and shows the next one. */
  next(): Promise<void>;
  back(): void;
  goTo(at: number): void;
}

/**
 * The step of a form that is shown. No step is shown after one with a missing or wrong answer; only consents, which a
 * reload clears, are asked for again in the step that the visitor returns to.
 */
export function useSteps(form: FormHandle, visible: readonly Field[], sending: boolean): Steps {
  const { limits } = usePage();
  const steps = visibleSteps(form.schema, visible);
  /** The field that is focused once its step is shown. */
  const awaited = useRef<string | null>(null);
  const [shown, show] = useState<Shown>({ at: 0, repeated: [], isMoved: false });
  const at = Math.min(shown.at, steps.length - 1);
  const fields = [...visible.filter(({ id }) => shown.repeated.includes(id)), ...(steps[at]?.fields ?? [])];
  const answers = () => Object.fromEntries(visible.map(({ id }) => [id, form.answerOf(id)]));
  const lastOpen = (withConsents: boolean) =>
    lastOpenStep(form.schema, steps, answers(), limits, withConsents);
  const move = (to: number, isMoved = true) => {
    // The controls of this step are about to leave the document.
    form.read();
    const repeated = consentsToRepeat(steps, to, answers()).map(({ id }) => id);
    show({ at: to, repeated, isMoved });
    new SafeStorage(window).write(storedStep(form.schema.id), to);
  };
  const goTo = (to: number) => {
    if (to !== at) move(to);
  };
  const restore = () => {
    const kept = new SafeStorage(window).read(storedStep(form.schema.id)) ?? 0;
    const to = Math.min(kept, lastOpen(false));
    if (to !== at) move(to, false);
  };
  const reveal = (field: string) => {
    const isShown = fields.some(({ id }) => id === field);
    const to = stepOfField(steps, field);
    if (isShown || to < 0) return;
    awaited.current = field;
    move(to, false);
  };
  const latest = useLatest({ restore, reveal });
  useLayoutEffect(() => {
    latest.current.restore();
    form.reveal = (field) => latest.current.reveal(field);
    return () => {
      form.reveal = undefined;
    };
  }, [form, latest]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step is shown
  useLayoutEffect(() => {
    const field = awaited.current;
    awaited.current = null;
    if (field !== null) form.focus(field);
  }, [at, form]);
  // To ask for the day for the first time takes a slow phone 50 ms: not at the press that leads to a date.
  const asksForDay = form.schema.fields.some(({ kind }) => kind === 'date');
  useEffect(() => {
    if (!asksForDay) return;
    const timer = setTimeout(() => void limits.today, msUntilIdle);
    return () => clearTimeout(timer);
  }, [asksForDay, limits]);
  // A finished page takes the place of one entry: none of the form's must be left below it.
  useStepEntries(form.schema.id, sending ? 0 : at, {
    back: goTo,
    forward: (to) => {
      form.read();
      const isOpen = to <= lastOpen(true);
      if (isOpen) goTo(to);
      return isOpen;
    },
  });
  const next = async (): Promise<void> => {
    const own = fields.map(({ id }) => id);
    const asked = [...own, ...comparedBefore(form.schema, steps, at, own)];
    form.read();
    // A consent that alone is missing is asked for in a sheet: its box may be below the button.
    const again = lastOpen(false) > at ? () => void next() : undefined;
    if (await form.require(asked, again)) goTo(at + 1);
  };
  return {
    steps,
    at,
    fields,
    isMoved: shown.isMoved,
    next,
    back: () => goTo(at - 1),
    goTo,
  };
}
