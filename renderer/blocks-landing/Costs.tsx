import type { BlockOf } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';
import { Card } from '../ui/Card.tsx';
import styles from './Costs.module.css';

/** What the offer costs, as prominent as its benefits: price, term, fees, an example. */
export function Costs({ block }: { block: BlockOf<'costs'> }) {
  const { text } = usePage();
  return (
    <Card title={block.title === undefined ? undefined : text(block.title)}>
      <dl>
        {block.rows.map((row) => (
          <div key={row.label} className={styles.row}>
            <dt className={styles.label}>{text(row.label)}</dt>
            <dd className={row.strong && isFigure(row.value) ? styles.strong : styles.value}>
              {text(row.value)}
            </dd>
          </div>
        ))}
      </dl>
      {block.example !== undefined && <p className={styles.example}>{text(block.example)}</p>}
    </Card>
  );
}

/**
 * Only values with digits are large: a sentence in that size would be too loud. As written, because a rate of the brand is
 * filled in after the page has been prerendered.
 */
const isFigure = (value: string): boolean => /\d|Rate}/.test(value);
