import { observer } from 'mobx-react-lite';
import { Fragment } from 'react';
import { labelsOf } from '../../../ops/wording/labels.ts';
import { ConditionText } from '../decision-rows/ConditionText.tsx';
import styles from '../decision-rows/Decisions.module.css';
import { decisionsWords } from '../decision-rows/decisions-words.ts';
import { factsOfTable, useFactName } from '../decision-rows/use-columns.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useWords } from '../language/use-words.ts';
import type { ListedTable } from '../schema-values/decision-tables.ts';
import type { ValueScope } from '../schema-values/value-scope.ts';
import type { VisitorCondition } from './visitor-conditions.ts';
import { visitorRowWords } from './visitor-row-words.ts';

interface Props {
  table: ListedTable;
  scope: ValueScope;
  condition: VisitorCondition;
}

/** A condition in a sentence: the fact, and its values by the names of the other views. */
export const FactCondition = observer(function FactCondition({ table, scope, condition }: Props) {
  const draftStore = useDraftStore();
  const say = useWords(decisionsWords);
  const nameOf = useFactName();
  const { fact, value } = condition;
  const node = factsOfTable(table, scope).get(fact) ?? {};
  const name = nameOf(fact, node);
  const said = labelsOf(draftStore, { names: null, path: [fact] }).get(String(value));
  return (
    <>
      {/* A flag that is called by what it does says so once. */}
      {said !== name && [name, say('colon')].join('')}
      <span className={styles.inline}>
        <ConditionText fact={fact} node={node} condition={value} isBrief />
      </span>
    </>
  );
});

/** Several conditions, all of which have to hold. */
export const FactConditions = observer(function FactConditions({
  conditions,
  ...props
}: Omit<Props, 'condition'> & { conditions: readonly VisitorCondition[] }) {
  const say = useWords(visitorRowWords);
  return conditions.map((condition, at) => (
    <Fragment key={condition.fact}>
      {at > 0 && say('comma')}
      <FactCondition {...props} condition={condition} />
    </Fragment>
  ));
});
