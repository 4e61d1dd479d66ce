import { observer } from 'mobx-react-lite';
import styles from '../decision-rows/Decisions.module.css';
import { useWords } from '../language/use-words.ts';
import type { ListedTable } from '../schema-values/decision-tables.ts';
import type { ValueScope } from '../schema-values/value-scope.ts';
import { FactCondition, FactConditions } from './FactCondition.tsx';
import type { VisitorCondition } from './visitor-conditions.ts';
import { visitorRowWords } from './visitor-row-words.ts';

interface Props {
  table: ListedTable;
  scope: ValueScope;
  offered: readonly VisitorCondition[];
  /** The number of the row that decides now. */
  deciding: number;
  isTicked: (condition: VisitorCondition) => boolean;
  onTick: (facts: readonly string[], is: boolean) => void;
}

/**
 * What is known of a visitor, as conditions to tick: those that tell them from others, those of the row that decides now
 * by one tick, and behind them the others.
 */
export const VisitorConditions = observer(function VisitorConditions(props: Props) {
  const { table, scope, offered, deciding, isTicked, onTick } = props;
  const say = useWords(visitorRowWords);
  const of = (part: VisitorCondition['part']) => offered.filter((one) => one.part === part);
  const [first, within] = [of('first'), of('deciding')];
  const isWithin = within.every(isTicked);
  // Without the tick for all of them, each can be ticked by itself.
  const others = [...(isWithin ? [] : within), ...of('other')];
  return (
    <fieldset className={styles.ticks}>
      <legend>{say('forWhom')}</legend>
      {first.map((one) => (
        <Tick key={one.fact} {...props} condition={one} />
      ))}
      {within.length > 0 && (
        <label className={styles.choice}>
          <input
            type="checkbox"
            checked={isWithin}
            onChange={({ target }) =>
              onTick(
                within.map(({ fact }) => fact),
                target.checked,
              )
            }
          />{' '}
          {say('within', { number: deciding })}
          <FactConditions {...{ table, scope }} conditions={within} />
        </label>
      )}
      {others.length > 0 && (
        <details {...(first.length + within.length === 0 && { open: true })}>
          <summary>{say('more')}</summary>
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
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        checked={isTicked(condition)}
        onChange={({ target }) => onTick([condition.fact], target.checked)}
      />{' '}
      <FactCondition {...{ table, scope, condition }} />
    </label>
  );
});
