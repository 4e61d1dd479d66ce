import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { ExplainInput } from '../../api/index.ts';
import styles from '../decision-rows/Decisions.module.css';
import { decisionsWords } from '../decision-rows/decisions-words.ts';
import type { TableRow } from '../decision-rows/table-rows.ts';
import { factsOfTable } from '../decision-rows/use-columns.ts';
import { useWords } from '../language/use-words.ts';
import type { ListedTable } from '../schema-values/decision-tables.ts';
import type { ValueScope } from '../schema-values/value-scope.ts';
import { useDecidingRows } from './use-deciding-row.ts';
import {
  type OtherStart,
  startedConditions,
  type VisitorCondition,
  visitorConditions,
} from './visitor-conditions.ts';

interface Beside {
  table: ListedTable;
  rows: readonly TableRow[];
  scope: ValueScope;
  input: ExplainInput;
}

/** The rows that are added with the one of a dialog, for visitors whom its conditions leave out. */
export interface AddedBeside {
  hosts: readonly string[];
  isAlone: boolean;
  setAlone: (isAlone: boolean) => void;
  /** Before which row each one stands, and its conditions; null while that is asked for. */
  places: readonly { at: number; conditions: VisitorCondition[] }[] | null;
}

/** Each before the row that decides for such visitors now. To be called in an observer. */
export function useOtherRows(
  others: readonly OtherStart[],
  { table, rows, scope, input }: Beside,
): AddedBeside {
  const [isAlone, setAlone] = useState(false);
  const { path: _, ...visitor } = input;
  const inputs = others.map(({ host }) => ({ ...visitor, host }));
  const responses = useDecidingRows(inputs, table);
  const facts = factsOfTable(table, scope);
  const found = responses?.flatMap(({ decided }, at) => {
    const [start, own] = [others[at], inputs[at]];
    if (!decided || !start || !own) return [];
    const known = visitorConditions(own, decided, rows, facts, scope);
    return [{ at: decided.index, conditions: startedConditions(known, rows[decided.index], facts, start) }];
  });
  return {
    hosts: others.flatMap(({ hosts }) => hosts),
    isAlone,
    setAlone,
    places: isAlone ? [] : (found ?? null),
  };
}

/** On which hosts visitors come to a home page that the conditions leave out, and whether they shall go there as well. */
export const OtherRows = observer(function OtherRows({
  rows: { hosts, isAlone, setAlone },
}: {
  rows: AddedBeside;
}) {
  const say = useWords(decisionsWords);
  if (hosts.length === 0) return null;
  return (
    <label className={styles.choice}>
      <input type="checkbox" checked={!isAlone} onChange={({ target }) => setAlone(!target.checked)} />{' '}
      <span>{say('alsoOn', { hosts: hosts.join(say('listComma')) })}</span>
    </label>
  );
});
