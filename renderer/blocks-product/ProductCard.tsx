import { useRef, useState } from 'react';
import { usePage } from '../context/page-context.ts';
import { useMessage } from '../context/use-message.ts';
import { Card } from '../ui/Card.tsx';
import { Icon } from '../ui/Icon.tsx';
import { ApplyLink } from './ApplyLink.tsx';
import styles from './ProductCard.module.css';
import { ProductFacts } from './ProductFacts.tsx';
import type { Product } from './read-products.ts';

interface ProductCardProps {
  product: Product;
  /** Outcome that finishes the page when the card is pressed; without it there are no details. */
  details: string | undefined;
}

/** One product of a list: the lender's name comes before the link to it. */
export function ProductCard({ product, details }: ProductCardProps) {
  const message = useMessage();
  const { failed, open } = useDetails(product.id, details ?? '');
  return (
    <Card>
      <h3 className={styles.name}>
        {details === undefined ? (
          product.name
        ) : (
          <button type="button" className={styles.open} onClick={() => void open()}>
            <span className={styles.title}>{product.name}</span>{' '}
            <span className={styles.more}>
              {message('product.details')}
              <Icon name="arrow" size={16} />
            </span>
          </button>
        )}
      </h3>
      <p className={styles.lender}>
        {message('product.lender')} {product.lender}
      </p>
      <ProductFacts product={product} />
      <p className={styles.failed} role="status">
        {failed && message('action.failed')}
      </p>
      <div className={styles.above}>
        <ApplyLink product={product} tone="secondary" />
      </div>
    </Card>
  );
}

/** Stores the product, then finishes the page; handles one press at a time. */
function useDetails(product: string, outcome: string) {
  const page = usePage();
  const [failed, setFailed] = useState(false);
  const pressed = useRef(false);
  const open = async () => {
    if (pressed.current) return;
    pressed.current = true;
    setFailed(false);
    page.chooseProduct(product);
    await page.finish(outcome).catch(() => setFailed(true));
    pressed.current = false;
  };
  return { failed, open };
}
