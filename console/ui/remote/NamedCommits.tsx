import { observer } from 'mobx-react-lite';
import type { NamedCommit } from '../../api/index.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useWords } from '../language/use-words.ts';
import { describeSaveDay } from '../last-change/save-day.ts';
import styles from './Remote.module.css';
import { remoteWords } from './remote-words.ts';

/** Commits, the newest first: subject, who and when. */
export const NamedCommits = observer(function NamedCommits({
  commits,
  count,
}: {
  commits: readonly NamedCommit[];
  /** Of all, also of those that are not named. */
  count: number;
}) {
  const { language } = useDraftStore();
  const say = useWords(remoteWords);
  return (
    <ul className={styles.commits}>
      {commits.map(({ commit, author, at, subject }) => (
        <li key={commit}>
          {subject || commit.slice(0, 10)}{' '}
          <span className="soft">
            {author} · <time dateTime={at}>{describeSaveDay(at, language)}</time> ·{' '}
            <code>{commit.slice(0, 10)}</code>
          </span>
        </li>
      ))}
      {count > commits.length && <li className="soft">{say('more', { count: count - commits.length })}</li>}
    </ul>
  );
});
