import { observer } from 'mobx-react-lite';
import type { PushReviewResponse } from '../../api/index.ts';
import { useWords } from '../language/use-words.ts';
import styles from './Remote.module.css';
import { remoteWords } from './remote-words.ts';

/** What came of a push or a fetch, in words and with the way out; git's own words are folded below. */
export const RemoteAnswer = observer(function RemoteAnswer({
  answer: { command, isDone, trouble, output, address },
  remote,
  what,
  behind = 0,
}: {
  answer: PushReviewResponse;
  remote: string;
  what: 'push' | 'fetch';
  /** The number of commits that are got, and not brought in. */
  behind?: number;
}) {
  const say = useWords(remoteWords);
  return (
    <>
      {isDone && what === 'fetch' && (
        <p className="soft">{say(behind > 0 ? 'gotOnly' : 'got', { remote })}</p>
      )}
      {isDone && what === 'push' && (
        <p>
          {say('pushed')} <code>{command}</code>
        </p>
      )}
      {trouble && (
        <p className={styles.refused}>
          {say(what === 'push' ? 'notPushed' : 'notGot')}
          {say(trouble, { remote, command })}
        </p>
      )}
      {isDone && address !== null && (
        <p className={styles.wrapped}>
          {say('address')}
          <a href={address} target="_blank" rel="noopener noreferrer">
            {address}
          </a>
        </p>
      )}
      {output !== '' && (what === 'push' || !isDone) && (
        <details>
          <summary>{say('inGitsWords')}</summary>
          <pre className={styles.message}>{output}</pre>
        </details>
      )}
    </>
  );
});
