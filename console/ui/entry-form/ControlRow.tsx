import { type ReactNode, useId } from 'react';
import severities from '../problems/severity.module.css';
import styles from './EntryForm.module.css';

interface Props {
  label: string;
  hint?: string | undefined;
  fault?: string | null;
  children: (control: { id: string; 'aria-invalid': boolean; 'aria-describedby': string }) => ReactNode;
}

/** A control with its label, and below it the hint, or in its place the fault. */
export function ControlRow({ label, hint, fault = null, children }: Props) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.control}>
        {children({ id, 'aria-invalid': fault !== null, 'aria-describedby': `${id}-more` })}
        <p id={`${id}-more`} className={fault ? severities.error : styles.soft}>
          {fault ?? hint}
        </p>
      </div>
    </div>
  );
}
