import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import type { StepSummary } from '../../api/index.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useWords } from '../language/use-words.ts';
import { describeStep } from './describe-step.ts';
import { stepWords } from './step-words.ts';
import styles from './UndoNotice.module.css';

/** What the last undo took back, until the draft moves on: what it changed may stand in another view. */
export const UndoNotice = observer(function Undone() {
  const desk = useDraftStore();
  const say = useWords(stepWords);
  const { version, redoable, next } = desk;
  const known = useRef({ version, redoable });
  const [step, setStep] = useState<StepSummary | null>(null);
  useEffect(() => {
    const before = known.current;
    known.current = { version, redoable };
    if (before.version === version) return;
    // The page has just learned of a draft that was there before; only an undo makes one step more to redo.
    const isUndo = before.version > 0 && redoable === before.redoable + 1;
    setStep(isUndo ? next.redo : null);
  }, [version, redoable, next]);
  return (
    <p className={styles.undone} role="status">
      {step && say('undone', { step: describeStep(step, desk) })}
    </p>
  );
});
