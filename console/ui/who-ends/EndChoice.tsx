import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import type { FoundChannels, WayEnd } from '../../api/index.ts';
import { useWords } from '../language/use-words.ts';
import styles from './WhoEnds.module.css';
import { whoEndsWords } from './who-ends-words.ts';

interface Props {
  ends: FoundChannels['ends'];
  /** Those that are shown; undefined: both. */
  end: WayEnd | undefined;
  onChoose: (end: WayEnd | undefined) => void;
}

/** Whether the way of visitors ends here or goes on, each with the number of channels. */
export const EndChoice = observer(function EndChoice({ ends, end, onChoose }: Props) {
  const say = useWords(whoEndsWords);
  const name = useId();
  // The address follows in a step of its own: until then the choice must not jump back.
  const [chosen, setChosen] = useState(end);
  useEffect(() => setChosen(end), [end]);
  const choose = (one: WayEnd | undefined) => {
    setChosen(one);
    onChoose(one);
  };
  return (
    <fieldset className={styles.ways}>
      <legend>{say('fromThere')}</legend>
      {([undefined, 'here', 'further'] as const).map((one) => (
        <label key={one ?? ''} className={styles.way}>
          <input type="radio" name={name} checked={one === chosen} onChange={() => choose(one)} />
          <span>{say(one ?? 'any')}</span>
          {one && <small className="soft">{ends[one]}</small>}
        </label>
      ))}
      <small className="soft">{say('hereAbout')}</small>
    </fieldset>
  );
});
