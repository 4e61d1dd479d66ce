import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { labelsOf } from '../../../ops/wording/labels.ts';
import type { SchemaNode } from '../../../ops/wording/schema-node.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { isFault, parseValue } from '../field-values/value-codec.ts';
import { FieldControl } from '../fields/FieldControl.tsx';
import { useText, useWords } from '../language/use-words.ts';
import severities from '../problems/severity.module.css';
import { scopedField } from '../schema-values/schema-shape.ts';
import { canBeNot, conditionParts, conditionValue, domainOf } from './condition-values.ts';
import styles from './ValueForm.module.css';
import { useValueForm } from './value-form-context.ts';
import { valueFormWords } from './value-form-words.ts';

interface Props {
  fact: string;
  name: string;
  node: SchemaNode;
  value: unknown;
  onChange: (value: unknown) => void;
  onRemove: () => void;
}

/** One condition: is or is not, and its values. */
export const ConditionRow = observer(function ConditionRow(props: Props) {
  const { fact, name, node, value, onChange, onRemove } = props;
  const draftStore = useDraftStore();
  const { scope } = useValueForm();
  const say = useWords(valueFormWords);
  const text = useText();
  const parts = conditionParts(value);
  const stored = parts.values.map(String).join('、');
  const [typed, setTyped] = useState(stored);
  const [isNot, setNot] = useState(parts.isNot);
  useEffect(() => setTyped(stored), [stored]);
  useEffect(() => setNot(parts.isNot), [parts.isNot]);
  const domain = domainOf(node);
  const isYesNo = domain.type === 'boolean';
  const plain = scopedField(domain, fact, true, scope);
  const labels = isYesNo
    ? new Map([
        ['true', say('yes')],
        ['false', say('no')],
      ])
    : labelsOf(draftStore, { names: plain.names, path: [fact] });
  const field = { ...plain, kind: 'tokens' as const, choices: isYesNo ? ['true', 'false'] : plain.choices };
  const read = parseValue(field, typed);
  const write = (given: string, not: boolean) => {
    const made = parseValue(field, given);
    if (isFault(made)) return;
    const values = [made.value].flat().map((one) => (isYesNo ? one === 'true' : one));
    onChange(conditionValue({ isNot: not, values }));
  };
  return (
    <div className={styles.condition}>
      <strong>{name}</strong>
      {canBeNot(node) && (
        <select
          aria-label={say('comparison', { fact: name })}
          value={isNot ? 'not' : 'is'}
          onChange={({ target }) => {
            setNot(target.value === 'not');
            write(typed, target.value === 'not');
          }}
        >
          <option value="is">{say('is')}</option>
          <option value="not">{say('isNot')}</option>
        </select>
      )}
      <div className={styles.values}>
        <FieldControl
          field={field}
          label={say('valuesOf', { fact: name })}
          labels={labels}
          text={typed}
          isInvalid={isFault(read)}
          onText={setTyped}
          onDone={(given) => write(given, isNot)}
        />
        {isFault(read) && <p className={severities.error}>{text(read.fault)}</p>}
      </div>
      <button type="button" aria-label={say('remove', { what: name })} onClick={onRemove}>
        ×
      </button>
    </div>
  );
});
