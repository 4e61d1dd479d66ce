import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { isObject, member } from '../../../ops/json/json-values.ts';
import { fromPointer } from '../../../ops/json/pointer.ts';
import { defaultLanguageOf, languagesOfSite } from '../../../ops/languages/site-languages.ts';
import { configFiles } from '../../../schemas/index.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { EntryField } from '../entry-form/EntryField.tsx';
import formStyles from '../entry-form/EntryForm.module.css';
import { revealField } from '../focus/reveal-field.ts';
import { useText, useWords } from '../language/use-words.ts';
import { EmptyFilter } from '../layout/EmptyFilter.tsx';
import { useProblemsByEntry } from '../problems/problems-of-field.ts';
import { hrefOf, useRoute } from '../route/route.ts';
import styles from './Messages.module.css';
import { wordsOfMessage } from './message-about.ts';
import { fieldOfMessage } from './message-field.ts';
import { byArea, messageIdsOf } from './message-ids-of.ts';
import { messagesWords } from './messages-words.ts';

const messagesFile = configFiles.messages.path;
/** As many as fit on some screens: a form of all of them would take seconds. */
const mostShown = 40;

/** Every text that no page owns, each as a field: one for each language and form of a number where it is written so. */
export const MessagesView = observer(function MessagesView() {
  const draftStore = useDraftStore();
  const say = useWords(messagesWords);
  const text = useText();
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
  const site = draftStore.file(configFiles.site.path)?.value;
  const languages = [...new Set([defaultLanguageOf(site), ...languagesOfSite(site)])];
  const terms = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const found = messageIdsOf(messages, languages).filter((id) => {
    const words = wordsOfMessage(id, messages[id]);
    return terms.every((term) => words.includes(term));
  });
  const shown = byArea(found, most);
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
      <div className={`${formStyles.form} ${styles.messages}`}>
        {[...shown].map(([area, ids]) => (
          <fieldset key={area.en} className={formStyles.group}>
            <legend>{text(area)}</legend>
            {ids.map((id) => (
              <EntryField
                key={id}
                entryPath={{ file: messagesFile, path: ['messages'] }}
                entry={messages}
                field={fieldOfMessage(id, messages[id], languages)}
                problems={problems.get(id)}
              />
            ))}
          </fieldset>
        ))}
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
