import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, useState } from 'react';
import type { Field } from '../../../ops/wording/field.ts';
import { labelsOf, withChoices } from '../../../ops/wording/labels.ts';
import type { Problem } from '../../api/index.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { fieldChange } from '../field-values/field-change.ts';
import { type EntryPath, editsFor, valueIn } from '../field-values/field-value.ts';
import { fieldWords } from '../field-values/field-words.ts';
import { idsByName } from '../field-values/ids-by-name.ts';
import { formatValue, isFault, type ParseFault, parseValue } from '../field-values/value-codec.ts';
import { FieldChangeNote } from '../fields/FieldChangeNote.tsx';
import { FieldControl, maxSelectOptions } from '../fields/FieldControl.tsx';
import { useText, useWords } from '../language/use-words.ts';
import { Fixes } from '../problems/Fixes.tsx';
import { problemsOfField } from '../problems/problems-of-field.ts';
import severities from '../problems/severity.module.css';
import { ColorControl } from './ColorControl.tsx';
import styles from './EntryForm.module.css';
import { NewCityRuleButton } from './NewCityRuleButton.tsx';
import { PictureControl } from './PictureControl.tsx';

interface Props {
  entryPath: EntryPath;
  entry: unknown;
  field: Field;
  problems: readonly Problem[] | undefined;
}

/** Typed text is written to the draft after this pause. */
const msOfPause = 600;

/** A field with its problems. A value that cannot be parsed stays in the field, with the reason below. */
export const EntryField = observer(function EntryField({ entryPath, entry, field: given, problems }: Props) {
  const draftStore = useDraftStore();
  const say = useWords(fieldWords);
  const text = useText();
  const id = useId();
  const labels = labelsOf(draftStore, given);
  const field = withChoices(given, labels);
  const storedText = formatValue(field, valueIn(entry, field.path));
  const [typed, setTyped] = useState(storedText);
  const [fault, setFault] = useState<ParseFault | null>(null);
  // Undo, another tab and a fix also change the value.
  const lastWritten = useRef<string | null>(null);
  useEffect(() => {
    // A value that this field has written itself does not reset it while typing continues.
    const isOwnWrite = lastWritten.current === storedText;
    lastWritten.current = null;
    if (isOwnWrite) return;
    setTyped(storedText);
    setFault(null);
  }, [storedText]);
  const own = problemsOfField(problems, 2, field.path);
  useEffect(() => {
    if (typed === storedText) return;
    // A pause writes the text and shows its consequences before the field loses the focus.
    const timer = setTimeout(() => pause.current(typed), msOfPause);
    return () => clearTimeout(timer);
  }, [typed, storedText]);
  const file = draftStore.file(entryPath.file);
  const change = file ? fieldChange(file, entryPath, entry, field) : null;
  const write = (value: unknown): boolean => {
    const edits = editsFor(entryPath, entry, field, value);
    if (edits.length === 0) return false;
    lastWritten.current = formatValue(field, value);
    void draftStore.edit(edits);
    return true;
  };
  const done = (written: string) => {
    const read = parseValue(field, written, idsByName(labels, field.names));
    setFault(isFault(read) ? read : null);
    if (!isFault(read) && !write(read.value)) setTyped(storedText);
  };
  const pause = useRef<(written: string) => void>(() => undefined);
  pause.current = (written) => {
    const read = parseValue(field, written, idsByName(labels, field.names));
    // An incomplete value is reported only when the field loses the focus.
    if (!isFault(read)) write(read.value);
  };
  // A select shows the name itself; a field with suggestions shows only the id.
  const isFound = field.kind === 'choice' && field.choices.length > maxSelectOptions && labels.has(typed);
  const isInvalid = fault !== null || own.some(({ severity }) => severity === 'error');
  const control = {
    id,
    field,
    label: text(field.label),
    labels,
    text: typed,
    isInvalid,
    describedBy: `${id}-more`,
    onText: setTyped,
    onDone: done,
  };
  return (
    <div className={styles.field} data-changed={change !== null || undefined}>
      <label htmlFor={id}>
        {text(field.label)}
        {field.isRequired && <span className={styles.soft}> {say('required')}</span>}
      </label>
      <div className={styles.control}>
        {field.kind === 'color' ? (
          <ColorControl {...control} entry={entry} />
        ) : field.kind === 'picture' ? (
          <PictureControl {...control} entryPath={entryPath} />
        ) : (
          <FieldControl {...control} />
        )}
        {field.names === 'cityRule' && (
          <NewCityRuleButton entryPath={entryPath} entry={entry} field={field} text={typed} />
        )}
        <div id={`${id}-more`}>
          {change && (
            <FieldChangeNote
              field={field}
              label={text(field.label)}
              change={change}
              onPutBack={() => {
                void draftStore.edit(editsFor(entryPath, entry, field, change.was));
                // The button disappears with the change that it reverts.
                document.getElementById(id)?.focus();
              }}
            />
          )}
          {isFound && <p className={styles.soft}>{labels.get(typed)}</p>}
          {field.about && text(field.about) !== '' && <p className={styles.soft}>{text(field.about)}</p>}
          {fault && (
            <p className={severities.error} role="alert">
              {text(fault.fault)}{' '}
              {fault.candidates?.map((one) => (
                <button key={one} type="button" onClick={() => done(one)}>
                  {[labels.get(one), one].filter(Boolean).join(' ')}
                </button>
              ))}
            </p>
          )}
          {own.map((problem) => (
            <p key={`${problem.code}${problem.message.en}`} className={severities[problem.severity]}>
              {text(problem.message)} <Fixes problem={problem} />
            </p>
          ))}
        </div>
      </div>
    </div>
  );
});
