import { observer } from 'mobx-react-lite';
import { flagLabels } from '../../../ops/wording/flag-labels.ts';
import { fieldLabel } from '../../../ops/wording/known-schemas.ts';
import { flagValues } from '../../../schemas/config/flag-values.ts';
import { type FlagName, flagNames } from '../../../schemas/config/flags.ts';
import type { ExplainInput } from '../../api/index.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useText, useWords } from '../language/use-words.ts';
import styles from './VisitorControls.module.css';
import { visitorWords } from './visitor-words.ts';

type Flag = Record<FlagName, number>;

/** The answers of the server in h5_flow_info. */
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
  const whole: Flag = { input_form: 0, succ_todo: 0, fail_todo: 0, ...flags };
  return (
    <>
      <div className={styles.flags}>
        {flagNames.map((name) => (
          <div key={name} className={styles.field}>
            <label htmlFor={`see-${name}`}>
              {text(fieldLabel('definitions/cities.json', ['rules', '*', 'set', name]))} <code>{name}</code>
            </label>
            <select
              id={`see-${name}`}
              value={whole[name]}
              onChange={({ target }) =>
                onChange({ ...whole, [name]: Number(target.value) } as NonNullable<ExplainInput['flags']>)
              }
            >
              {flagValues[name].map(String).map((value) => (
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
