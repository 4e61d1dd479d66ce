import type { BlockOf } from '../../schemas/index.ts';
import { Card } from '../Card.tsx';
import { Icon } from '../Icon.tsx';
import { usePage } from '../page-context.ts';
import styles from './Placeholder.module.css';

/** Says that a page is not built yet, instead of looking as if it were. */
export function Placeholder({ block }: { block: BlockOf<'placeholder'> }) {
  const { text } = usePage();
  return (
    <Card className={styles.placeholder}>
      <span className={styles.icon}>
        <Icon name="document" size={40} />
      </span>
      <h1 className={styles.title}>{text(block.title)}</h1>
      <p className={styles.text}>{text(block.text)}</p>
    </Card>
  );
}
