import { useRef, useState } from 'react';
import { usePage } from '../../../../renderer/context/page-context.ts';
import { useMessage } from '../../../../renderer/context/use-message.ts';
import { Card } from '../../../../renderer/ui/Card.tsx';
import { Icon } from '../../../../renderer/ui/Icon.tsx';
import { ApplyLink } from './ApplyLink.tsx';
import { LenderMark } from './LenderMark.tsx';
import styles from './ProductCard.module.css';
import { ProductFacts } from './ProductFacts.tsx';
import { ProductInstalment } from './ProductInstalment.tsx';
import type { Product } from './read-products.ts';
import { useUnavailableReason } from './unavailable-reason.ts';

interface ProductCardProps {
  product: Product;
  /** Outcome that finishes the page when the card is pressed; without it there are no details. */
  details: string | undefined;
  /** The term that the visitor wishes, in months. */
  months?: number | null;
}

/** One product of a list: the lender's name comes before the link to it, or the reason why there is none. */
export function ProductCard({ product, details, months = null }: ProductCardProps) {
  const message = useMessage();
  const { failed, open } = useDetails(product.id, details ?? '');
  const reason = useUnavailableReason()(product);
  return (
    <Card className={reason === null ? undefined : styles.unavailable}>
      <div className={styles.head}>
        <LenderMark lender={product.lender} grey={reason !== null} />
        <div className={styles.names}>
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
        </div>
      </div>
      {reason !== null && (
        <p className={styles.reason}>
          <strong>{message('product.unavailable')}</strong> {reason}
        </p>
      )}
      <ProductFacts product={product} instalment={<ProductInstalment product={product} months={months} />} />
      <p className={styles.failed} role="status">
        {failed && message('action.failed')}
      </p>
      {reason === null && (
        <div className={styles.above}>
          <ApplyLink product={product} />
        </div>
      )}
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
