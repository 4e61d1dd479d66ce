import { formatThousands } from '../../runtime/index.ts';
import { useMessage } from '../context/use-message.ts';
import type { FormHandle } from '../field-frame/form-handle.ts';
import { useAnswer } from '../field-frame/use-answer.ts';
import styles from './AmountField.module.css';

interface Props {
  form: FormHandle;
  field: string;
  /** In yuan. */
  amounts: readonly number[];
  locked: boolean;
  onChoose: (yuan: number) => void;
}

/** Buttons for some amounts: what a press chooses, input and slider show. */
export function QuickAmounts({ form, field, amounts, locked, onChoose }: Props) {
  const message = useMessage();
  const answer = useAnswer(form, field);
  const label = (yuan: number) =>
    yuan % 10_000 === 0
      ? `${yuan / 10_000} ${message('field.amount.tenThousand')}`
      : `${formatThousands(yuan)} ${message('field.amount.unit')}`;
  return (
    <div className={styles.quick}>
      {amounts.map((yuan) => (
        <button
          key={yuan}
          type="button"
          aria-pressed={answer === String(yuan)}
          onClick={locked ? undefined : () => onChoose(yuan)}
        >
          {label(yuan)}
        </button>
      ))}
    </div>
  );
}
