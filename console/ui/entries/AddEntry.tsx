import { observer } from 'mobx-react-lite';
import { type FormEvent, useState } from 'react';
import type { Text } from '../../api/index.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import styles from '../entry-form/EntryForm.module.css';
import { formWords } from '../entry-form/form-words.ts';
import { valueIn } from '../field-values/field-value.ts';
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

/** Hosts and brands have many required fields: a new one starts as a copy of another. */
export const AddEntry = observer(function AddEntry({ kind, ids, onClose }: Props) {
  const draftStore = useDraftStore();
  const say = useWords(formWords);
  const text = useText();
  const [id, setId] = useState('');
  const [from, setFrom] = useState(ids[0] ?? '');
  const [isSubmitted, setSubmitted] = useState(false);
  const isTaken = ids.includes(id.trim());
  const wrong: Text | null = isTaken
    ? { zh: `已有 ${id.trim()}`, en: `there is a ${id.trim()} already` }
    : kind.idPattern.test(id.trim())
      ? null
      : kind.idHint;
  const fault = isSubmitted ? wrong : null;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (wrong) return;
    const value = valueIn(draftStore.file(kind.file)?.value, [kind.map, from]) ?? {};
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
        <DialogButtons onCancel={onClose}>
          <button type="submit" className="primary">
            {say('create')}
          </button>
        </DialogButtons>
      </form>
    </Dialog>
  );
});
