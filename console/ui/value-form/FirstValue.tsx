import { observer } from 'mobx-react-lite';
import type { SchemaNode } from '../../../ops/wording/schema-node.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { maxSelectOptions } from '../fields/FieldControl.tsx';
import { useWords } from '../language/use-words.ts';
import { scopedField } from '../schema-values/schema-shape.ts';
import type { ValueScope } from '../schema-values/value-scope.ts';
import { domainOf } from './condition-values.ts';
import styles from './ValueForm.module.css';
import { valueFormWords } from './value-form-words.ts';

/** A value that a condition may have, with what it is called; null: yes or no is said by the console. */
interface FirstChoice {
  value: string | boolean | number;
  name: { zh: string; en: string } | null;
}

interface Props {
  name: string;
  values: readonly FirstChoice[];
  onChoose: (value: FirstChoice['value']) => void;
  onRemove: () => void;
}

/** The few values of which a new condition has one; null where there is no list, or a long one. */
export function firstValues(fact: string, node: SchemaNode, scope: ValueScope): FirstChoice[] | null {
  const domain = domainOf(node);
  if (domain.node.type === 'boolean') return [true, false].map((value) => ({ value, name: null }));
  const { choices, choiceNames, names } = scopedField(domain.node, fact, true, scope);
  if (names !== null || choices.length === 0 || choices.length > maxSelectOptions) return null;
  return choices.map((value) => ({ value, name: choiceNames?.get(String(value))?.label ?? null }));
}

/** The value of a new condition: it is written with its value, and never without one. */
export const FirstValue = observer(function FirstValue({ name, values, onChoose, onRemove }: Props) {
  const { language } = useDraftStore();
  const say = useWords(valueFormWords);
  const nameOf = ({ value, name: own }: FirstChoice): string => {
    if (typeof value === 'boolean') return say(value ? 'yes' : 'no');
    return own && own[language] !== String(value) ? `${own[language]} ${value}` : String(value);
  };
  return (
    <div className={styles.condition}>
      <strong>{name}</strong>
      <div className={styles.values}>
        <select
          aria-label={say('optionOf', { fact: name })}
          value=""
          onChange={({ target }) => {
            const chosen = values[Number(target.value)];
            if (target.value !== '' && chosen) onChoose(chosen.value);
          }}
        >
          <option value="">{say('chooseOption')}</option>
          {values.map((one, at) => (
            <option key={String(one.value)} value={at}>
              {nameOf(one)}
            </option>
          ))}
        </select>
        <p className={styles.soft}>{say('notWrittenYet')}</p>
      </div>
      <button type="button" aria-label={say('remove', { what: name })} onClick={onRemove}>
        ×
      </button>
    </div>
  );
});
