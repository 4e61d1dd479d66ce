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
  isTicked: (fact: string, isTested: boolean) => boolean;
  onTick: (fact: string, is: boolean) => void;
}

/** What is known of a visitor, as conditions to tick: those that the rows test, and behind them the others. */
export const VisitorConditions = observer(function VisitorConditions(props: Props) {
  const { offered } = props;
  const say = useWords(decisionsWords);
  const [tested, others] = [offered.filter((one) => one.isTested), offered.filter((one) => !one.isTested)];
  return (
    <fieldset className={styles.ticks}>
      <legend>{say('onlyWith')}</legend>
      {tested.map((one) => (
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
  condition: { fact, value, isTested },
}: Props & { condition: VisitorCondition }) {
  const say = useWords(decisionsWords);
  const nameOf = useFactName();
  const node = factsOfTable(table, scope).get(fact) ?? {};
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        checked={isTicked(fact, isTested)}
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
