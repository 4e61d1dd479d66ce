import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { member } from '../../../ops/json/json-values.ts';
import { inFirstLanguage } from '../../../ops/languages/first-language.ts';
import { configFiles } from '../../../schemas/index.ts';
import { type DraftStore, useDraftStore } from '../draft-store/draft-store.ts';
import { useWords } from '../language/use-words.ts';
import type { PhoneState, statesOf } from './phone-state.ts';
import { phoneWords } from './phone-words.ts';
import { messageOf, type ResultState } from './result-states.ts';
import styles from './VisitorPhone.module.css';

interface Props {
  states: ReturnType<typeof statesOf>;
  results: readonly ResultState[];
  state: PhoneState;
  onChoose: (state: PhoneState) => void;
}

/** The state into which the phone is brought; what the server answers to a form by its result code. */
export const StateChoice = observer(function StateChoice({ states, results, state, onChoose }: Props) {
  const say = useWords(phoneWords);
  const labelOf = useResultLabel();
  const id = useId();
  return (
    <label htmlFor={id} className={styles.state}>
      {say('state')}
      <select id={id} value={state} onChange={({ target }) => onChoose(target.value as PhoneState)}>
        {states.map((one) => (
          <option key={one} value={one}>
            {say(one)}
          </option>
        ))}
        {results.length > 0 && (
          <optgroup label={say('results')}>
            {results.map((one) => (
              <option key={one.state} value={one.state} disabled={one.lacks !== null}>
                {labelOf(one)}
              </option>
            ))}
          </optgroup>
        )}
      </select>
    </label>
  );
});

/** The code, and what visitors read for it. To be called in an observer. */
function useResultLabel(): (result: ResultState) => string {
  const draftStore = useDraftStore();
  const say = useWords(phoneWords);
  return (result) => {
    const codes = result.codes ?? say('otherCodes', { code: result.code });
    if (result.lacks === 'endpoint') return say('lacksEndpoint', { codes });
    if (result.lacks === 'answers') return say('lacksAnswers', { codes });
    return say('result', { codes, what: textOf(draftStore, result) ?? say('leaves') });
  };
}

/** The words of the message that a result says; undefined: it says none. */
export function textOf(draftStore: Pick<DraftStore, 'file'>, result: ResultState): string | undefined {
  const id = messageOf(result);
  if (id === undefined) return undefined;
  const written = inFirstLanguage(member(draftStore.file(configFiles.messages.path)?.value, 'messages', id));
  return typeof written === 'string' ? written : id;
}
