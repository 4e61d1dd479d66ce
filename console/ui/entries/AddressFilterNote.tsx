import { observer } from 'mobx-react-lite';
import { knownField } from '../../../ops/wording/known-schemas.ts';
import { labelsOf } from '../../../ops/wording/labels.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { formWords } from '../entry-form/form-words.ts';
import type { AddressFilter } from '../field-values/address-filter.ts';
import { useText, useWords } from '../language/use-words.ts';
import { layoutWords } from '../layout/layout-words.ts';
import styles from './EntriesView.module.css';
import type { EntryKind } from './entry-kind.ts';

interface Props {
  kind: EntryKind;
  only: AddressFilter;
  onClear: () => void;
}

/** Above a list that the address filters: the filter, and a link that removes it. */
export const AddressFilterNote = observer(function AddressFilterNote({ kind, only, onClear }: Props) {
  const draftStore = useDraftStore();
  const say = useWords(formWords);
  const sayLayout = useWords(layoutWords);
  const text = useText();
  const field = knownField(kind.file, [kind.map, '*', ...only.field.split('.')], draftStore.names);
  const name = field && labelsOf(draftStore, field).get(only.value);
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
