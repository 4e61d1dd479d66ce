import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { isAnswerFact } from '../../../ops/conditions/answer-labels.ts';
import { labelsOf } from '../../../ops/wording/labels.ts';
import type { SchemaNode } from '../../../ops/wording/schema-node.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import {
  useRefusedText,
  useRestored,
  useWhenLeft,
  type ValuePlace,
} from '../draft-store/use-refused-text.ts';
import { isFault, type ParsedValue, parseValue } from '../field-values/value-codec.ts';
import { FieldControl } from '../fields/FieldControl.tsx';
import { useText, useWords } from '../language/use-words.ts';
import severities from '../problems/severity.module.css';
import { scopedField } from '../schema-values/schema-shape.ts';
import type { ValueScope } from '../schema-values/value-scope.ts';
import { canBeNot, conditionParts, conditionValue, domainOf, isRefused } from './condition-values.ts';
import styles from './ValueForm.module.css';
import { valueFormWords } from './value-form-words.ts';

export interface ConditionRowProps {
  fact: string;
  name: string;
  node: SchemaNode;
  value: unknown;
  scope: ValueScope;
  /** Of the condition in the draft; null where it is not there yet. */
  at: ValuePlace | null;
  onChange: (value: unknown) => void;
  /** Takes the place of is or is not. */
  comparison?: ReactNode;
  /** Left out: it cannot be taken out here. */
  onRemove?: () => void;
}

/** One condition: is or is not, and its values. */
export const ConditionRow = observer(function ConditionRow(props: ConditionRowProps) {
  const { fact, name, node, value, scope, at, onChange, comparison, onRemove } = props;
  const draftStore = useDraftStore();
  const say = useWords(valueFormWords);
  const text = useText();
  const parts = conditionParts(value);
  const stored = parts.values.filter((one) => one !== null).join('、');
  const refused = useRefusedText(at, stored);
  const [typed, setTyped] = useState(refused.kept?.text ?? stored);
  useRestored(refused.kept, { typed, stored }, (shown, kept) => {
    setTyped(shown);
    setLeft(kept?.text ?? null);
  });
  // What is still being typed, or not chosen yet, is not wrong: the counts of problems know what was refused, and no more.
  const [left, setLeft] = useState(refused.kept?.text ?? null);
  const [isNot, setNot] = useState(parts.isNot);
  const last = useRef(stored);
  useEffect(() => {
    if (last.current !== stored) setTyped(stored);
    last.current = stored;
  }, [stored]);
  useEffect(() => setNot(parts.isNot), [parts.isNot]);
  const domain = domainOf(node);
  const isYesNo = domain.node.type === 'boolean';
  const hasNull = parts.values.includes(null);
  const plain = scopedField(domain.node, fact, true, scope);
  const field = { ...plain, kind: 'tokens' as const, isRequired: !hasNull };
  // Names of which the config has none have no values either: any text would be an unknown one.
  const isEmpty = plain.names !== null && plain.choices.length === 0;
  const read: ParsedValue = parseValue(field, typed);
  const isShownWrong = isFault(read) && isRefused({ typed, stored, left });
  const write = (given: string, not: boolean, withNull = hasNull) => {
    const made = parseValue({ ...field, isRequired: !withNull }, given);
    if (isFault(made) || (isEmpty && given !== '')) {
      setLeft(given);
      return refused.keep(given, null);
    }
    refused.drop();
    const values = [...(withNull ? [null] : []), ...(made.value === undefined ? [] : [made.value].flat())];
    onChange(conditionValue({ isNot: not, values }));
  };
  // Of a new condition, or another test, which has no value to be written.
  const isUnset = value === undefined && !isShownWrong;
  const isTakenOut = useRef(false);
  useWhenLeft(() => {
    // What was refused when its field was left is kept already, or was taken out since.
    if (isFault(read) && left !== typed && !isTakenOut.current) refused.keep(typed, null);
  });
  return (
    <div className={styles.condition}>
      <strong>{name}</strong>
      {comparison}
      {comparison === undefined && canBeNot(node) && (!isYesNo || isNot) && (
        <select
          aria-label={say('comparison', { fact: name })}
          value={isNot ? 'not' : 'is'}
          onChange={({ target }) => {
            const not = target.value === 'not';
            setNot(not);
            if (isYesNo) onChange(conditionValue({ isNot: not, values: parts.values }));
            else write(typed, not);
          }}
        >
          <option value="is">{say('is')}</option>
          <option value="not">{say('isNot')}</option>
        </select>
      )}
      <div className={styles.values}>
        {isYesNo ? (
          <select
            aria-label={say('valuesOf', { fact: name })}
            value={parts.values.length === 1 ? String(parts.values[0]) : ''}
            onChange={({ target }) => onChange(conditionValue({ isNot, values: [target.value === 'true'] }))}
          >
            {parts.values.length !== 1 && <option value="">{say('chooseFact')}</option>}
            <option value="true">{say('yes')}</option>
            <option value="false">{say('no')}</option>
          </select>
        ) : (
          <FieldControl
            field={field}
            label={say('valuesOf', { fact: name })}
            labels={labelsOf(draftStore, { ...plain, path: [fact] })}
            text={typed}
            isInvalid={isShownWrong}
            onText={setTyped}
            onDone={(given) => write(given, isNot)}
          />
        )}
        {domain.hasNull && (
          <label className={styles.absent}>
            <input
              type="checkbox"
              checked={hasNull}
              aria-disabled={(hasNull && stored === '') || undefined}
              onChange={({ target }) => write(typed, isNot, target.checked)}
            />{' '}
            {say(fact === 'outcome' ? 'arrival' : isAnswerFact(fact) ? 'unanswered' : 'absent')}
          </label>
        )}
        {!isYesNo && isShownWrong && isFault(read) && <p className={severities.error}>{text(read.fault)}</p>}
        {isUnset && <p className={styles.soft}>{say('notWrittenYet')}</p>}
      </div>
      {onRemove && (
        <button
          type="button"
          aria-label={say('remove', { what: name })}
          onClick={() => {
            isTakenOut.current = true;
            refused.drop();
            onRemove();
          }}
        >
          ×
        </button>
      )}
    </div>
  );
});
