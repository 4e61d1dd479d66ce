import { observer } from 'mobx-react-lite';
import { tableNamed } from '../../../ops/table-visitors/deciding-row.ts';
import styles from '../decision-rows/Decisions.module.css';
import { decisionsWords } from '../decision-rows/decisions-words.ts';
import { useWords } from '../language/use-words.ts';
import { whoHref } from '../visitor/who-question.ts';

/** To the channels whose visitors pass a row. */
export const WhoLink = observer(function WhoLink(props: { table: string; row: string; isStop: boolean }) {
  const say = useWords(decisionsWords);
  const table = tableNamed(props.table);
  if (!table || props.row === '') return null;
  return (
    <a
      className={styles.who}
      href={whoHref({ row: { table, id: props.row } })}
      tabIndex={props.isStop ? 0 : -1}
    >
      {say('whoPasses')}
    </a>
  );
});
