import { observer } from 'mobx-react-lite';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { unwrittenTexts } from '../draft-store/unwritten-texts.ts';
import { useText, useWords } from '../language/use-words.ts';
import styles from './ProblemPanel.module.css';
import { problemHref } from './problem-href.ts';
import { problemLocation } from './problem-location.ts';
import { problemWords } from './problem-words.ts';
import severities from './severity.module.css';

/** What was typed and is no value of its field: it is not in the draft, and a save leaves it out. */
export const UnwrittenTexts = observer(function UnwrittenTexts() {
  const draftStore = useDraftStore();
  const say = useWords(problemWords);
  const sayText = useText();
  const all = unwrittenTexts(draftStore);
  if (all.length === 0) return null;
  return (
    <section className={styles.file} aria-label={say('unwrittenTitle')}>
      <h3>{say('unwrittenTitle')}</h3>
      <ul className={styles.list}>
        {all.map((one) => (
          <li key={`${one.file} ${one.pointer}`} className={styles.problem}>
            <p>
              <strong className={severities.error}>{say('unwritten')}</strong>{' '}
              <a href={problemHref(one)}>{problemLocation(one, draftStore)}</a>
            </p>
            <p className={styles.soft}>
              <code>{one.file}</code> ·{' '}
              {one.text === '' ? say('emptied') : say('typed', { text: short(one.text) })}
              {one.fault && ` · ${sayText(one.fault)}`}
            </p>
            <p className={styles.fixes}>
              <button
                type="button"
                aria-label={say('dropTextOf', { place: problemLocation(one, draftStore) })}
                onClick={() => draftStore.refused.drop(one.place)}
              >
                {say('dropText')}
              </button>
            </p>
          </li>
        ))}
      </ul>
      <p className={styles.soft}>{say('unwrittenAbout')}</p>
    </section>
  );
});

const short = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);
