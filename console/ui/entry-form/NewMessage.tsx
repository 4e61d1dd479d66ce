import { observer } from 'mobx-react-lite';
import { type FormEvent, useRef, useState } from 'react';
import { member } from '../../../ops/json/json-values.ts';
import { languageName } from '../../../ops/languages/language-name.ts';
import { defaultLanguageOf, languagesOfSite } from '../../../ops/languages/site-languages.ts';
import type { Field } from '../../../ops/wording/field.ts';
import { configFiles } from '../../../schemas/index.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { type EntryPath, editsFor } from '../field-values/field-value.ts';
import { newMessageId } from '../field-values/new-message-id.ts';
import { useWords } from '../language/use-words.ts';
import { Dialog } from '../layout/Dialog.tsx';
import { DialogButtons } from '../layout/DialogButtons.tsx';
import { ControlRow } from './ControlRow.tsx';
import styles from './EntryForm.module.css';
import { formWords } from './form-words.ts';

interface Props {
  entryPath: EntryPath;
  entry: unknown;
  field: Field;
  /** The text of the field: a new one where no message has it. */
  text: string;
}

/** Writes a message that says something of its own, and chooses it, in one step: the others stay as they are. */
export const NewMessage = observer(function NewMessage(props: Props) {
  const say = useWords(formWords);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <button ref={button} type="button" className={styles.newRule} onClick={() => setOpen(true)}>
        {say('newMessage')}
      </button>
      {isOpen && <NewMessageDialog {...props} onClose={close} />}
    </>
  );
});

const NewMessageDialog = observer(function NewMessageDialog({
  entryPath,
  entry,
  field,
  text,
  onClose,
}: Props & { onClose: () => void }) {
  const draftStore = useDraftStore();
  const say = useWords(formWords);
  const site = draftStore.file(configFiles.site.path)?.value;
  const languages = [...new Set([defaultLanguageOf(site), ...languagesOfSite(site)])];
  const file = configFiles.messages.path;
  const messages = member(draftStore.file(file)?.value, 'messages');
  const isNew = !field.choices.includes(text);
  const [texts, setTexts] = useState<readonly string[]>(languages.map(() => (isNew ? text : '')));
  const [isSubmitted, setSubmitted] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    const written = texts.map((one) => one.trim());
    if (written.includes('')) return;
    const id = newMessageId(entryPath.file, messages);
    const [first = ''] = written;
    const value =
      languages.length === 1 ? first : Object.fromEntries(languages.map((one, at) => [one, written[at]]));
    const refused = await draftStore.edit([
      { do: 'set', file, path: ['messages', id], value },
      ...editsFor(entryPath, entry, field, id),
    ]);
    if (!refused) onClose();
  };
  return (
    <Dialog title={say('newMessage')} onClose={onClose}>
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <p className="soft">{say('newMessageAbout')}</p>
        {languages.map((language, at) => (
          <ControlRow
            key={language}
            label={
              languages.length === 1
                ? say('messageText')
                : say('messageIn', { language: languageName(language, draftStore.language) })
            }
            fault={isSubmitted && texts[at]?.trim() === '' ? say('notEmpty') : null}
          >
            {(control) => (
              <textarea
                {...control}
                rows={2}
                maxLength={600}
                value={texts[at]}
                onChange={({ target }) =>
                  setTexts(texts.map((one, index) => (index === at ? target.value : one)))
                }
              />
            )}
          </ControlRow>
        ))}
        <DialogButtons onCancel={onClose}>
          <button type="submit" className="primary">
            {say('writeMessage')}
          </button>
        </DialogButtons>
      </form>
    </Dialog>
  );
});
