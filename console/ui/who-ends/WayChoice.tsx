import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import type { FoundWay } from '../../api/index.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useWords } from '../language/use-words.ts';
import { describeWay } from './describe-way.ts';
import styles from './WhoEnds.module.css';
import { whoEndsWords } from './who-ends-words.ts';

interface Props {
  ways: readonly FoundWay[];
  /** The name of the way that is shown; undefined: all of the flow. */
  way: string | undefined;
  onChoose: (way: string | undefined) => void;
}

/** How visitors come, each with the number of channels. */
export const WayChoice = observer(function WayChoice({ ways, way, onChoose }: Props) {
  const draftStore = useDraftStore();
  const say = useWords(whoEndsWords);
  const name = useId();
  // The address follows in a step of its own: until then the choice must not jump back.
  const [chosen, setChosen] = useState(way);
  useEffect(() => setChosen(way), [way]);
  const choose = (one: string | undefined) => {
    setChosen(one);
    onChoose(one);
  };
  const hasOwn = ways.some(({ kind }) => kind === 'address') && ways.length > 1;
  const options = [
    { name: undefined, label: say(hasOwn ? 'everyWayBut' : 'everyWay'), channels: null },
    ...ways.map((one) => ({ name: one.name, label: describeWay(one, draftStore), channels: one.channels })),
  ];
  return (
    <fieldset className={styles.ways}>
      <legend>{say('how')}</legend>
      {options.map((one) => (
        <label key={one.name ?? ''} className={styles.way}>
          <input type="radio" name={name} checked={one.name === chosen} onChange={() => choose(one.name)} />
          <span>{one.label}</span>
          {one.channels !== null && <small className="soft">{one.channels}</small>}
        </label>
      ))}
    </fieldset>
  );
});
