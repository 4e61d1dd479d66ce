import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import type { Text } from '../../api/index.ts';
import { useText } from '../language/use-words.ts';
import styles from './AddDialog.module.css';

interface Props {
  label: string;
  fault: Text | undefined;
  /** What may be written, told as long as nothing is wrong. */
  hint?: Text | undefined;
  /** What else there is to do, or to be known. */
  more?: ReactNode;
  children: (shared: {
    id: string;
    'aria-invalid': boolean;
    'aria-describedby': string | undefined;
  }) => ReactNode;
}

/** A control of a dialog with its name, and under it what is to be known of it. */
export const LabelledRow = observer(function LabelledRow({ label, fault, hint, more, children }: Props) {
  const text = useText();
  const id = useId();
  const isTold = fault !== undefined || hint !== undefined;
  return (
    <div className={styles.row}>
      <label htmlFor={id}>{label}</label>
      <div>
        {children({ id, 'aria-invalid': !!fault, 'aria-describedby': isTold ? `${id}-told` : undefined })}
        {fault && (
          <p className={styles.fault} id={`${id}-told`} role="alert">
            {text(fault)}
          </p>
        )}
        {!fault && hint && (
          <p className={styles.hint} id={`${id}-told`}>
            {text(hint)}
          </p>
        )}
        {more}
      </div>
    </div>
  );
});
