import { observer } from 'mobx-react-lite';
import { useWords } from '../language/use-words.ts';
import styles from './EmptyFilter.module.css';
import { layoutWords } from './layout-words.ts';

interface Props {
  isShown: boolean;
  /** That nothing fits, in words; left out: just that. */
  message?: string;
  onClear: () => void;
}

/** In place of a filtered list that has become empty: that nothing fits, and the way back to all of it. */
export const EmptyFilter = observer(function EmptyFilter({ isShown, message, onClear }: Props) {
  const say = useWords(layoutWords);
  return (
    <>
      <p className={isShown ? styles.told : 'unseen'} role="status">
        {isShown && (message ?? say('noneFit'))}
      </p>
      {isShown && (
        <button type="button" className={styles.clear} onClick={onClear}>
          {say('clearFilter')}
        </button>
      )}
    </>
  );
});
