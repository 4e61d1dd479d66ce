import type { BlockOf } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';
import { Card } from '../ui/Card.tsx';
import styles from './Costs.module.css';

/** What a loan costs, as plainly as what it gives: annual rate, term, fees, an example. */
export function Costs({ block }: { block: BlockOf<'costs'> }) {
  const { text } = usePage();
  return (
    <Card title={block.title === undefined ? undefined : text(block.title)}>
      <dl>
        {block.rows.map((row) => (
          <div key={row.label} className={styles.row}>
            <dt className={styles.label}>{text(row.label)}</dt>
            <dd className={row.strong && isFigure(text(row.value)) ? styles.strong : styles.value}>
              {text(row.value)}
            </dd>
          </div>
        ))}
      </dl>
      {block.example !== undefined && <p className={styles.example}>{text(block.example)}</p>}
    </Card>
  );
}

/** A sentence in the size of a figure is a shout: only what has digits is written large. */
const isFigure = (value: string): boolean => /\d/.test(value);
