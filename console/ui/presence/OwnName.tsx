import { observer } from 'mobx-react-lite';
import { useId, useRef, useState } from 'react';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useWords } from '../language/use-words.ts';
import { layoutWords } from '../layout/layout-words.ts';
import { useAskBeforeDiscard } from '../layout/use-ask-before-discard.ts';
import { authorText } from '../windows/author-text.ts';
import { windowWords } from '../windows/window-words.ts';
import styles from './OwnName.module.css';

const longestName = 20;

/** What this window is called for the others, and the name of its operator, if they want to give one. */
export const OwnName = observer(function OwnName() {
  const { windows, language } = useDraftStore();
  const say = useWords(windowWords);
  const sayLayout = useWords(layoutWords);
  const { isAsked, onInput, mayClose } = useAskBeforeDiscard();
  const [typed, setTyped] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const { own, name } = windows;
  if (!own) return null;
  const close = () => {
    setTyped(null);
    setTimeout(() => button.current?.focus());
  };
  if (typed === null) {
    const who = authorText({ ...own, name }, language);
    return (
      <p className={styles.own}>
        {name === '' ? say('own', { number: own.number }) : say('ownNamed', { who })}{' '}
        <button ref={button} type="button" className="quiet" onClick={() => setTyped(name)}>
          {say(name === '' ? 'giveName' : 'changeName')}
        </button>
      </p>
    );
  }
  return (
    <form
      className={styles.own}
      onInput={onInput}
      onSubmit={(event) => {
        event.preventDefault();
        windows.rename(typed);
        close();
      }}
    >
      <label className={styles.name}>
        {say('yourName')}
        <input
          // biome-ignore lint/a11y/noAutofocus: the operator has just asked for it
          autoFocus
          autoComplete="off"
          maxLength={longestName}
          aria-describedby={id}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={({ key }) => key === 'Escape' && mayClose() && close()}
        />
      </label>
      <button type="submit">{say('keep')}</button>
      {isAsked && <p role="status">{sayLayout('discards')}</p>}
      <p id={id} className="soft">
        {say('nameAbout')}
      </p>
    </form>
  );
});
