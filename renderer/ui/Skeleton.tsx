import styles from './Skeleton.module.css';
import { useNoScrollAnchoring } from './use-no-scroll-anchoring.ts';

/** Grey lines where text will appear; screen readers announce the label instead. */
export function Skeleton({ label, lines }: { label: string; lines: number }) {
  useNoScrollAnchoring();
  return (
    <div className={styles.skeleton} role="status" data-coming>
      <span className={styles.label}>{label}</span>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never move
        <span key={line} className={styles.line} aria-hidden="true" />
      ))}
    </div>
  );
}
