import type { BlockOf } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';
import { Card } from '../ui/Card.tsx';
import { Icon } from '../ui/Icon.tsx';
import styles from './Accordion.module.css';

/**
 * Questions and answers in native `details` elements: they open without JavaScript, and find-in-page searches closed
 * ones.
 */
export function Accordion({ block }: { block: BlockOf<'accordion'> }) {
  const { text } = usePage();
  return (
    <Card title={block.title === undefined ? undefined : text(block.title)}>
      <div className={styles.list}>
        {block.items.map((item) => (
          <details key={item.question} className={styles.item}>
            <summary className={styles.question}>
              <span>{text(item.question)}</span>
              <Icon name="arrow" size={18} />
            </summary>
            <p className={styles.answer}>{text(item.answer)}</p>
          </details>
        ))}
      </div>
    </Card>
  );
}
