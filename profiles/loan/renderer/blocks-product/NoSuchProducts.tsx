import { usePage } from '../../../../renderer/context/page-context.ts';
import { useMessage } from '../../../../renderer/context/use-message.ts';
import { Card } from '../../../../renderer/ui/Card.tsx';
import { PressButton } from '../../../../renderer/ui/Pressable.tsx';
import styles from './ProductState.module.css';

/** Says that the filter leaves no product, and offers to take it away. */
export function NoSuchProducts({ showAll }: { showAll: () => void }) {
  const { brand } = usePage();
  const message = useMessage();
  return (
    <Card className={styles.aside}>
      <img className={styles.picture} src={brand.emptyImage} alt="" width={96} height={96} />
      <p className={styles.emptyTitle}>{message('list.noneTitle')}</p>
      <p className={styles.emptyText}>{message('list.noneText')}</p>
      <PressButton tone="secondary" onClick={showAll}>
        {message('list.showAll')}
      </PressButton>
    </Card>
  );
}
