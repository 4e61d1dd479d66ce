import { useMessage } from '../../../../renderer/context/use-message.ts';
import { formatCents } from '../blocks-calculator/format-cents.ts';
import { instalmentFor10000 } from './loan-example.ts';
import styles from './ProductFacts.module.css';
import type { Product } from './read-products.ts';

/** What a month costs for every 10,000 yuan, with the term and the rate that it rests on. */
export function ProductInstalment({ product, months }: { product: Product; months: number | null }) {
  const message = useMessage();
  const shown = instalmentFor10000(product, months);
  if (!shown) return null;
  return (
    <div>
      <dt>
        {message('product.per10000')} {shown.months} {message('product.instalments', shown.months)}
      </dt>
      <dd>
        <span className={styles.unit}>{message('product.aboutMonthly')}</span>{' '}
        <span className={styles.figure}>{formatCents(shown.payment)}</span>{' '}
        <span className={styles.unit}>{message('product.yuan')}</span>
        <p className={styles.basis}>
          {message('product.atHighestRate')} {shown.annualRate}%
        </p>
      </dd>
    </div>
  );
}
