import { useEffect, useId, useState } from 'react';
import { useMessage } from '../context/use-message.ts';
import { focusNextFrame } from '../ui/focus-next-frame.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './CascadeSteps.module.css';
import type { CascadeOption } from './cascade-options.ts';

interface Props {
  /** Names of the steps. */
  levels: readonly string[];
  options: readonly CascadeOption[];
  /** The options chosen so far, from the first step to the last. */
  start: readonly CascadeOption[];
  /** Receives the whole path when the last step is chosen. */
  onChoose: (path: readonly CascadeOption[]) => void;
}

/** One list at a time, with the previous steps above it to go back to. */
export function CascadeSteps({ levels, options, start, onChoose }: Props) {
  const message = useMessage();
  const id = useId();
  const last = levels.length - 1;
  const [path, setPath] = useState(start);
  const [step, setStep] = useState(Math.min(start.length, last));
  const list = step === 0 ? options : (path[step - 1]?.below ?? []);
  const chosen = list.findIndex((option) => option.id === path[step]?.id);
  const index = Math.max(0, chosen);

  // The list of the next step is a new list: the focus starts at its top, or at the chosen option.
  useEffect(() => focusNextFrame(`${id}-${step}-${index}`), [id, step, index]);

  const choose = (option: CascadeOption) => {
    const next = [...path.slice(0, step), option];
    if (step === last) return onChoose(next);
    setPath(next);
    setStep(step + 1);
  };
  return (
    <>
      <ol className={styles.steps}>
        {levels.map((level, at) => (
          <li key={level} className={styles.step}>
            <button
              type="button"
              className={styles.tab}
              aria-current={at === step ? 'step' : undefined}
              aria-disabled={at > path.length}
              onClick={() => at <= path.length && setStep(at)}
            >
              <span className={styles.level}>{level}</span>
              <span className={styles.name}>
                {path[at]?.name ?? (at === step ? message('field.unchosen') : '')}
              </span>
            </button>
          </li>
        ))}
      </ol>
      <ul className={styles.list} aria-label={levels[step]}>
        {list.map((option, at) => (
          <li key={option.id}>
            <button
              id={`${id}-${step}-${at}`}
              type="button"
              className={styles.option}
              aria-pressed={at === chosen}
              onClick={() => choose(option)}
            >
              <span>{option.name}</span>
              {at === chosen && <Icon name="check" size={20} />}
              {at !== chosen && step < last && <Icon name="arrow" size={18} />}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
