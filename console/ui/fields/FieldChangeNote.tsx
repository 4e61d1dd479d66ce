import { observer } from 'mobx-react-lite';
import type { Field } from '../../../ops/wording/field.ts';
import type { FieldChange } from '../field-values/field-change.ts';
import { fieldWords } from '../field-values/field-words.ts';
import { useWords } from '../language/use-words.ts';
import { FieldValue } from '../value-display/FieldValue.tsx';
import styles from './FieldChangeNote.module.css';

/** Marks a changed field with its old value and a button that restores it. */
export const FieldChangeNote = observer(function FieldChangeNote({
  field,
  label,
  change,
  keyName,
  onPutBack,
}: {
  field: Field;
  label: string;
  change: FieldChange;
  /** The keyboard shortcut of the button. */
  keyName?: string;
  onPutBack: () => void;
}) {
  const say = useWords(fieldWords);
  return (
    <span className={styles.note}>
      <span className={styles.was}>
        {say('changedFrom')}
        <FieldValue field={field} value={change.was} />
      </span>{' '}
      <button type="button" aria-label={say('putBackOf', { name: label })} onClick={onPutBack}>
        {say('putBack')}
        {keyName && <kbd className={styles.key}>{keyName}</kbd>}
      </button>
    </span>
  );
});
