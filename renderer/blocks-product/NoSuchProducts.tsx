import { useMessage } from '../context/use-message.ts';
import { Card } from '../ui/Card.tsx';
import { Icon } from '../ui/Icon.tsx';
import { PressButton } from '../ui/Pressable.tsx';
import styles from './ProductState.module.css';

/** Says that the filter leaves no product, and offers to take it away. */
export function NoSuchProducts({ showAll }: { showAll: () => void }) {
  const message = useMessage();
  return (
    <Card className={styles.aside}>
      <span className={styles.icon}>
        <Icon name="empty" size={40} />
      </span>
      <p className={styles.emptyTitle}>{message('list.noneTitle')}</p>
      <p className={styles.emptyText}>{message('list.noneText')}</p>
      <PressButton tone="secondary" onClick={showAll}>
        {message('list.showAll')}
      </PressButton>
    </Card>
  );
}
