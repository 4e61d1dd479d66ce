import type { BlockOf } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';
import { Card } from '../ui/Card.tsx';
import { Icon } from '../ui/Icon.tsx';
import styles from './Benefits.module.css';

/** Benefits, each with an icon. */
export function Benefits({ block }: { block: BlockOf<'benefits'> }) {
  const { text } = usePage();
  return (
    <Card>
      <ul className={styles.list}>
        {block.items.map((item) => (
          <li key={item.title} className={styles.item}>
            <span className={styles.icon}>
              <Icon name={item.icon ?? 'check'} size={22} />
            </span>
            <div className={styles.words}>
              <p className={styles.title}>{text(item.title)}</p>
              {item.text !== undefined && <p className={styles.text}>{text(item.text)}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
