import { useCallback, useEffect, useState } from 'react';
import { succeeded } from '../../runtime/index.ts';
import type { BlockOf } from '../../schemas/index.ts';
import { Card } from '../Card.tsx';
import { Icon } from '../Icon.tsx';
import { useMessage } from '../message-ids.ts';
import { PressButton } from '../Pressable.tsx';
import { usePage } from '../page-context.ts';
import { type Product, readProducts } from '../products.ts';
import { Skeleton } from '../Skeleton.tsx';
import { useLatest } from '../use-latest.ts';
import { ProductCard } from './ProductCard.tsx';
import styles from './ProductList.module.css';

/** The lenders' products, or an honest word about why there are none. */
export function ProductList({ block }: { block: BlockOf<'productList'> }) {
  const { text } = usePage();
  const message = useMessage();
  const { products, reload } = useProducts(block.endpoint);
  return (
    <section
      aria-busy={products === 'loading'}
      aria-label={block.title === undefined ? undefined : text(block.title)}
    >
      {block.title !== undefined && <h2 className={styles.title}>{text(block.title)}</h2>}
      {products === 'loading' &&
        ['first', 'second', 'third'].map((place) => (
          <Card key={place} className={styles.loading}>
            <Skeleton label={place === 'first' ? message('list.loading') : ''} lines={8} />
          </Card>
        ))}
      {products === 'failed' && (
        <Card className={styles.aside}>
          <p role="alert">{message('list.failed')}</p>
          <PressButton tone="secondary" onClick={reload}>
            {message('action.retry')}
          </PressButton>
        </Card>
      )}
      {Array.isArray(products) && products.length === 0 && (
        <Card className={styles.aside}>
          <span className={styles.icon}>
            <Icon name="empty" size={40} />
          </span>
          <p className={styles.emptyTitle}>{text(block.emptyTitle)}</p>
          <p className={styles.emptyText}>{text(block.emptyText)}</p>
        </Card>
      )}
      {Array.isArray(products) &&
        products.map((product) => <ProductCard key={product.id} product={product} />)}
    </section>
  );
}

function useProducts(endpoint: string) {
  const world = useLatest(usePage());
  const [products, setProducts] = useState<Product[] | 'loading' | 'failed'>('loading');
  const reload = useCallback(() => {
    let wanted = true;
    setProducts('loading');
    void world.current.call(endpoint, {}).then((result) => {
      if (wanted) setProducts((succeeded(result) && readProducts(result.data)) || 'failed');
    });
    return () => {
      wanted = false;
    };
  }, [endpoint, world]);
  useEffect(reload, [reload]);
  return { products, reload };
}
