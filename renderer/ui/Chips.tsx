import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './Chips.module.css';

/** A CJK character is as wide as the font is high, a Latin one about half of that. */
const widthOf = (label: string): number =>
  [...label].reduce((sum, sign) => sum + ((sign.codePointAt(0) ?? 0) > 0xff ? 1 : 0.55), 0);

/** Widest label, in characters, that fits in a chip on one line, by the number of columns on a phone 390 px wide. */
const roomAt: readonly (readonly [columns: number, signs: number])[] = [
  [4, 4],
  [3, 6.5],
  [2, 12],
];

/** As many columns as the labels allow, without a single chip in the last row. */
export function columnsFor(labels: readonly string[]): number {
  const widest = Math.max(...labels.map(widthOf));
  const fitting = roomAt.filter(([, signs]) => widest <= signs).map(([columns]) => columns);
  const [most = 1] = fitting;
  if (labels.length <= most) return labels.length;
  return fitting.find((columns) => labels.length % columns !== 1) ?? most;
}

interface ChipListProps {
  labels: readonly string[];
  wrong?: boolean | undefined;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** Chips in equal columns. */
export function ChipList({ labels, wrong, ref, children }: ChipListProps) {
  return (
    <div
      ref={ref}
      className={styles.list}
      style={{ gridTemplateColumns: `repeat(${columnsFor(labels)}, minmax(0, 1fr))` }}
      data-wrong={wrong}
    >
      {children}
    </div>
  );
}

/** A radio button styled as a chip. */
export function Chip({ label, ...input }: InputHTMLAttributes<HTMLInputElement> & { label: string }) {
  return (
    <label className={styles.option}>
      <input type="radio" className={styles.radio} {...input} />
      <span className={styles.chip}>{label}</span>
    </label>
  );
}
