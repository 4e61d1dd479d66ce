import styles from './BlockPlaceholder.module.css';
import { useNoScrollAnchoring } from './use-no-scroll-anchoring.ts';

/** Reserves about the height of the coming content, so that nothing jumps under the finger. */
export function BlockPlaceholder({ height = 120 }: { height?: number }) {
  useNoScrollAnchoring();
  return <div className={styles.space} style={{ minHeight: height }} aria-hidden="true" data-coming />;
}
