import type { BlockOf } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';
import { Card } from '../ui/Card.tsx';
import styles from './Steps.module.css';

/** Steps in order. A list element numbers them, so that screen readers announce the numbers. */
export function Steps({ block }: { block: BlockOf<'steps'> }) {
  const { text } = usePage();
  return (
    <Card title={block.title === undefined ? undefined : text(block.title)}>
      <ol>
        {block.items.map((item, index) => (
          <li key={item.title} className={styles.item}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <div className={styles.words}>
              <p className={styles.title}>{text(item.title)}</p>
              {item.text !== undefined && <p className={styles.text}>{text(item.text)}</p>}
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}
