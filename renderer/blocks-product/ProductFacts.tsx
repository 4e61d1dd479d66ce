import { formatThousands } from '../../runtime/index.ts';
import { useMessage } from '../context/use-message.ts';
import styles from './ProductFacts.module.css';
import type { Product } from './read-products.ts';

const range = (min: number, max: number, print: (value: number) => string): string =>
  min === max ? print(min) : `${print(min)}–${print(max)}`;
const percent = (value: number) => `${value}%`;

/** The terms of a product: the annual rate is as large as the amount. */
export function ProductFacts({ product }: { product: Product }) {
  const message = useMessage();
  return (
    <>
      <dl className={styles.figures}>
        <div>
          <dt>{message('product.annualRate')}</dt>
          <dd className={styles.figure}>{range(product.aprMin, product.aprMax, percent)}</dd>
        </div>
        <div>
          <dt>{message('product.amount')}</dt>
          <dd className={styles.figure}>
            {range(product.amountMin, product.amountMax, formatThousands)}{' '}
            <span className={styles.unit}>{message('product.yuan')}</span>
          </dd>
        </div>
        <div className={styles.wide}>
          <dt>{message('product.term')}</dt>
          <dd>
            {range(product.termMonthsMin, product.termMonthsMax, String)} {message('product.months')}
          </dd>
        </div>
        {product.fees !== '' && (
          <div className={styles.wide}>
            <dt>{message('product.fees')}</dt>
            <dd>{product.fees}</dd>
          </div>
        )}
        {product.conditions.length > 0 && (
          <div className={styles.wide}>
            <dt>{message('product.conditions')}</dt>
            <dd>
              <ul>
                {product.conditions.map((condition) => (
                  <li key={condition}>{condition}</li>
                ))}
              </ul>
            </dd>
          </div>
        )}
      </dl>
      {product.tags.length > 0 && (
        <ul className={styles.tags}>
          {product.tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      )}
    </>
  );
}
