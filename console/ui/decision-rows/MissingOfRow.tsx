import { observer } from 'mobx-react-lite';
import { useWords } from '../language/use-words.ts';
import type { ListedTable } from '../schema-values/decision-tables.ts';
import { decisionsWords } from './decisions-words.ts';
import { isWhole, type Result } from './ResultFields.tsx';

interface Props {
  /** Describes the button that adds the row. */
  id: string;
  table: ListedTable;
  conditionCount: number;
  /** Names of the facts that a condition has chosen and no value of. */
  withoutValue: readonly string[];
  result: Result;
}

/** What a new row still lacks, beside the button that adds it. */
export const MissingOfRow = observer(function MissingOfRow(props: Props) {
  const { id, table, conditionCount, withoutValue, result } = props;
  const say = useWords(decisionsWords);
  const missing = [
    ...(conditionCount === 0 ? [say('oneCondition')] : []),
    ...withoutValue.map((fact) => say('valueOf', { fact })),
    ...(isWhole(result) ? [] : [say(table.row.properties?.go ? 'whereTo' : 'flagValue')]),
  ];
  return (
    <p id={id} role="status" className="soft">
      {missing.length > 0 && say('missing', { what: missing.join(say('separator')) })}
    </p>
  );
});
