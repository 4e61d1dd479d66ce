import type { BlockOf } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';
import { usePageScope } from '../context/page-scope.ts';
import { useMessage } from '../context/use-message.ts';
import { Card } from '../ui/Card.tsx';
import styles from './Trackers.module.css';

/**
 * Lists which third party gets which data for what purpose: generated from definitions/trackers.json, so it is always
 * complete.
 */
export function Trackers({ block }: { block: BlockOf<'trackers'> }) {
  const { text } = usePage();
  const { trackers = [] } = usePageScope();
  const message = useMessage();
  return (
    <Card title={text(block.title)}>
      <p className={styles.intro}>{text(block.intro)}</p>
      {trackers.length === 0 && <p>{message('trackers.none')}</p>}
      {trackers.map((tracker) => (
        <section key={tracker.name} className={styles.tracker}>
          <h3 className={styles.name}>{tracker.name}</h3>
          <dl>
            <dt className={styles.label}>{message('trackers.purpose')}</dt>
            <dd className={styles.value}>{tracker.purpose}</dd>
            <dt className={styles.label}>{message('trackers.collects')}</dt>
            <dd>
              <ul className={styles.fields}>
                {tracker.collects.map((field) => (
                  <li key={field}>{field}</li>
                ))}
              </ul>
            </dd>
          </dl>
        </section>
      ))}
    </Card>
  );
}
