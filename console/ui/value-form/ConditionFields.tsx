import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { member } from '../../../ops/json/json-values.ts';
import { valueIn } from '../../../ops/json/value-in.ts';
import { described } from '../../../ops/wording/described.ts';
import type { SchemaNode } from '../../../ops/wording/schema-node.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { refusedPlace } from '../draft-store/use-refused-text.ts';
import { useText, useWords } from '../language/use-words.ts';
import { conditionFacts } from '../schema-values/schema-shape.ts';
import { AnswerConditionRow } from './AnswerConditionRow.tsx';
import { ConditionRow } from './ConditionRow.tsx';
import { testsOf } from './condition-values.ts';
import styles from './ValueForm.module.css';
import { type Path, useValueForm } from './value-form-context.ts';
import { valueFormWords } from './value-form-words.ts';

/** Conditions on facts of the visit, or on other answers: each with its values, from lists where there are lists. */
export const ConditionFields = observer(function ConditionFields({
  node,
  path,
  value,
  none = 'noCondition',
}: {
  node: SchemaNode;
  path: Path;
  value: unknown;
  /** What no condition means. */
  none?: 'noCondition' | 'noRowCondition';
}) {
  const draftStore = useDraftStore();
  const { file, scope } = useValueForm();
  const say = useWords(valueFormWords);
  const text = useText();
  // A condition without a value yet is not written: no value would be none of its values.
  const [added, setAdded] = useState<string | null>(null);
  const facts = conditionFacts(node, scope);
  // A field cannot be shown by its own answer.
  const owner = valueIn(draftStore.file(file)?.value, path.slice(0, -1));
  const ownAnswer =
    node.declared === undefined && member(owner, 'kind') !== undefined ? member(owner, 'id') : undefined;
  const own = Object.keys((value ?? {}) as Record<string, unknown>);
  // A condition whose value was refused is not written either.
  const refused = draftStore.refused.keysBelow(refusedPlace(draftStore, { file, path }));
  const unwritten = [...refused, ...(added === null ? [] : [added])].filter((fact) => facts.has(fact));
  const rows = [...new Set([...own, ...unwritten])];
  const nameOf = (fact: string): string => {
    const name = text(described(facts.get(fact)?.description, fact).label);
    return name === fact ? fact : `${name} ${fact}`;
  };
  return (
    <div className={styles.conditions}>
      {rows.length === 0 && <p className={styles.soft}>{say(none)}</p>}
      {rows.map((fact) => {
        const condition = facts.get(fact) ?? {};
        const Row = testsOf(condition).size > 0 ? AnswerConditionRow : ConditionRow;
        return (
          <Row
            key={fact}
            fact={fact}
            name={nameOf(fact)}
            node={condition}
            scope={scope}
            value={(value as Record<string, unknown> | undefined)?.[fact]}
            at={{ file, path: [...path, fact] }}
            onChange={(made) =>
              void draftStore.edit([{ do: 'set', file, path: [...path, fact], value: made }])
            }
            onRemove={() => {
              if (fact === added) setAdded(null);
              if (own.includes(fact)) void draftStore.edit([{ do: 'remove', file, path: [...path, fact] }]);
            }}
          />
        );
      })}
      <select
        aria-label={say('addCondition')}
        value=""
        onChange={({ target }) => setAdded(target.value === '' ? null : target.value)}
      >
        <option value="">{say('addCondition')}…</option>
        {[...facts.keys()]
          .filter((fact) => !rows.includes(fact) && fact !== ownAnswer)
          .map((fact) => (
            <option key={fact} value={fact}>
              {nameOf(fact)}
            </option>
          ))}
      </select>
    </div>
  );
});
