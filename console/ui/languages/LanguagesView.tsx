import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { isObject } from '../../../ops/json/json-values.ts';
import { languageName } from '../../../ops/languages/language-name.ts';
import { defaultLanguageOf, languagesOfSite } from '../../../ops/languages/site-languages.ts';
import { configFiles } from '../../../schemas/index.ts';
import { useAction } from '../actions/use-action.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useWords } from '../language/use-words.ts';
import head from '../layout/ViewHeader.module.css';
import { problemHref } from '../problems/problem-href.ts';
import { hrefOf } from '../route/route.ts';
import { AddLanguage } from './AddLanguage.tsx';
import { CountedFiles } from './CountedFiles.tsx';
import { HostLanguages } from './HostLanguages.tsx';
import styles from './Languages.module.css';
import { lackingByFile, lackingNote } from './lacking-by-file.ts';
import { languagesWords } from './languages-words.ts';
import { RemoveLanguage } from './RemoveLanguage.tsx';

const file = configFiles.site.path;

/** `#/languages`: the languages of the site and of its hosts, and the texts that one of them lacks. */
export const LanguagesView = observer(function LanguagesView() {
  const draftStore = useDraftStore();
  const { language } = draftStore;
  const say = useWords(languagesWords);
  const [isAdding, setAdding] = useState(false);
  const add = () => setAdding(true);
  useAction('new languages', add);
  const [removed, setRemoved] = useState<string | null>(null);
  const site = draftStore.file(file);
  if (!site) return <p>{say('loading')}</p>;
  if (!isObject(site.value)) return <p role="alert">{say('broken')}</p>;
  const several = languagesOfSite(site.value);
  const languages = several.length > 0 ? several : [defaultLanguageOf(site.value)];
  const lacking = lackingByFile(draftStore.problems?.problems ?? []);
  const isChecked = draftStore.problems?.version === draftStore.version;
  const makeDefault = (first: string) => {
    const value = [first, ...languages.filter((one) => one !== first)];
    void draftStore.edit([{ do: 'set', file, path: ['languages'], value }]);
  };
  return (
    <div className={styles.view}>
      <div className={head.head}>
        <h1>{say('title')}</h1>
        <span className={head.space} />
        <a
          className="button"
          href={hrefOf(['files', file], { at: several.length > 0 ? '/languages' : '/language' })}
        >
          {say('toText')}
        </a>
      </div>
      <p className="soft">{say('about')}</p>
      <h2 id="languages-of-site">{say('ofSite')}</h2>
      <ul className={styles.list} aria-labelledby="languages-of-site">
        {languages.map((one, at) => {
          const name = languageName(one, language);
          const own = languageName(one, one);
          return (
            <li key={one}>
              <strong>{name}</strong>
              {own !== name && <span lang={one}>{own}</span>}
              <small className={styles.id}>{one}</small>
              {at === 0 ? (
                <span className={styles.mark}>{say('isDefault')}</span>
              ) : (
                <button
                  type="button"
                  aria-label={say('makeDefaultOf', { name })}
                  onClick={() => makeDefault(one)}
                >
                  {say('makeDefault')}
                </button>
              )}
              {languages.length > 1 && (
                <button type="button" aria-label={say('removeOf', { name })} onClick={() => setRemoved(one)}>
                  {say('remove')}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <p>
        <button type="button" className="primary" onClick={add}>
          {say('add')}
        </button>
      </p>
      {languages.length > 1 && (
        <>
          <p className="soft">{say('switchHint')}</p>
          <h2>{say('lacking')}</h2>
          <p className="soft">{say(lackingNote(lacking.length, isChecked))}</p>
          <CountedFiles
            files={lacking.map(({ first, severity, ...one }) => ({
              ...one,
              href: problemHref(first),
              ...(severity === 'error' && { note: say('mustBe') }),
            }))}
          />
        </>
      )}
      <h2>{say('hosts')}</h2>
      <HostLanguages languages={languages} />
      {isAdding && <AddLanguage languages={languages} onClose={() => setAdding(false)} />}
      {removed !== null && (
        <RemoveLanguage languages={languages} removed={removed} onClose={() => setRemoved(null)} />
      )}
    </div>
  );
});
