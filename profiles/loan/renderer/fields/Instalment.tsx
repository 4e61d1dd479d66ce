import { usePage } from '../../../../renderer/context/page-context.ts';
import { useMessage } from '../../../../renderer/context/use-message.ts';
import type { FormHandle } from '../../../../renderer/field-frame/form-handle.ts';
import { useAnswer } from '../../../../renderer/field-frame/use-answer.ts';
import { normaliseAnswer, validateAnswer } from '../../../../runtime/index.ts';
import type { FieldOf } from '../../../../schemas/index.ts';
import { formatCents } from '../blocks-calculator/format-cents.ts';
import styles from './Instalment.module.css';
import { instalmentRange } from './instalment-range.ts';

export interface InstalmentProps {
  field: FieldOf<'amount'>;
  form: FormHandle;
  /** The field with the number of months. */
  termField: string;
}

/**
 * What a month costs at the annual rates that the page shows, with its assumptions: an estimate, and no offer. Without an
 * amount or a term it says what is missing.
 */
export function Instalment({ field, form, termField }: InstalmentProps) {
  const page = usePage();
  const message = useMessage();
  const answer = useAnswer(form, field.id);
  const term = useAnswer(form, termField);
  const isRight = answer !== '' && validateAnswer(field, answer, page.limits) === null;
  const amount = isRight ? Number(normaliseAnswer(field, answer)) : 0;
  const range = instalmentRange(amount, Number(term), page.brand.annualRate);
  const [lowest, highest] = range ?? [0, 0];
  return (
    <div className={styles.instalment} role="status">
      {range ? (
        <>
          <p>
            {message('field.amount.monthly')}{' '}
            <strong>
              {formatCents(lowest)}
              {highest > lowest && `–${formatCents(highest)}`}
            </strong>{' '}
            {message('field.amount.unit')}
          </p>
          <p className={styles.basis}>
            {message('field.amount.basis')} {page.brand.annualRate}
            {message('field.amount.basisEnd')}
          </p>
        </>
      ) : (
        <p className={styles.basis}>{message('field.amount.monthlyLater')}</p>
      )}
    </div>
  );
}
