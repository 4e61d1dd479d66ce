import { observer } from 'mobx-react-lite';
import { entriesOf, member } from '../../../ops/json/json-values.ts';
import { languageName } from '../../../ops/languages/language-name.ts';
import { configFiles } from '../../../schemas/index.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useWords } from '../language/use-words.ts';
import { hrefOf } from '../route/route.ts';
import styles from './Languages.module.css';
import { languagesWords } from './languages-words.ts';

const file = configFiles.hosts.path;

/** The languages of each host: those of the site, or one alone. */
export const HostLanguages = observer(function HostLanguages({
  languages,
}: {
  languages: readonly string[];
}) {
  const draftStore = useDraftStore();
  const { language } = draftStore;
  const say = useWords(languagesWords);
  const hosts = entriesOf(member(draftStore.file(file)?.value, 'hosts'));
  const isOffered =
    languages.length > 1 || hosts.some(([, entry]) => member(entry, 'language') !== undefined);
  if (!isOffered) return <p className={styles.soft}>{say('hostsOne')}</p>;
  const choose = (host: string, chosen: string) => {
    const path = ['hosts', host, 'language'];
    void draftStore.edit([
      chosen === '' ? { do: 'remove', file, path } : { do: 'set', file, path, value: chosen },
    ]);
  };
  return (
    <>
      <p className={styles.soft}>{say('hostsAbout')}</p>
      <ul className={styles.hosts}>
        {hosts.map(([host, entry]) => {
          const own = member(entry, 'language');
          const chosen = typeof own === 'string' ? own : '';
          const note = member(entry, 'note');
          return (
            <li key={host}>
              <a href={hrefOf(['hosts', host])}>{host}</a>
              <span className={styles.soft}>{typeof note === 'string' && note}</span>
              <select
                aria-label={say('languageOf', { host })}
                value={chosen}
                onChange={({ target }) => choose(host, target.value)}
              >
                <option value="">{say('all')}</option>
                {[...new Set([...languages, ...(chosen === '' ? [] : [chosen])])].map((one) => (
                  <option key={one} value={one}>
                    {say('only', { name: languageName(one, language) })}
                  </option>
                ))}
              </select>
            </li>
          );
        })}
      </ul>
    </>
  );
});
