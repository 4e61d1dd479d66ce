import { observer } from 'mobx-react-lite';
import { statedFact } from '../../../ops/explain/input.ts';
import { described } from '../../../ops/wording/described.ts';
import type { ExplainInput } from '../../api/index.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useText } from '../language/use-words.ts';
import { TextChoice } from './TextChoice.tsx';
import styles from './VisitorControls.module.css';

/** The facts of channel info that definitions/facts.json declares, as the server answers them. */
export const ChannelFacts = observer(function ChannelFacts({
  input,
  onChange,
}: {
  input: ExplainInput;
  onChange: (changed: Record<string, string | undefined>) => void;
}) {
  const { names, language } = useDraftStore();
  const text = useText();
  return Object.entries(names?.channelInfo ?? {}).map(([fact, { about, values, named, valueLabels }]) => {
    const { label } = described(`${about.zh} | ${about.en}`, fact);
    const value = statedFact(input, fact);
    if (values === null) {
      return (
        <TextChoice
          key={fact}
          label={`${text(label)} ${fact}`}
          value={value ?? ''}
          known={named}
          onChoose={(chosen) => onChange({ [fact]: chosen })}
        />
      );
    }
    const [plainest] = values;
    return (
      <div key={fact} className={styles.field}>
        <label htmlFor={`see-${fact}`}>
          {text(label)} <code>{fact}</code>
        </label>
        <select
          id={`see-${fact}`}
          value={value ?? plainest}
          onChange={({ target }) =>
            onChange({ [fact]: target.value === plainest ? undefined : target.value })
          }
        >
          {values.map((one) => (
            <option key={one} value={one}>
              {valueLabels?.[one]?.[language] ?? one}
            </option>
          ))}
        </select>
      </div>
    );
  });
});
