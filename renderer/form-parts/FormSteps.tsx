import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import type { Field } from '../../schemas/index.ts';
import { useMessage } from '../context/use-message.ts';
import type { FormHandle } from '../field-frame/form-handle.ts';
import { PressButton } from '../ui/Pressable.tsx';
import styles from './FormSteps.module.css';
import { NextButton } from './NextButton.tsx';
import { StepProgress } from './StepProgress.tsx';
import { useSteps } from './use-steps.ts';

interface Props {
  form: FormHandle;
  /** The visible fields of all steps. */
  visible: readonly Field[];
  sending: boolean;
  /** Why the form as a whole was not sent: the last step shows it. */
  error: object | null;
  /** Above the fields of the first step, and of the one that a reload returns to. */
  intro: ReactNode;
  rows: (fields: readonly Field[]) => ReactNode;
  /** Below the fields of the last step: the button that sends the form. */
  end: ReactNode;
}

/**
 * The fields of a form step by step. Only those of one step are in the document; the answers of all of them are in the
 * form, which is validated and sent as a whole.
 */
export function FormSteps({ form, visible, sending, error, intro, rows, end }: Props) {
  const message = useMessage();
  const { steps, at, fields, isMoved, next, back, goTo } = useSteps(form, visible, sending);
  const title = useRef<HTMLHeadingElement>(null);
  const last = steps.length - 1;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another step is shown
  useEffect(() => {
    if (!isMoved) return;
    // In the frame that shows it: the press need not wait until it is laid out.
    const frame = requestAnimationFrame(() => showFromTop(title.current));
    return () => cancelAnimationFrame(frame);
  }, [at, isMoved]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it has arrived, while another step is shown perhaps
  useEffect(() => {
    if (error !== null) goTo(last);
  }, [error]);

  const press = (event: MouseEvent) => {
    // The button would send the form; Enter in a field presses it, too.
    event.preventDefault();
    // The second tap of a double tap is meant for the step before.
    if (event.detail < 2) void next();
  };
  return (
    <>
      {(at === 0 || !isMoved) && intro}
      <StepProgress steps={steps} at={at} heading={title} />
      <div key={at} className={`${at === last ? '' : styles.aboveNext} ${isMoved ? styles.entering : ''}`}>
        {rows(fields)}
      </div>
      {/* The last button sends the answers: what the visitor agrees to stands above it, and is passed on the way. */}
      {at === last ? end : <NextButton onPress={press} />}
      {at > 0 && (
        <div className={styles.back}>
          <PressButton tone="text" onClick={back}>
            {message('step.back')}
          </PressButton>
        </div>
      )}
    </>
  );
}

/** Like a page that opens: at its top, where a screen reader goes on. */
function showFromTop(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start' });
}
