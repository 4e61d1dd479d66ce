import { observer } from 'mobx-react-lite';
import { useWords } from '../language/use-words.ts';
import styles from './ValueForm.module.css';
import { valueFormWords } from './value-form-words.ts';

interface Props {
  what: string;
  canMove: (by: -1 | 1) => boolean;
  /** The list needs this many items and has no more; null: one may go. */
  least: number | null;
  /** Of every button; left out: each is a Tab stop. */
  tabIndex?: number;
  onMove: (by: -1 | 1) => void;
  onDuplicate: () => void;
  onRemove: () => void;
}

/** The buttons of an item: up, down, duplicate, delete. */
export const ItemActions = observer(function ItemActions(props: Props) {
  const { what, canMove, least, tabIndex, onMove, onDuplicate, onRemove } = props;
  const say = useWords(valueFormWords);
  const reason = least === null ? undefined : say('atLeast', { count: least });
  return (
    <span className={styles.actions}>
      <button
        type="button"
        className="quiet"
        tabIndex={tabIndex}
        aria-label={say('up', { what })}
        title={`${say('up', { what })} (Alt+↑)`}
        aria-disabled={!canMove(-1)}
        onClick={() => onMove(-1)}
      >
        ↑
      </button>
      <button
        type="button"
        className="quiet"
        tabIndex={tabIndex}
        aria-label={say('down', { what })}
        title={`${say('down', { what })} (Alt+↓)`}
        aria-disabled={!canMove(1)}
        onClick={() => onMove(1)}
      >
        ↓
      </button>
      <button
        type="button"
        className="quiet"
        tabIndex={tabIndex}
        aria-label={say('duplicate', { what })}
        title={say('duplicate', { what })}
        onClick={onDuplicate}
      >
        {say('copy')}
      </button>
      <button
        type="button"
        className="quiet"
        tabIndex={tabIndex}
        aria-label={say('remove', { what })}
        title={reason ?? say('remove', { what })}
        aria-disabled={least !== null}
        onClick={() => {
          if (least === null) onRemove();
        }}
      >
        ×
      </button>
    </span>
  );
});
