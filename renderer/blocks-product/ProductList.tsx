import type { BlockOf } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';
import { useMessage } from '../context/use-message.ts';
import { Card } from '../ui/Card.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { ProductCard } from './ProductCard.tsx';
import styles from './ProductList.module.css';
import { NoProducts, ProductsFailed } from './ProductState.tsx';
import { useProducts } from './use-products.ts';

/** The lenders' products, or the reason why there are none. */
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
        ['first', 'second', 'third'].map((key) => (
          <Card key={key} className={styles.loading}>
            <Skeleton label={key === 'first' ? message('list.loading') : ''} lines={8} />
          </Card>
        ))}
      {products === 'failed' && <ProductsFailed text={message('list.failed')} retry={() => void reload()} />}
      {typeof products === 'object' && products.length === 0 && <NoProducts block={block} />}
      {typeof products === 'object' &&
        products.map((product) => <ProductCard key={product.id} product={product} details={block.details} />)}
    </section>
  );
}
