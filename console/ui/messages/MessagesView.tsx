import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { isObject, member } from '../../../ops/json/json-values.ts';
import { fromPointer } from '../../../ops/json/pointer.ts';
import { type Field, fieldOfNode } from '../../../ops/wording/field.ts';
import { fileSchema } from '../../../ops/wording/file-schema.ts';
import { configFiles } from '../../../schemas/index.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { EntryField } from '../entry-form/EntryField.tsx';
import formStyles from '../entry-form/EntryForm.module.css';
import { revealField } from '../focus/reveal-field.ts';
import { useWords } from '../language/use-words.ts';
import { EmptyFilter } from '../layout/EmptyFilter.tsx';
import { useProblemsByEntry } from '../problems/problems-of-field.ts';
import { hrefOf, useRoute } from '../route/route.ts';
import styles from './Messages.module.css';
import { messagesWords } from './messages-words.ts';

const messagesFile = configFiles.messages.path;
/** As many as fit on some screens: a form of all of them would take seconds. */
const mostShown = 40;

/** Every text that no page owns, each as a field: one for each language and form of a number where it is written so. */
export const MessagesView = observer(function MessagesView() {
  const draftStore = useDraftStore();
  const say = useWords(messagesWords);
  const at = useRoute().query.get('at');
  const linked = at === null ? undefined : fromPointer(at)[1];
  const [typed, setTyped] = useState(linked ?? '');
  const [most, setMost] = useState(mostShown);
  const problems = useProblemsByEntry(messagesFile, 'messages');
  const file = draftStore.file(messagesFile);
  const messages = member(file?.value, 'messages');
  const isThere = file !== undefined;
  useEffect(() => {
    if (at !== null && isThere) revealField(fromPointer(at), true);
  }, [at, isThere]);
  if (!file) return <p>{say('loading')}</p>;
  if (!isObject(messages)) return <p role="alert">{say('unreadable')}</p>;
  const wanted = typed.trim().toLowerCase();
  const found = Object.keys(messages).filter((id) =>
    `${id} ${JSON.stringify(messages[id])}`.toLowerCase().includes(wanted),
  );
  return (
    <>
      <div className={styles.head}>
        <h1>{say('title')}</h1>
        <a className="button" href={hrefOf(['files', messagesFile])}>
          {say('toText')}
        </a>
      </div>
      <p className="soft">{say('about')}</p>
      <input
        className={styles.filter}
        type="search"
        aria-label={say('filter')}
        placeholder={say('filter')}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setMost(mostShown);
        }}
      />
      <div className={formStyles.form}>
        <fieldset className={formStyles.group} aria-label={say('title')}>
          {found.slice(0, most).map((id) => (
            <EntryField
              key={id}
              entryPath={{ file: messagesFile, path: ['messages'] }}
              entry={messages}
              field={fieldOfMessage(id, messages[id])}
              problems={problems.get(id)}
            />
          ))}
        </fieldset>
      </div>
      {found.length > most && (
        <button type="button" onClick={() => setMost(most + mostShown)}>
          {say('more', { shown: most, count: found.length })}
        </button>
      )}
      <EmptyFilter isShown={found.length === 0} onClear={() => setTyped('')} />
    </>
  );
});

/** A message is found by its id; what it says stands in its field. */
function fieldOfMessage(id: string, value: unknown): Field {
  const schema = fileSchema(messagesFile);
  const node = schema?.properties?.messages?.additionalProperties;
  if (typeof node !== 'object') throw new Error('the schema of messages has no texts');
  const named = { ...node, description: `${id} | ${id}` };
  const field: Field = { ...fieldOfNode(named, named, [id], true), perLanguage: true };
  const isShort = textsIn(value).every((text) => text.length <= mostInLine);
  return isShort ? { ...field, kind: 'text' } : field;
}

/** The characters that one line of a field shows. */
const mostInLine = 30;

const textsIn = (value: unknown): string[] =>
  isObject(value) ? Object.values(value).flatMap(textsIn) : [String(value)];
