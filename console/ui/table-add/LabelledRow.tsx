import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import type { Text } from '../../api/index.ts';
import { useText } from '../language/use-words.ts';
import styles from './AddDialog.module.css';

interface Props {
  label: string;
  fault: Text | undefined;
  /** The accepted format, shown as long as there is no fault. */
  hint?: Text | undefined;
  /** Buttons and notes under the control. */
  more?: ReactNode;
  children: (shared: {
    id: string;
    'aria-invalid': boolean;
    'aria-describedby': string | undefined;
  }) => ReactNode;
}

/** A control of a dialog with its label and, under it, its fault or its hint. */
export const LabelledRow = observer(function LabelledRow({ label, fault, hint, more, children }: Props) {
  const text = useText();
  const id = useId();
  const isDescribed = fault !== undefined || hint !== undefined;
  return (
    <div className={styles.row}>
      <label htmlFor={id}>{label}</label>
      <div>
        {children({
          id,
          'aria-invalid': !!fault,
          'aria-describedby': isDescribed ? `${id}-note` : undefined,
        })}
        {fault && (
          <p className={styles.fault} id={`${id}-note`} role="alert">
            {text(fault)}
          </p>
        )}
        {!fault && hint && (
          <p className={styles.hint} id={`${id}-note`}>
            {text(hint)}
          </p>
        )}
        {more}
      </div>
    </div>
  );
});
