import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useWords } from '../language/use-words.ts';
import { type OpenedIn, views } from '../visitor/visitor.ts';
import { visitorWords } from '../visitor/visitor-words.ts';
import styles from './VisitorPhone.module.css';

interface Props {
  view: OpenedIn;
  onChoose: (view: OpenedIn) => void;
}

/** In what the visitor opens the page: blocks may be shown in WeChat only, or everywhere else. */
export const OpenedInChoice = observer(function OpenedInChoice({ view, onChoose }: Props) {
  const say = useWords(visitorWords);
  const id = useId();
  return (
    <label htmlFor={id} className={styles.state}>
      {say('view')}
      <select id={id} value={view} onChange={({ target }) => onChoose(target.value as OpenedIn)}>
        {views.map((one) => (
          <option key={one} value={one}>
            {say(one)}
          </option>
        ))}
      </select>
    </label>
  );
});
