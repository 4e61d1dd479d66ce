import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import type { StepSummary } from '../../api/index.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useWords } from '../language/use-words.ts';
import { stepWithAuthor } from './step-author.ts';
import { stepWords } from './step-words.ts';
import styles from './UndoNotice.module.css';

/** The last undone step, until the draft changes: it may concern another view. */
export const UndoNotice = observer(function UndoNotice() {
  const draftStore = useDraftStore();
  const say = useWords(stepWords);
  const { version, redoCount, next } = draftStore;
  const known = useRef({ version, redoCount });
  const [step, setStep] = useState<StepSummary | null>(null);
  useEffect(() => {
    const before = known.current;
    known.current = { version, redoCount };
    if (before.version === version) return;
    // The page may have just loaded an existing draft; only an undo adds one step to redo.
    const isUndo = before.version > 0 && redoCount === before.redoCount + 1;
    setStep(isUndo ? next.redo : null);
  }, [version, redoCount, next]);
  return (
    <p className={styles.undone} role="status">
      {step && say('undone', { step: stepWithAuthor(step, draftStore) })}
    </p>
  );
});
