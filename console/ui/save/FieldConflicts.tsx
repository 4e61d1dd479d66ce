import { useId } from 'react';
import type { FieldConflict } from '../../edits/merge-json.ts';
import { useWords } from '../language/use-words.ts';
import styles from './Conflicts.module.css';
import { saveWords } from './save-words.ts';

/** The side whose value is taken, by the index of the field. */
export type FieldSides = Readonly<Record<number, 'ours' | 'theirs'>>;

interface Props {
  fields: readonly FieldConflict[];
  sides: FieldSides;
  onChoose: (at: number, side: 'ours' | 'theirs') => void;
}

/** The fields that both sides have changed, each with both values; none is chosen beforehand. */
export function FieldConflicts({ fields, sides, onChoose }: Props) {
  const say = useWords(saveWords);
  const id = useId();
  return (
    <div className={styles.fields}>
      <p>{say('fieldsAbout', { count: fields.length })}</p>
      {fields.map(({ path, base, ours, theirs }, at) => (
        <fieldset key={path.join('/')} className={styles.field}>
          <legend>{path.join(' › ')}</legend>
          <p className={styles.note}>{say('fieldBefore', { value: printed(base, say('fieldMissing')) })}</p>
          {(['ours', 'theirs'] as const).map((side) => (
            <label key={side}>
              <input
                type="radio"
                name={`${id}-${at}`}
                checked={sides[at] === side}
                onChange={() => onChoose(at, side)}
              />{' '}
              {say(side === 'ours' ? 'fieldOurs' : 'fieldTheirs')}{' '}
              <code>{printed(side === 'ours' ? ours : theirs, say('fieldMissing'))}</code>
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  );
}

const printed = (value: unknown, missing: string): string =>
  value === undefined ? missing : JSON.stringify(value);
