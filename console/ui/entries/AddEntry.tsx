import { observer } from 'mobx-react-lite';
import { type FormEvent, useId, useState } from 'react';
import { valueIn } from '../../../ops/json/value-in.ts';
import { type Field, fieldsOf } from '../../../ops/wording/field.ts';
import { nodeAt } from '../../../ops/wording/schema-node.ts';
import type { Text } from '../../api/index.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import styles from '../entry-form/EntryForm.module.css';
import { formWords } from '../entry-form/form-words.ts';
import { withValue } from '../field-values/field-value.ts';
import { isOwnField, withoutOwnFields } from '../field-values/own-fields.ts';
import { useSchema } from '../field-values/use-schema.ts';
import { isFault, parseValue } from '../field-values/value-codec.ts';
import { useText, useWords } from '../language/use-words.ts';
import { Dialog } from '../layout/Dialog.tsx';
import { DialogButtons } from '../layout/DialogButtons.tsx';
import severities from '../problems/severity.module.css';
import { hrefOf, navigate } from '../route/route.ts';
import type { EntryKind } from './entry-kind.ts';

interface Props {
  kind: EntryKind;
  ids: readonly string[];
  onClose: () => void;
}

/**
 * Hosts and brands have many required fields: a new one starts as a copy of another, without what belongs to that one
 * alone. Of this, the texts that the new one must have are asked for here; its pictures belong to an entry that exists.
 */
export const AddEntry = observer(function AddEntry({ kind, ids, onClose }: Props) {
  const draftStore = useDraftStore();
  const say = useWords(formWords);
  const text = useText();
  const [id, setId] = useState('');
  const [from, setFrom] = useState(ids[0] ?? '');
  const [isSubmitted, setSubmitted] = useState(false);
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const fields = useEntryFields(kind);
  const template = valueIn(draftStore.file(kind.file)?.value, [kind.map, from]) ?? {};
  const own = fields.filter(isOwnField);
  const asked = own.filter(({ isRequired, kind: is }) => isRequired && is !== 'picture');
  const left = own.filter((field) => !asked.includes(field) && valueIn(template, field.path) !== undefined);
  const isTaken = ids.includes(id.trim());
  const wrong: Text | null = isTaken
    ? { zh: `已有 ${id.trim()}`, en: `there is a ${id.trim()} already` }
    : kind.idPattern.test(id.trim())
      ? null
      : kind.idHint;
  const fault = isSubmitted ? wrong : null;
  const textOf = (field: Field) => texts[field.path.join('.')] ?? '';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (wrong || asked.some((field) => faultOf(field, textOf(field)))) return;
    const value = asked.reduce(
      (entry, field) => withValue(entry, field.path, textOf(field).trim()),
      withoutOwnFields(template, fields),
    );
    const refused = await draftStore.edit([
      { do: 'set', file: kind.file, path: [kind.map, id.trim()], value },
    ]);
    if (refused) return;
    onClose();
    navigate(hrefOf([kind.view, id.trim()]));
  };
  return (
    <Dialog title={say('addTitle', { what: say(kind.one) })} onClose={onClose}>
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <div className={styles.field}>
          <label htmlFor="new-id">{say('newId')}</label>
          <div className={styles.control}>
            <input
              id="new-id"
              value={id}
              autoComplete="off"
              aria-invalid={fault !== null}
              aria-describedby="new-id-hint"
              onChange={(event) => setId(event.target.value)}
            />
            <p id="new-id-hint" className={fault ? severities.error : styles.soft}>
              {text(fault ?? kind.idHint)}
            </p>
          </div>
        </div>
        <div className={styles.field}>
          <label htmlFor="new-from">{say('from')}</label>
          <div className={styles.control}>
            <select id="new-from" value={from} onChange={(event) => setFrom(event.target.value)}>
              {ids.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </select>
          </div>
        </div>
        {asked.map((field) => (
          <OwnText
            key={field.path.join('.')}
            field={field}
            text={textOf(field)}
            isSubmitted={isSubmitted}
            onText={(typed) => setTexts((all) => ({ ...all, [field.path.join('.')]: typed }))}
          />
        ))}
        {left.length > 0 && (
          <p className={styles.soft}>
            {say('notCopied', {
              fields: [...new Set(left.map(({ label }) => text(label)))].join(say('comma')),
            })}
          </p>
        )}
        <DialogButtons onCancel={onClose}>
          <button type="submit" className="primary">
            {say('create')}
          </button>
        </DialogButtons>
      </form>
    </Dialog>
  );
});

/** The fields of an entry of this kind. To be called in an observer. */
function useEntryFields({ file, map }: EntryKind): readonly Field[] {
  const schema = useSchema(file);
  const node = schema && nodeAt(schema, [map, '*']);
  return schema && node ? fieldsOf(schema, node) : [];
}

/** Why the text cannot be the value of the field. */
function faultOf(field: Field, text: string): Text | null {
  const read = parseValue(field, text);
  return isFault(read) ? read.fault : null;
}

/** A text that the new entry must have for itself. */
const OwnText = observer(function OwnText({
  field,
  text,
  isSubmitted,
  onText,
}: {
  field: Field;
  text: string;
  isSubmitted: boolean;
  onText: (text: string) => void;
}) {
  const inLanguage = useText();
  const id = useId();
  const fault = isSubmitted ? faultOf(field, text) : null;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{inLanguage(field.label)}</label>
      <div className={styles.control}>
        <input
          id={id}
          value={text}
          autoComplete="off"
          aria-invalid={fault !== null}
          aria-describedby={fault ? `${id}-fault` : undefined}
          onChange={(event) => onText(event.target.value)}
        />
        {fault && (
          <p id={`${id}-fault`} className={severities.error} role="alert">
            {inLanguage(fault)}
          </p>
        )}
      </div>
    </div>
  );
});
