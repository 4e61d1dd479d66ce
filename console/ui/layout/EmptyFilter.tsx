import { observer } from 'mobx-react-lite';
import { useWords } from '../language/use-words.ts';
import styles from './EmptyFilter.module.css';
import { layoutWords } from './layout-words.ts';

interface Props {
  isShown: boolean;
  /** A message for an empty result; by default a general one. */
  message?: string;
  onClear: () => void;
}

/** Replaces a filtered list without results: a message, and a button that clears the filter. */
export const EmptyFilter = observer(function EmptyFilter({ isShown, message, onClear }: Props) {
  const say = useWords(layoutWords);
  return (
    <>
      <p className={isShown ? styles.message : 'unseen'} role="status">
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
