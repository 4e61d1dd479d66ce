import { useState } from 'react';
import { usePage } from '../context/page-context.ts';
import styles from './HoldNotice.module.css';

/** R-NAV 7: the visitor stays, reads the reason, and can try again. */
export function HoldNotice({ message, retry }: { message: string; retry: () => Promise<unknown> }) {
  const page = usePage();
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    await retry().finally(() => setBusy(false));
  };
  return (
    <div className={styles.hold} role="alert">
      <p className={styles.text}>{page.message(message)}</p>
      <button type="button" className={styles.retry} disabled={busy} onClick={press}>
        {page.message(busy ? 'page.loading' : 'action.retry')}
      </button>
    </div>
  );
}
