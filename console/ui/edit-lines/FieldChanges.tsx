import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { editWords } from '../../../ops/edit-wording/edit-words.ts';
import type { EditedField } from '../../../ops/edit-wording/edited-fields.ts';
import { useText, useWords } from '../language/use-words.ts';
import { FieldValue } from '../value-display/FieldValue.tsx';
import styles from './FieldChanges.module.css';

const mostTurns = 4;
/** A new entry shows only its first fields; the rest is folded. */
const mostOfNew = 8;

interface Props {
  turns: readonly EditedField[];
  /** What happened to the entry of the fields: an added or removed one has a value in one revision only. */
  kind?: 'added' | 'removed' | 'changed';
  /** What stands beside each. */
  waysOf?: ((turn: EditedField) => ReactNode) | undefined;
}

/** Fields with their old and new value; a long list is folded. */
export const FieldChanges = observer(function FieldChanges({ turns, kind = 'changed', waysOf }: Props) {
  const say = useWords(editWords);
  const mostShown = kind === 'added' ? mostOfNew : mostTurns;
  const rest = turns.slice(mostShown);
  return (
    <div>
      <Rows turns={turns.slice(0, mostShown)} kind={kind} waysOf={waysOf} />
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary>{say('moreFields', { count: rest.length })}</summary>
          <Rows turns={rest} kind={kind} waysOf={waysOf} />
        </details>
      )}
    </div>
  );
});

const Rows = observer(function Rows({ turns, kind = 'changed', waysOf }: Props) {
  const text = useText();
  return (
    <dl className={styles.list}>
      {turns.map((turn) => {
        const { key, label, field, before, after } = turn;
        return (
          <div key={key} className={styles.one}>
            <dt>{text(label)}</dt>
            <dd>
              {kind !== 'added' && (
                <del>
                  <FieldValue field={field} value={before} />
                </del>
              )}
              {kind === 'changed' && ' → '}
              {kind !== 'removed' && (
                <ins>
                  <FieldValue field={field} value={after} />
                </ins>
              )}{' '}
              {waysOf?.(turn)}
            </dd>
          </div>
        );
      })}
    </dl>
  );
});
