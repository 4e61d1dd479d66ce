import { useMessage } from '../../../../renderer/context/use-message.ts';
import { formatThousands } from '../../../../runtime/index.ts';
import { formatCents } from '../blocks-calculator/format-cents.ts';
import { loanExample } from './loan-example.ts';
import styles from './ProductExample.module.css';
import type { Product } from './read-products.ts';

/** An example of a loan of this product in yuan, computed from the product, so that it always matches. */
export function ProductExample({ product }: { product: Product }) {
  const message = useMessage();
  const example = loanExample(product);
  if (!example) return null;
  const yuan = (amount: string) => `${amount} ${message('product.yuan')}`;
  const loan = `${yuan(formatThousands(example.amount))} · ${example.months} ${message('product.months', example.months)}`;
  const rows = [
    ['product.exampleLoan', loan],
    ['product.annualRate', `${example.annualRate}%`],
    ['calculator.monthly', yuan(formatCents(example.payment))],
    ['calculator.interestTotal', yuan(formatCents(example.interest))],
    ['product.examplePaid', yuan(formatCents(example.paid))],
  ] as const;
  return (
    <div className={styles.example}>
      <h3 className={styles.heading}>{message('product.example')}</h3>
      <dl>
        {rows.map(([id, value]) => (
          <div key={id} className={styles.row}>
            <dt>{message(id)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{message('product.exampleNote')}</p>
    </div>
  );
}
