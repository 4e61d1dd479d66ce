import { observer } from 'mobx-react-lite';
import { useWords } from '../language/use-words.ts';
import { keptTexts } from '../outbox/kept-texts.ts';
import { CommitSaved } from './CommitSaved.tsx';
import styles from './SaveView.module.css';
import { saveWords } from './save-words.ts';

/** A commit of what was saved before, with its message, which stays over a reload until there is a commit. */
export const CommitWithMessage = observer(function CommitWithMessage({
  place,
  why = null,
  commit,
}: {
  /** Where the message is typed. */
  place: string;
  /** Why it is not possible yet, whatever the message is. */
  why?: string | null;
  /** @returns whether there is a commit now */
  commit: (message: string) => Promise<boolean>;
}) {
  const say = useWords(saveWords);
  const message = keptTexts.at(place) ?? '';
  return (
    <>
      <label className={styles.message}>
        {say('message')}
        <input
          value={message}
          placeholder={say('messageHint')}
          onChange={({ target }) => keptTexts.keep(place, target.value)}
        />
      </label>
      <CommitSaved
        label={say('commitNow')}
        why={why ?? (message.trim() === '' ? say('whyMessage') : null)}
        commit={async () => {
          if (await commit(message)) keptTexts.keep(place, null);
        }}
      />
    </>
  );
});
