import { observer } from 'mobx-react-lite';
import type { Plan, ReportedRisk } from '../../api/index.ts';
import { ImpactChange } from './ImpactChange.tsx';
import styles from './ImpactView.module.css';

/** Several changes of one cause: the first are visible, the others folded. */
export const ImpactChanges = observer(function ImpactChanges({
  changes: reported,
  space,
  most,
  more,
  shown,
  see,
}: {
  changes: readonly (Plan['groups'][number] | ReportedRisk)[];
  space: Plan['space'];
  /** Number of changes that are not folded. */
  most: number;
  /** The heading of the folded changes. */
  more: (others: number) => string;
  /** The selected witness. */
  shown: string | null;
  see: (witness: string) => ((witness: string) => void) | null;
}) {
  const [first, rest] = [reported.slice(0, most), reported.slice(most)];
  const isIn = (some: typeof reported) => some.some(({ witness }) => witness === shown);
  const listed = (some: typeof reported) => (
    <ul className={styles.changes}>
      {some.map((one) => (
        <ImpactChange
          key={`${'step' in one ? one.step : ''} ${one.before} ${one.after} ${one.witness}`}
          change={one}
          space={space}
          shown={shown}
          onSee={see(one.witness)}
        />
      ))}
    </ul>
  );
  return (
    <>
      {listed(first)}
      {rest.length > 0 && (
        <details className={styles.more} open={(isIn(rest) && !isIn(first)) || undefined}>
          <summary>{more(rest.length)}</summary>
          {listed(rest)}
        </details>
      )}
    </>
  );
});
