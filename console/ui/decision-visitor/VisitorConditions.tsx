import { observer } from 'mobx-react-lite';
import { ConditionText } from '../decision-rows/ConditionText.tsx';
import styles from '../decision-rows/Decisions.module.css';
import { decisionsWords } from '../decision-rows/decisions-words.ts';
import { factsOfTable, useFactName } from '../decision-rows/use-columns.ts';
import { useWords } from '../language/use-words.ts';
import type { ListedTable } from '../schema-values/decision-tables.ts';
import type { ValueScope } from '../schema-values/value-scope.ts';
import type { VisitorCondition } from './visitor-conditions.ts';

interface Props {
  table: ListedTable;
  scope: ValueScope;
  offered: readonly VisitorCondition[];
  isTicked: (condition: VisitorCondition) => boolean;
  onTick: (fact: string, is: boolean) => void;
}

/** What is known of a visitor, as conditions to tick: what is special about them, what the rows test, and behind them the others. */
export const VisitorConditions = observer(function VisitorConditions(props: Props) {
  const { offered } = props;
  const say = useWords(decisionsWords);
  const special = offered.filter((one) => one.isSpecial);
  const first = [...special, ...offered.filter((one) => one.isTested && !one.isSpecial)];
  const others = offered.filter((one) => !first.includes(one));
  return (
    <fieldset className={styles.ticks}>
      <legend>{say('onlyWith')}</legend>
      {first.map((one) => (
        <Tick key={one.fact} {...props} condition={one} />
      ))}
      {others.length > 0 && (
        <details>
          <summary>{say('otherFacts')}</summary>
          {others.map((one) => (
            <Tick key={one.fact} {...props} condition={one} />
          ))}
        </details>
      )}
    </fieldset>
  );
});

const Tick = observer(function Tick({
  table,
  scope,
  isTicked,
  onTick,
  condition,
}: Props & { condition: VisitorCondition }) {
  const say = useWords(decisionsWords);
  const nameOf = useFactName();
  const { fact, value } = condition;
  const node = factsOfTable(table, scope).get(fact) ?? {};
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        checked={isTicked(condition)}
        onChange={({ target }) => onTick(fact, target.checked)}
      />{' '}
      {nameOf(fact, node)}
      {say('colon')}
      <span className={styles.inline}>
        <ConditionText fact={fact} node={node} condition={value} />
      </span>
    </label>
  );
});
