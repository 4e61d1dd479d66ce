import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useText, useWords } from '../language/use-words.ts';
import { pushOf, useForgetDone } from './pushes.ts';
import styles from './Remote.module.css';
import { RemoteAnswer } from './RemoteAnswer.tsx';
import { remoteWords } from './remote-words.ts';
import { nameNow } from './short-name.ts';

/** Pushes what the remote does not take on its branch to a branch of its own, for a pull request. */
export const PushByRequest = observer(function PushByRequest({
  head,
  branch,
  remote,
}: {
  head: string;
  branch: string;
  remote: string;
}) {
  const draftStore = useDraftStore();
  const say = useWords(remoteWords);
  const text = useText();
  const [name, setName] = useState(() => nameNow(new Date()));
  const push = pushOf(draftStore, `${branch} by request`);
  useForgetDone(push);
  const { answer, refused, isBusy } = push;
  return (
    <form
      className={styles.form}
      aria-label={say('byRequest')}
      onSubmit={(event) => {
        event.preventDefault();
        void push.run(() => draftStore.client.pushBranch({ head, as: name }), head);
      }}
    >
      <h3>{say('byRequest')}</h3>
      <p>{say('byRequestAbout', { name, branch })}</p>
      <label>
        {say('byRequestName')}
        <input
          required
          pattern="[a-z0-9][a-z0-9\-]{0,40}"
          autoComplete="off"
          spellCheck={false}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <div className={styles.ways}>
        <button type="submit" aria-disabled={isBusy || undefined}>
          {isBusy ? say('pushing') : say('pushAs', { name })}
        </button>
      </div>
      <div role="status">
        {refused && <p className={styles.refused}>{text(refused.text)}</p>}
        {answer && <RemoteAnswer answer={answer} remote={remote} what="push" />}
      </div>
    </form>
  );
});
