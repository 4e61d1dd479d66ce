import { observer } from 'mobx-react-lite';
import { useText, useWords } from '../language/use-words.ts';
import styles from './PasteDialog.module.css';
import { pasteWords } from './paste-words.ts';
import type { Paste } from './use-paste.ts';

interface Props {
  paste: Paste;
  /** Any row has a fault: the table has a column for faults. */
  hasFaults: boolean;
}

/** The header of the preview, in which each pasted column is mapped to a column of the table. */
export const PasteHead = observer(function PasteHead({ paste, hasFaults }: Props) {
  const say = useWords(pasteWords);
  const text = useText();
  const { context, head } = paste;
  // A pasted column is identified by its position.
  const pastedColumns = context.mapping.map((key, at) => ({ key, at, name: `column ${at + 1}` }));
  return (
    <thead>
      <tr>
        <th scope="col">{say('line')}</th>
        <th scope="col">{say('does')}</th>
        {hasFaults && (
          <th scope="col" className={styles.why}>
            {say('faults')}
          </th>
        )}
        {pastedColumns.map(({ key, at, name }) => (
          <th scope="col" key={name}>
            <select
              aria-label={say('column', { at: at + 1, head: head[at] ?? '' })}
              value={key ?? ''}
              onChange={(event) => paste.map(at, event.target.value || null)}
            >
              <option value="">{say('leaveOut')}</option>
              {context.columns.map((column) => (
                <option key={column.key} value={column.key}>
                  {text(column.head)}
                </option>
              ))}
            </select>
            {head[at] !== undefined && <span className={styles.given}>{head[at]}</span>}
          </th>
        ))}
      </tr>
    </thead>
  );
});
