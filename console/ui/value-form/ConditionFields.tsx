import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { described } from '../../../ops/wording/described.ts';
import type { SchemaNode } from '../../../ops/wording/schema-node.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { refusedPlace } from '../draft-store/use-refused-text.ts';
import { useText, useWords } from '../language/use-words.ts';
import { askableAnswers } from '../schema-values/askable-answers.ts';
import { conditionFacts } from '../schema-values/schema-shape.ts';
import { AnswerConditionRow } from './AnswerConditionRow.tsx';
import { ConditionRow } from './ConditionRow.tsx';
import { testsOf } from './condition-values.ts';
import { FirstValue, firstValues } from './FirstValue.tsx';
import styles from './ValueForm.module.css';
import { type Path, useValueForm } from './value-form-context.ts';
import { valueFormWords } from './value-form-words.ts';

/** Conditions on facts of the visit, or on other answers: each with its values, from lists where there are lists. */
export const ConditionFields = observer(function ConditionFields({
  node,
  path,
  value,
  none = 'noCondition',
  isOptional = false,
}: {
  node: SchemaNode;
  path: Path;
  value: unknown;
  /** What no condition means. */
  none?: 'noCondition' | 'noRowCondition';
  /** They may be left out altogether. */
  isOptional?: boolean;
}) {
  const draftStore = useDraftStore();
  const { file, scope } = useValueForm();
  const say = useWords(valueFormWords);
  const text = useText();
  // A condition without a value yet is not written: no value would be none of its values.
  const [added, setAdded] = useState<string | null>(null);
  const facts = conditionFacts(node, scope);
  const own = Object.keys((value ?? {}) as Record<string, unknown>);
  // A condition whose value was refused is not written either.
  const refused = draftStore.refused.keysBelow(refusedPlace(draftStore, { file, path }));
  const isAnswer = node.declared === undefined;
  const askable = isAnswer ? askableAnswers(draftStore.file(file)?.value, path.slice(0, -1)) : null;
  const unwritten = [...refused, ...(added === null ? [] : [added])].filter((fact) => facts.has(fact));
  const rows = [...new Set([...own, ...unwritten])];
  const offered = [...facts.keys()].filter(
    (fact) => !rows.includes(fact) && (askable === null || askable.has(fact)),
  );
  const nameOf = (fact: string): string => {
    const name = text(described(facts.get(fact)?.description, fact).label);
    return name === fact ? fact : `${name} ${fact}`;
  };
  const set = (fact: string, made: unknown) =>
    void draftStore.edit([{ do: 'set', file, path: [...path, fact], value: made }]);
  const remove = (fact: string) => {
    if (fact === added) setAdded(null);
    if (!own.includes(fact)) return;
    // The last of conditions that may be left out takes them with it.
    const isLast = isOptional && own.length === 1;
    void draftStore.edit([{ do: 'remove', file, path: isLast ? path : [...path, fact] }]);
  };
  const add = (fact: string) => {
    if (fact === '') return setAdded(null);
    const condition = facts.get(fact) ?? {};
    // A text or a number has no list to choose from: that it is given is a condition already, which can be changed.
    const isTyped = testsOf(condition).size > 0 && firstValues(fact, condition, scope) === null;
    if (isTyped) set(fact, { answered: true });
    else setAdded(fact);
  };
  return (
    <div className={styles.conditions}>
      {rows.length === 0 && <p className={styles.soft}>{say(none)}</p>}
      {rows.map((fact) => {
        const condition = facts.get(fact) ?? {};
        const first =
          own.includes(fact) || refused.includes(fact) ? null : firstValues(fact, condition, scope);
        const Row = testsOf(condition).size > 0 ? AnswerConditionRow : ConditionRow;
        return first ? (
          <FirstValue
            key={fact}
            name={nameOf(fact)}
            values={first}
            onChoose={(made) => set(fact, made)}
            onRemove={() => remove(fact)}
          />
        ) : (
          <Row
            key={fact}
            fact={fact}
            name={nameOf(fact)}
            node={condition}
            scope={scope}
            value={(value as Record<string, unknown> | undefined)?.[fact]}
            at={{ file, path: [...path, fact], owner: path.length - 1 }}
            onChange={(made) => set(fact, made)}
            onRemove={() => remove(fact)}
          />
        );
      })}
      {rows.length === 0 && offered.length === 0 && isAnswer && (
        <p className={styles.soft}>{say('noAnswer')}</p>
      )}
      {offered.length > 0 && (
        <select aria-label={say('addCondition')} value="" onChange={({ target }) => add(target.value)}>
          <option value="">{say('addCondition')}…</option>
          {offered.map((fact) => (
            <option key={fact} value={fact}>
              {nameOf(fact)}
            </option>
          ))}
        </select>
      )}
    </div>
  );
});
