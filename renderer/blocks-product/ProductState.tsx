import { usePage } from '../context/page-context.ts';
import { useMessage } from '../context/use-message.ts';
import { Card } from '../ui/Card.tsx';
import { Icon } from '../ui/Icon.tsx';
import { PressButton } from '../ui/Pressable.tsx';
import styles from './ProductState.module.css';

/** Says that the products could not be loaded, and offers a retry. */
export function ProductsFailed({ text, retry }: { text: string; retry: () => void }) {
  const message = useMessage();
  return (
    <Card className={styles.aside}>
      <span className={styles.icon}>
        <Icon name="info" size={40} />
      </span>
      <p role="alert" className={styles.emptyTitle}>
        {text}
      </p>
      <p className={styles.emptyText}>{message('product.failedHint')}</p>
      <PressButton tone="secondary" onClick={retry}>
        {message('action.retry')}
      </PressButton>
    </Card>
  );
}

/** Says that there is no product. */
export function NoProducts({ block }: { block: { emptyTitle: string; emptyText: string } }) {
  const { text } = usePage();
  return (
    <Card className={styles.aside}>
      <span className={styles.icon}>
        <Icon name="empty" size={40} />
      </span>
      <p className={styles.emptyTitle}>{text(block.emptyTitle)}</p>
      <p className={styles.emptyText}>{text(block.emptyText)}</p>
    </Card>
  );
}
