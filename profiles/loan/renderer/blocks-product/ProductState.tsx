import { usePage } from '../../../../renderer/context/page-context.ts';
import { useMessage } from '../../../../renderer/context/use-message.ts';
import { Card } from '../../../../renderer/ui/Card.tsx';
import { PressButton } from '../../../../renderer/ui/Pressable.tsx';
import styles from './ProductState.module.css';

/** Says that the products could not be loaded, and offers a retry. */
export function ProductsFailed({ text, retry }: { text: string; retry: () => void }) {
  const { brand } = usePage();
  const message = useMessage();
  return (
    <Card className={styles.aside}>
      <img className={styles.picture} src={brand.failureImage} alt="" width={96} height={96} />
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
  const { brand, text } = usePage();
  return (
    <Card className={styles.aside}>
      <img className={styles.picture} src={brand.emptyImage} alt="" width={96} height={96} />
      <p className={styles.emptyTitle}>{text(block.emptyTitle)}</p>
      <p className={styles.emptyText}>{text(block.emptyText)}</p>
    </Card>
  );
}
