import type { BlockOf } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './Notice.module.css';

const icons = { info: 'info', risk: 'alert', success: 'check' } as const;

/** A notice in one of three tones, which text and icon express too, not the colour alone. */
export function Notice({ block }: { block: BlockOf<'notice'> }) {
  const { text } = usePage();
  return (
    <div className={`${styles.notice} ${styles[block.tone]}`}>
      <Icon name={icons[block.tone]} size={20} />
      <div className={styles.words}>
        {block.title !== undefined && <p className={styles.title}>{text(block.title)}</p>}
        <p>{text(block.text)}</p>
      </div>
    </div>
  );
}
