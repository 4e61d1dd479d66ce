import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { described } from '../../../ops/wording/described.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { refusedPlace, useRefusedText, useRestored, useWhenLeft } from '../draft-store/use-refused-text.ts';
import { isFault, parseValue } from '../field-values/value-codec.ts';
import { FieldControl } from '../fields/FieldControl.tsx';
import { useText, useWords } from '../language/use-words.ts';
import severities from '../problems/severity.module.css';
import { scopedField } from '../schema-values/schema-shape.ts';
import { ConditionRow, type ConditionRowProps } from './ConditionRow.tsx';
import { answerTest, isRefused, testsOf } from './condition-values.ts';
import styles from './ValueForm.module.css';
import { valueFormWords } from './value-form-words.ts';

/** One condition on an answer: which test of the closed list, and its values, its number, or whether it is given. */
export const AnswerConditionRow = observer(function AnswerConditionRow(props: ConditionRowProps) {
  const { fact, name, node, value, at, onChange, onRemove } = props;
  const draftStore = useDraftStore();
  const say = useWords(valueFormWords);
  const text = useText();
  const stored = answerTest(value);
  const tests = testsOf(node);
  const place = at && refusedPlace(draftStore, at);
  // A number that was refused belongs to the test for which it was typed.
  const held = place && draftStore.refused.keysBelow(place).find((one) => tests.has(one));
  // A test without a value yet is not written.
  const [test, setTest] = useState(held ?? stored.test);
  const last = useRef({ stored: stored.test, held });
  useEffect(() => {
    if (held && held !== last.current.held) setTest(held);
    else if (stored.test !== last.current.stored) setTest(stored.test);
    last.current = { stored: stored.test, held };
  }, [stored.test, held]);
  const isValues = test === 'is' || test === 'not';
  const inner = stored.test === test || (isValues && stored.test !== 'answered') ? stored.inner : undefined;

  const choose = (chosen: string) => {
    setTest(chosen);
    if (place) draftStore.refused.dropBelow(place);
    if (chosen === 'answered') onChange({ answered: true });
    // The same values, or the same number, by another test.
    else if (isKept(stored, chosen)) onChange(written(chosen, stored.inner));
  };
  const comparison = (
    <select
      aria-label={say('comparison', { fact: name })}
      value={test}
      onChange={({ target }) => choose(target.value)}
    >
      <option value="is">{say('is')}</option>
      {test !== 'is' && !tests.has(test) && <option value={test}>{test}</option>}
      {[...tests].map(([key, schema]) => (
        <option key={key} value={key}>
          {key === 'not' ? say('isNot') : text(described(schema.description, key).label)}
        </option>
      ))}
    </select>
  );
  if (isValues) {
    return (
      <ConditionRow
        {...props}
        comparison={comparison}
        value={inner}
        onChange={(made) => onChange(written(test, made))}
      />
    );
  }
  return (
    <div className={styles.condition}>
      <strong>{name}</strong>
      {comparison}
      <div className={styles.values}>
        {test === 'answered' ? (
          <select
            aria-label={say('valuesOf', { fact: name })}
            value={String(inner ?? true)}
            onChange={({ target }) => onChange({ answered: target.value === 'true' })}
          >
            <option value="true">{say('answeredYes')}</option>
            <option value="false">{say('answeredNo')}</option>
          </select>
        ) : (
          <Limit
            key={test}
            {...{ fact, name, inner }}
            scope={props.scope}
            at={props.at && { ...props.at, path: [...props.at.path, test] }}
            onLimit={(made) => onChange({ [test]: made })}
          />
        )}
      </div>
      {onRemove && (
        <button
          type="button"
          aria-label={say('remove', { what: name })}
          onClick={() => {
            if (place) draftStore.refused.dropBelow(place);
            onRemove();
          }}
        >
          ×
        </button>
      )}
    </div>
  );
});

const written = (test: string, inner: unknown): unknown => (test === 'is' ? inner : { [test]: inner });

/** Whether what a condition is tested by is a value of another test too. */
function isKept({ test, inner }: { test: string; inner: unknown }, chosen: string): boolean {
  if (inner === undefined || test === 'answered') return false;
  return chosen === 'is' || chosen === 'not' || typeof inner === 'number';
}

interface LimitProps extends Pick<ConditionRowProps, 'fact' | 'name' | 'scope' | 'at'> {
  inner: unknown;
  onLimit: (limit: unknown) => void;
}

/** The number that an answer is compared with. */
const Limit = observer(function Limit({ fact, name, scope, at, inner, onLimit }: LimitProps) {
  const say = useWords(valueFormWords);
  const text = useText();
  const given = inner === undefined ? '' : String(inner);
  const refused = useRefusedText(at, given);
  const [typed, setTyped] = useState(refused.kept?.text ?? given);
  useRestored(refused.kept, { typed, stored: given }, (shown, kept) => {
    setTyped(shown);
    setLeft(kept?.text ?? null);
  });
  const [left, setLeft] = useState(refused.kept?.text ?? null);
  const last = useRef(given);
  useEffect(() => {
    if (last.current !== given) setTyped(given);
    last.current = given;
  }, [given]);
  const field = scopedField({ type: 'number' }, fact, true, scope);
  const read = parseValue(field, typed);
  const isShownWrong = isFault(read) && isRefused({ typed, stored: given, left });
  const leave = (done: string) => {
    const made = parseValue(field, done);
    if (isFault(made)) {
      setLeft(done);
      return refused.keep(done, null);
    }
    refused.drop();
    onLimit(made.value);
  };
  useWhenLeft(() => {
    // What was refused when its field was left is kept already, or was taken out since.
    if (isFault(read) && typed !== given && left !== typed) refused.keep(typed, null);
  });
  return (
    <>
      <FieldControl
        field={field}
        label={say('limit', { fact: name })}
        labels={new Map()}
        text={typed}
        isInvalid={isShownWrong}
        onText={setTyped}
        onDone={leave}
      />
      {isShownWrong && isFault(read) && <p className={severities.error}>{text(read.fault)}</p>}
      {inner === undefined && !isShownWrong && <p className={styles.soft}>{say('notWrittenYet')}</p>}
    </>
  );
});
