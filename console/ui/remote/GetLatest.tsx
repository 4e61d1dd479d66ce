import { observer } from 'mobx-react-lite';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useText, useWords } from '../language/use-words.ts';
import styles from './Remote.module.css';
import { RemoteAnswer } from './RemoteAnswer.tsx';
import { remoteWords } from './remote-words.ts';
import { useRemoteCall } from './use-remote-call.ts';

/** Gets what others have pushed: reviews, and commits of the current branch, which are not brought in yet. */
export const GetLatest = observer(function GetLatest({
  remote,
  behind = 0,
}: {
  remote: string;
  /** The number of commits that are got, and not brought in. */
  behind?: number;
}) {
  const { client } = useDraftStore();
  const say = useWords(remoteWords);
  const text = useText();
  const { answer, refused, isBusy, call } = useRemoteCall(client.fetchReviews);
  return (
    <div className={styles.latest}>
      <button type="button" aria-disabled={isBusy || undefined} onClick={() => void call()}>
        {isBusy ? say('getting') : say('getLatest', { remote })}
      </button>
      <div role="status">
        {refused && <p className={styles.refused}>{text(refused.text)}</p>}
        {answer && <RemoteAnswer answer={answer} remote={remote} what="fetch" behind={behind} />}
      </div>
    </div>
  );
});
