import { observer } from 'mobx-react-lite';
import { knownField } from '../../../labels/known-schemas.ts';
import { labelsOf } from '../../../labels/labels.ts';
import { useDesk } from '../desk.ts';
import type { Only } from '../fields/only.ts';
import { layoutWords } from '../frame/layout-words.ts';
import { useText, useWords } from '../words.ts';
import styles from './EntriesView.module.css';
import type { EntryKind } from './entry-kind.ts';
import { formWords } from './form-words.ts';

interface Props {
  kind: EntryKind;
  only: Only;
  onClear: () => void;
}

/** Above a list of which the address shows a part: which part, and the way to all of it. */
export const OnlyNote = observer(function OnlyNote({ kind, only, onClear }: Props) {
  const desk = useDesk();
  const say = useWords(formWords);
  const sayLayout = useWords(layoutWords);
  const text = useText();
  const field = knownField(kind.file, [kind.map, '*', ...only.field.split('.')]);
  const name = field && labelsOf(desk, field).get(only.value);
  return (
    <p className={styles.only}>
      {say('only', {
        field: field ? text(field.label) : only.field,
        value: [name, only.value].filter(Boolean).join(' '),
      })}
      <button type="button" className="quiet" onClick={onClear}>
        {sayLayout('clearFilter')}
      </button>
    </p>
  );
});
