import { observer } from 'mobx-react-lite';
import type { ExplainInput } from '../../api.ts';
import { useWords } from '../words.ts';
import styles from './Controls.module.css';
import { seeWords } from './see-words.ts';

const ranges = { input_form: 2, succ_todo: 8, fail_todo: 8 } as const;
type Name = keyof typeof ranges;
type Flag = Record<Name, number>;

/** What the server answers in h5_flow_info. */
export const Flags = observer(function Flags({
  flags = {},
  onChange,
}: {
  flags: ExplainInput['flags'];
  onChange: (flags: NonNullable<ExplainInput['flags']>) => void;
}) {
  const say = useWords(seeWords);
  const whole: Flag = { input_form: 0, succ_todo: 0, fail_todo: 0, ...flags };
  return (
    <>
      <div className={styles.flags}>
        {(Object.keys(ranges) as Name[]).map((name) => (
          <div key={name} className={styles.field}>
            <label htmlFor={`see-${name}`}>{say(name)}</label>
            <select
              id={`see-${name}`}
              value={whole[name]}
              onChange={({ target }) =>
                onChange({ ...whole, [name]: Number(target.value) } as NonNullable<ExplainInput['flags']>)
              }
            >
              {Array.from({ length: ranges[name] }, (_, value) => String(value)).map((value) => (
                <option key={value} value={value}>
                  {value}
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
