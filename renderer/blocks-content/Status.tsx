import type { BlockOf } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './Status.module.css';

const icons = { success: 'check', failure: 'info', waiting: 'wait', empty: 'empty' } as const;

/** A result in one of four states. A refusal is not red: it is no error of the visitor's. */
export function Status({ block }: { block: BlockOf<'status'> }) {
  const { text } = usePage();
  return (
    <div className={styles.status}>
      <span className={`${styles.icon} ${styles[block.state]}`}>
        <Icon name={icons[block.state]} size={36} />
      </span>
      <h1 className={styles.title}>{text(block.title)}</h1>
      {block.text !== undefined && <p className={styles.text}>{text(block.text)}</p>}
    </div>
  );
}
