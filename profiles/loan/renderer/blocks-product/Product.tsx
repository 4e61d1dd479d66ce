import { useState } from 'react';
import { usePage } from '../../../../renderer/context/page-context.ts';
import { useMessage } from '../../../../renderer/context/use-message.ts';
import { Card } from '../../../../renderer/ui/Card.tsx';
import { Icon } from '../../../../renderer/ui/Icon.tsx';
import { Skeleton } from '../../../../renderer/ui/Skeleton.tsx';
import type { BlockOf } from '../../../../schemas/index.ts';
import { ApplyBar } from './ApplyBar.tsx';
import styles from './Product.module.css';
import { ProductExample } from './ProductExample.tsx';
import { ProductFacts } from './ProductFacts.tsx';
import { NoProducts, ProductsFailed } from './ProductState.tsx';
import type { Product as ProductShown } from './read-products.ts';
import { useProducts } from './use-products.ts';

/** The product that the visitor has pressed, with everything to know before leaving for the lender. */
export function Product({ block }: { block: BlockOf<'product'> }) {
  const page = usePage();
  const message = useMessage();
  const { products, reload } = useProducts(block.endpoint);
  // The product chosen when the page was opened: another choice opens another page (KeepAlivePages).
  const [chosen] = useState(() => page.chosenProduct());
  if (products === 'loading') {
    return (
      <Card className={styles.loading}>
        <Skeleton label={message('product.loading')} lines={9} />
      </Card>
    );
  }
  if (products === 'failed') {
    return <ProductsFailed text={message('product.failed')} retry={() => void reload()} />;
  }
  // A withdrawn product is not replaced by another one: the visitor is about to apply.
  const product = chosen === null ? products[0] : products.find(({ id }) => id === chosen);
  if (!product) return <NoProducts block={block} />;
  return <Details product={product} applyLabel={page.text(block.applyLabel)} />;
}

const whatIsNext = ['product.nextAddress', 'product.nextDecision', 'product.nextConsent'] as const;

function Details({ product, applyLabel }: { product: ProductShown; applyLabel: string }) {
  const message = useMessage();
  return (
    <Card title={product.name}>
      <p className={styles.lender}>
        <Icon name="bank" size={18} />
        <span>
          {message('product.lender')} <strong>{product.lender}</strong>
        </span>
      </p>
      <ProductFacts product={product} />
      <ProductExample product={product} />
      <div className={styles.next}>
        <h3 className={styles.heading}>{message('product.next')}</h3>
        <ol className={styles.steps}>
          {whatIsNext.map((id) => (
            <li key={id}>{message(id)}</li>
          ))}
        </ol>
      </div>
      <ApplyBar product={product} label={applyLabel} />
    </Card>
  );
}
