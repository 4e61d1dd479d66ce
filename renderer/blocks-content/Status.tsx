import type { BlockOf } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './Status.module.css';

const icons = { success: 'check', failure: 'info', waiting: 'wait', empty: 'empty' } as const;

/** How things stand. A refusal is told calmly: it is no fault of the visitor's, so it is not red. */
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
