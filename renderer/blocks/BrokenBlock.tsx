import { usePage } from '../context/page-context.ts';
import { useMessage } from '../context/use-message.ts';
import { Card } from '../ui/Card.tsx';
import { PressButton } from '../ui/Pressable.tsx';
import styles from './BrokenBlock.module.css';

/** Says that a part of the page is missing, and offers to try again or to go back. */
export function BrokenBlock({ retry }: { retry: () => void }) {
  const page = usePage();
  const message = useMessage();
  return (
    <Card title={message('block.failed.title')}>
      <div role="alert">
        <p className={styles.text}>{message('block.failed.text')}</p>
      </div>
      <PressButton tone="primary" onClick={retry}>
        {message('action.retry')}
      </PressButton>
      <PressButton tone="text" onClick={() => page.back()}>
        {message('action.back')}
      </PressButton>
    </Card>
  );
}
