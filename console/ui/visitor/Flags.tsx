import { observer } from 'mobx-react-lite';
import { flagLabel, flagLabels } from '../../../ops/wording/flag-labels.ts';
import type { ExplainInput } from '../../api/index.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useText, useWords } from '../language/use-words.ts';
import styles from './VisitorControls.module.css';
import { withAllFlags } from './visitor.ts';
import { visitorWords } from './visitor-words.ts';

/** The flags that the server answers. */
export const Flags = observer(function Flags({
  flags = {},
  onChange,
}: {
  flags: ExplainInput['flags'];
  onChange: (flags: NonNullable<ExplainInput['flags']>) => void;
}) {
  const draftStore = useDraftStore();
  const say = useWords(visitorWords);
  const text = useText();
  const { names } = draftStore;
  const whole = withAllFlags(names, flags);
  return (
    <>
      <div className={styles.flags}>
        {Object.entries(names?.flags ?? {}).map(([name, { values }]) => (
          <div key={name} className={styles.field}>
            <label htmlFor={`see-${name}`}>
              {text(flagLabel(names, name))} <code>{name}</code>
            </label>
            <select
              id={`see-${name}`}
              value={whole[name]}
              onChange={({ target }) =>
                onChange({ ...whole, [name]: Number(target.value) } as NonNullable<ExplainInput['flags']>)
              }
            >
              {values.map(String).map((value) => (
                <option key={value} value={value}>
                  {[value, flagLabels(draftStore, name).get(value)].filter(Boolean).join(' ')}
                </option>
              ))}
            </select>
          </div>
        ))}
      </div>
      <p className={styles.note}>{say('flagsNote')}</p>
    </>
  );
});
