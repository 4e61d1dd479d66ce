import { formatThousands } from '../../runtime/index.ts';
import { Card } from '../Card.tsx';
import { useMessage } from '../message-ids.ts';
import { PressLink } from '../Pressable.tsx';
import { usePage } from '../page-context.ts';
import type { Product } from '../products.ts';
import styles from './ProductCard.module.css';

const range = (min: number, max: number, print: (value: number) => string): string =>
  min === max ? print(min) : `${print(min)}–${print(max)}`;

/** One product: the annual rate is as large as the amount, and the lender is named before the way to it. */
export function ProductCard({ product }: { product: Product }) {
  const { device } = usePage();
  const message = useMessage();
  const address = product.address[device.os];
  const percent = (value: number) => `${value}%`;
  return (
    <Card>
      <h3 className={styles.name}>{product.name}</h3>
      <p className={styles.lender}>
        {message('product.lender')} {product.lender}
      </p>
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
              <ul className={styles.conditions}>
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
      {address !== undefined && (
        <>
          <PressLink tone="secondary" href={address} rel="noopener noreferrer">
            {message('product.go')}
          </PressLink>
          <p className={styles.leaves}>{message('product.leaves')}</p>
        </>
      )}
    </Card>
  );
}
