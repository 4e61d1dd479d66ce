import { useMessage } from '../../../../renderer/context/use-message.ts';
import { formatCents } from './format-cents.ts';
import styles from './LoanChart.module.css';
import type { Instalment } from './loan-costs.ts';

const width = 320;
const height = 120;

/** A stacked bar of principal and interest for every month; a label describes it to screen readers. */
export function LoanChart({ instalments }: { instalments: readonly Instalment[] }) {
  const message = useMessage();
  const most = Math.max(...instalments.map((month) => month.payment));
  const tall = (yuan: number) => (most > 0 ? (yuan / most) * height : 0);
  const principal = instalments.map((month) => ({ from: 0, to: tall(month.principal) }));
  const interest = instalments.map((month) => ({ from: tall(month.principal), to: tall(month.payment) }));
  const inWords = (month: Instalment | undefined) =>
    month &&
    `${month.month}: ${message('calculator.principal')} ${formatCents(month.principal)}, ${message('calculator.interest')} ${formatCents(month.interest)}`;
  const first = instalments[0];
  const last = instalments[instalments.length - 1];
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.caption}>
        <span>{message('calculator.chart')}</span>
        <span className={styles.principal}>{message('calculator.principal')}</span>
        <span className={styles.interest}>{message('calculator.interest')}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        className={styles.bars}
        role="img"
        aria-label={[message('calculator.chart'), inWords(first), inWords(last)].join('; ')}
      >
        <path d={barsPath(principal)} className={styles.principalBars} />
        <path d={barsPath(interest)} className={styles.interestBars} />
      </svg>
      <p className={styles.ends} aria-hidden="true">
        <span>{first?.month}</span>
        <span>{last?.month}</span>
      </p>
    </figure>
  );
}

/** One path for all bars: 360 more elements would slow down the phone. */
function barsPath(bars: readonly { from: number; to: number }[]): string {
  const space = width / bars.length;
  const gap = bars.length > 60 ? 0 : Math.min(4, space * 0.25);
  const round = (value: number) => Math.round(value * 100) / 100;
  return bars
    .map(({ from, to }, index) => {
      const left = round(index * space + gap / 2);
      return `M${left} ${round(height - from)}V${round(height - to)}h${round(space - gap)}V${round(height - from)}z`;
    })
    .join('');
}
