import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { FieldConflict } from '../../edits/merge-json.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useWords } from '../language/use-words.ts';
import { FieldValue } from '../value-display/FieldValue.tsx';
import styles from './Conflicts.module.css';
import { conflictPlace } from './conflict-place.ts';
import { conflictWords } from './conflict-words.ts';

/** The side whose value is taken, by the index of the field. */
export type FieldSides = Readonly<Record<number, 'ours' | 'theirs'>>;

interface Props {
  file: string;
  fields: readonly FieldConflict[];
  sides: FieldSides;
  onChoose: (at: number, side: 'ours' | 'theirs') => void;
}

/** The fields that both sides have changed, each with both values; none is chosen beforehand. */
export const FieldConflicts = observer(function FieldConflicts({ file, fields, sides, onChoose }: Props) {
  const draftStore = useDraftStore();
  const say = useWords(conflictWords);
  const id = useId();
  return (
    <div className={styles.fields}>
      <p>{say('fieldsAbout', { count: fields.length })}</p>
      {fields.map(({ path, base, ours, theirs }, at) => {
        const { name, field } = conflictPlace(file, path, draftStore);
        const shown = (value: unknown) =>
          value === undefined ? say('fieldMissing') : <FieldValue field={field} value={value} />;
        return (
          <fieldset key={path.join('/')} className={styles.field}>
            <legend>{name}</legend>
            <p className={styles.note}>
              {say('fieldBefore')}
              {shown(base)}
            </p>
            {(['ours', 'theirs'] as const).map((side) => (
              <label key={side}>
                <input
                  type="radio"
                  name={`${id}-${at}`}
                  checked={sides[at] === side}
                  onChange={() => onChoose(at, side)}
                />{' '}
                {say(side === 'ours' ? 'fieldOurs' : 'fieldTheirs')}{' '}
                <span className={styles.value}>{shown(side === 'ours' ? ours : theirs)}</span>
              </label>
            ))}
          </fieldset>
        );
      })}
    </div>
  );
});
