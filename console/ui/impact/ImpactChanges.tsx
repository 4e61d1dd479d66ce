import { observer } from 'mobx-react-lite';
import type { Reaching } from '../../../ops/plan/reach.ts';
import type { Plan, ReportedRisk } from '../../api/index.ts';
import { FoldedChanges } from './FoldedChanges.tsx';
import { ImpactChange } from './ImpactChange.tsx';
import styles from './ImpactView.module.css';

/** Several changes of one cause: the first are visible, the others folded. */
export const ImpactChanges = observer(function ImpactChanges({
  changes: reported,
  compared,
  most,
  more,
  shown,
  see,
  unread,
}: {
  changes: readonly (Plan['groups'][number] | ReportedRisk)[];
  compared: Reaching;
  /** Number of changes that are not folded. */
  most: number;
  /** The heading of the folded changes. */
  more: (others: number) => string;
  /** The selected witness. */
  shown: string | null;
  see: (witness: string) => ((witness: string) => void) | null;
  /** The witnesses whose command could not be read. */
  unread: readonly string[];
}) {
  const [first, rest] = [reported.slice(0, most), reported.slice(most)];
  const selected = rest.findIndex(({ witness }) => witness === shown);
  const isVisible = first.some(({ witness }) => witness === shown);
  const listed = (some: readonly (typeof reported)[number][]) => (
    <ul className={styles.changes}>
      {some.map((one) => (
        <ImpactChange
          key={`${'step' in one ? one.step : ''} ${one.before} ${one.after} ${one.witness}`}
          change={one}
          compared={compared}
          shown={shown}
          onSee={see(one.witness)}
          isUnread={unread.includes(one.witness)}
        />
      ))}
    </ul>
  );
  return (
    <>
      {listed(first)}
      {rest.length > 0 && (
        <FoldedChanges
          heading={more(rest.length)}
          changes={rest}
          selected={isVisible ? -1 : selected}
          listed={listed}
        />
      )}
    </>
  );
});
