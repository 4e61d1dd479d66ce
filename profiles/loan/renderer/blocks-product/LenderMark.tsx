import styles from './LenderMark.module.css';
import { lenderMark } from './lender-mark.ts';

/** Decorative: the lender's name stands beside it. */
export function LenderMark({ lender, grey }: { lender: string; grey: boolean }) {
  const { signs, colour } = lenderMark(lender);
  const style = grey ? undefined : { backgroundColor: colour };
  return (
    <span className={styles.mark} style={style} aria-hidden="true">
      {signs}
    </span>
  );
}
