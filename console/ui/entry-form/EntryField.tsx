import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { toPointer } from '../../../ops/json/pointer.ts';
import { valueIn } from '../../../ops/json/value-in.ts';
import type { Field } from '../../../ops/wording/field.ts';
import type { Problem } from '../../api/index.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { fieldChange } from '../field-values/field-change.ts';
import { type EntryPath, editsFor } from '../field-values/field-value.ts';
import { fieldWords } from '../field-values/field-words.ts';
import { isIncomplete, missingText } from '../field-values/missing-value.ts';
import { FieldChangeNote } from '../fields/FieldChangeNote.tsx';
import { type ControlProps, FieldControl } from '../fields/FieldControl.tsx';
import { useText, useWords } from '../language/use-words.ts';
import { problemsOfField } from '../problems/problems-of-field.ts';
import severities from '../problems/severity.module.css';
import type { Renaming } from '../schema-values/rename-field.ts';
import { ColorControl } from './ColorControl.tsx';
import { EntryFieldNotes } from './EntryFieldNotes.tsx';
import styles from './EntryForm.module.css';
import { LanguageFields } from './LanguageFields.tsx';
import { NewCityRuleButton } from './NewCityRuleButton.tsx';
import { NewMessage } from './NewMessage.tsx';
import { PictureControl } from './PictureControl.tsx';
import { useEntryField } from './use-entry-field.ts';

interface Props {
  entryPath: EntryPath;
  entry: unknown;
  field: Field;
  problems: readonly Problem[] | undefined;
  /** What follows the value where others name it. */
  renaming?: Renaming | null | undefined;
}

/** A field with its problems; a text that may be written once for each language has one for each. */
export const EntryField = observer(function EntryField(props: Props) {
  const { field, ...others } = props;
  // Around every field: whether one is a text is known once its schema has come, and must not make its control anew.
  return (
    <LanguageFields {...others} field={field}>
      {(one) => <PlainField {...others} field={one} />}
    </LanguageFields>
  );
});

/** A value that cannot be parsed stays in the field, with the reason below. */
const PlainField = observer(function PlainField({
  entryPath,
  entry,
  field: given,
  problems,
  renaming,
}: Props) {
  const draftStore = useDraftStore();
  const say = useWords(fieldWords);
  const text = useText();
  const id = useId();
  const { field, labels, typed, setTyped, fault, done } = useEntryField(
    entryPath,
    entry,
    given,
    renaming ?? null,
  );
  const own = problemsOfField(problems, entryPath.path.length, field.path);
  const file = draftStore.file(entryPath.file);
  const change = file ? fieldChange(file, entryPath, entry, field) : null;
  const label = text(field.label);
  const isMissing =
    field.isRequired &&
    typed === '' &&
    valueIn(entry, field.path) === undefined &&
    isIncomplete(problems, [...entryPath.path, ...field.path.slice(0, -1)]);
  const isInvalid = fault !== null || isMissing || own.some(({ severity }) => severity === 'error');
  const control = { id, field, label, labels, text: typed, isInvalid, describedBy: `${id}-more` };
  return (
    <div
      className={styles.field}
      data-changed={change !== null || undefined}
      data-at={toPointer([...entryPath.path, ...field.path])}
    >
      <label htmlFor={id}>
        {label}
        {field.isRequired && <span className={styles.required}> {say('required')}</span>}
      </label>
      <div className={styles.control}>
        <EntryControl {...control} entryPath={entryPath} entry={entry} onText={setTyped} onDone={done} />
        {field.names === 'cityRule' && (
          <NewCityRuleButton entryPath={entryPath} entry={entry} field={field} text={typed} />
        )}
        {field.names === 'message' && (
          <NewMessage entryPath={entryPath} entry={entry} field={field} text={typed} />
        )}
        <div id={`${id}-more`}>
          {change && (
            <FieldChangeNote
              field={field}
              label={label}
              change={change}
              onPutBack={() => {
                void draftStore.edit(editsFor(entryPath, entry, field, change.was));
                // The button disappears with the change that it reverts.
                document.getElementById(id)?.focus();
              }}
            />
          )}
          {isMissing && fault === null && <p className={severities.error}>{text(missingText(field))}</p>}
          <EntryFieldNotes {...{ field, labels, typed, fault }} problems={own} onChoose={done} />
        </div>
      </div>
    </div>
  );
});

interface EntryControlProps extends ControlProps {
  entryPath: EntryPath;
  entry: unknown;
}

/** The control of a field: a colour or a picture, else that of its kind. */
function EntryControl({ entryPath, entry, ...control }: EntryControlProps) {
  const { kind } = control.field;
  if (kind === 'color') return <ColorControl {...control} entry={entry} />;
  if (kind === 'picture') return <PictureControl {...control} entryPath={entryPath} />;
  return <FieldControl {...control} />;
}
