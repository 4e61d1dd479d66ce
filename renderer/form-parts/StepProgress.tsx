import type { Ref } from 'react';
import type { FormStep } from '../../runtime/index.ts';
import { useMessage } from '../context/use-message.ts';
import styles from './FormSteps.module.css';

interface Props {
  steps: readonly FormStep[];
  /** Index of the step that is shown. */
  at: number;
  heading: Ref<HTMLHeadingElement>;
}

/** How far the visitor is: a bar with one part for each step, and the number and title of this one. */
export function StepProgress({ steps, at, heading }: Props) {
  const message = useMessage();
  return (
    <div className={styles.head}>
      <ol className={styles.bar} aria-label={message('step.progress')}>
        {steps.map(({ title }, index) => (
          <li
            key={title}
            className={index <= at ? styles.reached : undefined}
            aria-current={index === at ? 'step' : undefined}
          >
            <span className={styles.unseen}>{title}</span>
          </li>
        ))}
      </ol>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        <span>{steps[at]?.title}</span>{' '}
        <span className={styles.count}>
          {message('step.number')} {at + 1} {message('step.of')} {steps.length} {message('step.total')}
        </span>
      </h2>
    </div>
  );
}
