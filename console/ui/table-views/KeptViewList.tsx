import { observer } from 'mobx-react-lite';
import { useWords } from '../language/use-words.ts';
import type { Table } from '../table-model/table.ts';
import { arrangementOf, type KeptViews } from './kept-views.ts';
import styles from './ViewsDialog.module.css';
import { viewWords } from './view-words.ts';

interface Props {
  table: Table;
  kept: KeptViews;
  /** Called when a pressed button has disappeared. */
  onGone: () => void;
}

/** The views that are kept: each is opened or deleted. */
export const KeptViewList = observer(function KeptViewList({ table, kept, onGone }: Props) {
  const say = useWords(viewWords);
  const { views, deleted } = kept;
  const open = kept.openView(table);
  return (
    <>
      {views.length === 0 && <p className={styles.soft}>{say('none')}</p>}
      <ul className={styles.views}>
        {views.map((view) => (
          <li key={view.name} className={styles.column}>
            <button
              type="button"
              className={styles.label}
              aria-label={say('open', { name: view.name }) + (view === open ? say('isOpen') : '')}
              onClick={() => table.arrange(arrangementOf(view))}
            >
              {view.name}
              {view === open && <small>{say('isOpen')}</small>}
            </button>
            <button
              type="button"
              className="danger"
              aria-label={say('delete', { name: view.name })}
              onClick={() => {
                kept.delete(view);
                onGone();
              }}
            >
              {say('deleteShort')}
            </button>
          </li>
        ))}
      </ul>
      {deleted && (
        <p className={styles.soft} role="status">
          {say('deleted', { name: deleted.name })}{' '}
          <button
            type="button"
            onClick={() => {
              kept.putBack();
              onGone();
            }}
          >
            {say('putBack')}
          </button>
        </p>
      )}
      {!kept.isPersisted && (
        <p className={styles.soft} role="alert">
          {say('notPersisted')}
        </p>
      )}
    </>
  );
});
