import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useWords } from '../language/use-words.ts';
import { linkWords } from './link-words.ts';
import styles from './PageLinks.module.css';
import { type FromKind, fromKinds, type WayToLead } from './ways-to-lead.ts';

interface Props {
  ways: readonly WayToLead[];
  /** Null: from anywhere. */
  from: FromKind | null;
  onChoose: (from: FromKind | null) => void;
}

const wordOf = {
  sent: 'fromSent',
  button: 'fromButton',
  code: 'fromCode',
  home: 'fromHome',
  table: 'fromTable',
  city: 'fromCity',
  navigation: 'fromNavigation',
} as const satisfies Record<FromKind, keyof typeof linkWords>;

/** From where visitors are led to a page, with the number of places of each kind. */
export const FromChoice = observer(function FromChoice({ ways, from, onChoose }: Props) {
  const say = useWords(linkWords);
  const name = useId();
  const choice = (kind: FromKind | null, text: string, count: number) => (
    <label key={text}>
      <input
        type="radio"
        name={name}
        checked={from === kind}
        disabled={count === 0}
        onChange={() => onChoose(kind)}
      />{' '}
      {`${text} (${count})`}
    </label>
  );
  return (
    <fieldset className={styles.from}>
      <legend>{say('from')}</legend>
      {choice(null, say('all'), ways.length)}
      {fromKinds.map((kind) =>
        choice(kind, say(wordOf[kind]), ways.filter((way) => way.from === kind).length),
      )}
      {!ways.some((way) => way.from === 'city') && <p className="soft">{say('cityHint')}</p>}
    </fieldset>
  );
});
