import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import type { Field } from '../../../ops/wording/field.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { type EntryPath, editsFor } from '../field-values/field-value.ts';
import { useWords } from '../language/use-words.ts';
import { NewCityRuleDialog } from '../table-add/AddDialog.tsx';
import { tableWords } from '../table-model/table-words.ts';
import styles from './EntryForm.module.css';

/** Creates a city rule and assigns it to the entry in one step, so that the rule is never unused. */
export const NewCityRuleButton = observer(function NewCityRuleButton({
  entryPath,
  entry,
  field,
  text,
}: {
  entryPath: EntryPath;
  entry: unknown;
  field: Field;
  /** The text of the field. */
  text: string;
}) {
  const draftStore = useDraftStore();
  const say = useWords(tableWords);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button ref={button} type="button" className={styles.newRule} onClick={() => setOpen(true)}>
        {say('newRule')}
      </button>
      {isOpen && (
        <NewCityRuleDialog
          text={text}
          write={({ id, edits }) => draftStore.edit([...edits, ...editsFor(entryPath, entry, field, id)])}
          onClose={() => {
            setOpen(false);
            button.current?.focus();
          }}
        />
      )}
    </>
  );
});
