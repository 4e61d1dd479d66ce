import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useWords } from '../language/use-words.ts';
import styles from './Remote.module.css';
import { remoteWords } from './remote-words.ts';

/**
 * Whether a branch is pushed as soon as it is made. It has its place before it is known whether there is a remote: who
 * fills in the form meanwhile would otherwise send without having seen it.
 */
export const PushToo = observer(function PushToo({
  answer,
  branch,
  isChosen,
  onChoose,
}: {
  /** Null until it is known. */
  answer: { remote: string | null; ahead: number } | null;
  branch: string;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}) {
  const say = useWords(remoteWords);
  const about = useId();
  if (answer?.remote === null) return <p className="soft">{say('pushTooNowhere')}</p>;
  const remote = answer?.remote ?? '';
  const ahead = answer?.ahead ?? 0;
  return (
    <>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={isChosen}
          disabled={!answer}
          aria-describedby={about}
          onChange={({ target }) => onChoose(target.checked)}
        />
        <span>{answer ? say('pushToo', { remote }) : say('pushTooUnknown')}</span>
      </label>
      <p id={about} className="soft">
        {answer
          ? say(ahead > 0 ? 'pushTooAlong' : 'pushTooAbout', { branch, remote, count: ahead })
          : '\u00a0'}
      </p>
    </>
  );
});
