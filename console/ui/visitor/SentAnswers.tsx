import { observer } from 'mobx-react-lite';
import { described } from '../../../ops/wording/described.ts';
import type { ExplainInput } from '../../api/index.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useText, useWords } from '../language/use-words.ts';
import styles from './VisitorControls.module.css';
import { visitorWords } from './visitor-words.ts';

/** The answers of forms that definitions/facts.json declares as facts, as the visitor has sent them before. */
export const SentAnswers = observer(function SentAnswers({
  input: { answer = {} },
  onChange,
}: {
  input: ExplainInput;
  onChange: (answer: Record<string, string> | undefined) => void;
}) {
  const { names } = useDraftStore();
  const say = useWords(visitorWords);
  const text = useText();
  const declared = Object.entries(names?.answers ?? {});
  if (declared.length === 0) return null;
  const choose = (name: string, value: string) => {
    const { [name]: _, ...others } = answer;
    const all = value === '' ? others : { ...others, [name]: value };
    onChange(Object.keys(all).length > 0 ? all : undefined);
  };
  return (
    <>
      <h2>{say('sentAnswers')}</h2>
      {declared.map(([fact, { about, values, labels }]) => {
        const name = fact.slice('answer.'.length);
        return (
          <div key={fact} className={styles.field}>
            <label htmlFor={`see-${fact}`}>
              {text(described(`${about.zh} | ${about.en}`, fact).label)} <code>{fact}</code>
            </label>
            <select
              id={`see-${fact}`}
              value={answer[name] ?? ''}
              onChange={({ target }) => choose(name, target.value)}
            >
              <option value="">{say('notAnswered')}</option>
              {values.map((value) => (
                <option key={value} value={value}>
                  {labels[value] ?? value}
                </option>
              ))}
            </select>
          </div>
        );
      })}
    </>
  );
});
