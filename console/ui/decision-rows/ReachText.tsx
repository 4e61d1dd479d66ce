import { observer } from 'mobx-react-lite';
import { useDraftStore } from '../draft-store/draft-store.ts';
import styles from './Decisions.module.css';
import { describeReach } from './describe-reach.ts';
import { useReach } from './reach-context.ts';

/** Whose visitors reach a row; followed by … while it is of an older draft. */
export const ReachText = observer(function ReachText({ table, row }: { table: string; row: string }) {
  const { language } = useDraftStore();
  const { answer, isOld } = useReach();
  if (!answer?.reach) return null;
  const text = describeReach(answer.reach, table, row, language);
  return (
    <small className={styles.reach} data-reach data-old={isOld || undefined}>
      {text}
    </small>
  );
});
