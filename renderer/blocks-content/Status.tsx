import type { BlockOf } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';
import styles from './Status.module.css';

const pictures = {
  success: 'successImage',
  failure: 'failureImage',
  waiting: 'landingImage',
  empty: 'emptyImage',
} as const;

/** A result in one of four states, with the brand's picture of it. A refusal is not red: it is no error of the visitor's. */
export function Status({ block }: { block: BlockOf<'status'> }) {
  const { brand, text } = usePage();
  return (
    <div className={styles.status}>
      <img className={styles.picture} src={brand[pictures[block.state]]} alt="" width={128} height={128} />
      <h1 className={styles.title}>{text(block.title)}</h1>
      {block.text !== undefined && <p className={styles.text}>{text(block.text)}</p>}
    </div>
  );
}
