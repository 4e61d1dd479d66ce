import { observer } from 'mobx-react-lite';
import type { Field } from '../../../ops/wording/field.ts';
import type { Labels } from '../../../ops/wording/labels.ts';
import { withoutDistinction } from '../../../ops/wording/rule-labels.ts';
import type { Problem } from '../../api/index.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { fieldWords } from '../field-values/field-words.ts';
import type { ParseFault } from '../field-values/value-codec.ts';
import { maxSelectOptions } from '../fields/FieldControl.tsx';
import { choiceDescriptions } from '../fields/field-choices.ts';
import { useText, useWords } from '../language/use-words.ts';
import { Fixes } from '../problems/Fixes.tsx';
import { problemMessage } from '../problems/problem-help.ts';
import severities from '../problems/severity.module.css';
import { hrefOf } from '../route/route.ts';
import { DefinitionLinks } from './DefinitionLinks.tsx';
import styles from './EntryForm.module.css';

interface Props {
  field: Field;
  labels: Labels;
  typed: string;
  fault: ParseFault | null;
  problems: readonly Problem[];
  onChoose: (candidate: string) => void;
}

/** Below a control: the name of the value, the field's description, the fault of the text, the field's problems. */
export const EntryFieldNotes = observer(function EntryFieldNotes(props: Props) {
  const { field, labels, typed, fault, problems, onChoose } = props;
  const text = useText();
  const say = useWords(fieldWords);
  // A select shows the name itself; a field with suggestions shows only the id.
  const isNamed = field.kind === 'choice' && field.choices.length > maxSelectOptions && labels.has(typed);
  const draftStore = useDraftStore();
  const about = choiceDescriptions(draftStore, field).get(typed);
  return (
    <>
      {isNamed && (
        <p className={styles.soft}>
          {[nameBeside(labels.get(typed) ?? '', about), about].filter(Boolean).join(' · ')}
        </p>
      )}
      {field.about && text(field.about) !== '' && <p className={styles.soft}>{text(field.about)}</p>}
      {field.names === 'language' && <a href={hrefOf(['languages'])}>{say('toLanguages')}</a>}
      <DefinitionLinks field={field} typed={typed} />
      {fault && (
        <p className={severities.error} role="alert">
          {text(fault.fault)}{' '}
          {fault.candidates?.map((one) => (
            <button key={one} type="button" onClick={() => onChoose(one)}>
              {[labels.get(one), one].filter(Boolean).join(' ')}
            </button>
          ))}
        </p>
      )}
      {problems.map((problem) => (
        <p key={`${problem.code}${problem.message.en}`} className={severities[problem.severity]}>
          {text(problemMessage(problem, draftStore))} <Fixes problem={problem} />
        </p>
      ))}
    </>
  );
});

/** A description says what tells a city rule from others, too. */
const nameBeside = (name: string, about: string | undefined): string =>
  about === undefined ? name : withoutDistinction(name);
