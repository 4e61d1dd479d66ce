import { observer } from 'mobx-react-lite';
import { formatHint } from '../field-values/format-hint.ts';
import { FieldControl } from '../fields/FieldControl.tsx';
import { useText, useWords } from '../language/use-words.ts';
import type { Column } from '../table-model/table-kind.ts';
import { tableWords } from '../table-model/table-words.ts';
import styles from './AddDialog.module.css';
import { LabelledRow } from './LabelledRow.tsx';
import { NewCities } from './NewCities.tsx';
import type { NewEntryForm } from './use-new-entry.ts';

interface Props {
  form: NewEntryForm;
  column: Column;
  /** Called when a new city rule is requested for the field. */
  onNewRule: (key: string, button: HTMLElement) => void;
}

/** One field of a new entry. */
export const NewEntryField = observer(function NewEntryField({ form, column, onNewRule }: Props) {
  const text = useText();
  const { key, field, head, labels } = column;
  if (!field) return null;
  const isRule = field.names === 'cityRule';
  const offersRule = isRule && (form.faults.has(key) || !form.texts[key]);
  return (
    <LabelledRow
      label={text(head)}
      fault={form.faults.get(key)}
      hint={formatHint(field) ?? undefined}
      more={
        <>
          {field.names === 'city' && <NewCities edits={form.newCities} />}
          {offersRule && <NewRuleButton onPress={(button) => onNewRule(key, button)} />}
        </>
      }
    >
      {({ id, 'aria-invalid': isInvalid, 'aria-describedby': describedBy }) => (
        <FieldControl
          id={id}
          field={field}
          label={text(head)}
          labels={labels}
          text={form.texts[key] ?? ''}
          isInvalid={isInvalid}
          describedBy={describedBy}
          onNewCity={form.addCity}
          onUnknown={() => form.check(key)}
          onText={(typed) => form.write(key, typed)}
          {...(isRule && { onDone: (typed: string) => typed !== '' && form.check(key) })}
        />
      )}
    </LabelledRow>
  );
});

const NewRuleButton = observer(function NewRuleButton({
  onPress,
}: {
  onPress: (button: HTMLElement) => void;
}) {
  const say = useWords(tableWords);
  return (
    <button type="button" className={styles.more} onClick={({ currentTarget }) => onPress(currentTarget)}>
      {say('newRule')}
    </button>
  );
});
