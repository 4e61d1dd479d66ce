import type { ReactNode } from 'react';
import { useMessage } from '../../../../renderer/context/use-message.ts';
import { formatThousands } from '../../../../runtime/index.ts';
import styles from './ProductFacts.module.css';
import { printAnnualRate, printRange } from './print-terms.ts';
import type { Product } from './read-products.ts';

interface ProductFactsProps {
  product: Product;
  /** Stands beside the annual rate; the amount follows below. */
  instalment?: ReactNode;
}

/** The terms of a product: nothing is larger than the annual rate. */
export function ProductFacts({ product, instalment }: ProductFactsProps) {
  const message = useMessage();
  return (
    <>
      <dl className={styles.figures}>
        <div>
          <dt>{message('product.annualRate')}</dt>
          <dd className={`${styles.figure} ${styles.rate}`}>{printAnnualRate(product)}</dd>
        </div>
        {instalment}
        <div>
          <dt>{message('product.amount')}</dt>
          <dd className={instalment ? undefined : styles.figure}>
            {printRange(product.amountMin, product.amountMax, formatThousands)}{' '}
            <span className={styles.unit}>{message('product.yuan')}</span>
          </dd>
        </div>
        <div className={instalment ? undefined : styles.wide}>
          <dt>{message('product.term')}</dt>
          <dd>
            {printRange(product.termMonthsMin, product.termMonthsMax, String)}{' '}
            {message('product.months', product.termMonthsMax)}
          </dd>
        </div>
        {product.fees !== '' && <Row label={message('product.fees')}>{product.fees}</Row>}
        {product.conditions.length > 0 && (
          <Row label={message('product.conditions')}>
            <ul>
              {product.conditions.map((condition) => (
                <li key={condition}>{condition}</li>
              ))}
            </ul>
          </Row>
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

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={styles.wide}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
