import { observer } from 'mobx-react-lite';
import { useText, useWords } from '../words.ts';
import styles from './FieldTurns.module.css';
import type { FieldTurn } from './field-turns.ts';
import { knowWords } from './know-words.ts';
import { ValueShown } from './ValueShown.tsx';

const mostShown = 4;

/** Fields with their old and new value; a long list is folded. */
export const FieldTurns = observer(function FieldTurns({ turns }: { turns: readonly FieldTurn[] }) {
  const say = useWords(knowWords);
  const rest = turns.slice(mostShown);
  return (
    <div>
      <Rows turns={turns.slice(0, mostShown)} />
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary>{say('moreFields', { count: rest.length })}</summary>
          <Rows turns={rest} />
        </details>
      )}
    </div>
  );
});

const Rows = observer(function Rows({ turns }: { turns: readonly FieldTurn[] }) {
  const text = useText();
  return (
    <dl className={styles.list}>
      {turns.map(({ key, label, field, before, after }) => (
        <div key={key} className={styles.one}>
          <dt>{text(label)}</dt>
          <dd>
            <del>
              <ValueShown field={field} value={before} />
            </del>{' '}
            →{' '}
            <ins>
              <ValueShown field={field} value={after} />
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
});
