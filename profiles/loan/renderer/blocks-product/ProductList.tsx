import { useRef } from 'react';
import { usePage } from '../../../../renderer/context/page-context.ts';
import { useMessage } from '../../../../renderer/context/use-message.ts';
import { Card } from '../../../../renderer/ui/Card.tsx';
import { Skeleton } from '../../../../renderer/ui/Skeleton.tsx';
import type { BlockOf } from '../../../../schemas/index.ts';
import { anyProduct, arrangeProducts } from './arrange-products.ts';
import { NoSuchProducts } from './NoSuchProducts.tsx';
import { ProductCard } from './ProductCard.tsx';
import { ProductFilter } from './ProductFilter.tsx';
import styles from './ProductList.module.css';
import { NoProducts, ProductsFailed } from './ProductState.tsx';
import type { Product } from './read-products.ts';
import { useUnavailableReason } from './unavailable-reason.ts';
import { useProductChoice } from './use-product-choice.ts';
import { useProducts } from './use-products.ts';

type ListBlock = BlockOf<'productList'>;

/** The lenders' products, or the reason why there are none. */
export function ProductList({ block }: { block: ListBlock }) {
  const { text } = usePage();
  const message = useMessage();
  const { products, reload } = useProducts(block.endpoint);
  const title = block.title === undefined ? undefined : text(block.title);
  return (
    <section aria-busy={products === 'loading'} aria-label={title}>
      {products === 'failed' || products.length === 0 ? (
        <>
          <Head title={title} />
          {products === 'failed' ? (
            <ProductsFailed text={message('list.failed')} retry={() => void reload()} />
          ) : (
            <NoProducts block={block} />
          )}
        </>
      ) : (
        <ArrangedProducts block={block} title={title} products={products} />
      )}
    </section>
  );
}

/** The title, and how many products are shown where that depends on what the visitor chooses. */
const Head = ({ title, count }: { title: string | undefined; count?: string }) => (
  <div className={styles.head}>
    {title !== undefined && <h2 className={styles.title}>{title}</h2>}
    {count !== undefined && (
      <p className={styles.count} role="status">
        {count}
      </p>
    )}
  </div>
);

interface ArrangedProductsProps {
  block: ListBlock;
  title: string | undefined;
  products: readonly Product[] | 'loading';
}

/** The products that the visitor wants to see, in the wished order, which can be chosen before they have come. */
function ArrangedProducts({ block, title, products }: ArrangedProductsProps) {
  const message = useMessage();
  const reasonOf = useUnavailableReason();
  const { choice, choose } = useProductChoice(block.id);
  const first = useRef<HTMLSelectElement>(null);
  const hasFilter = block.amounts !== undefined || block.months !== undefined;
  const isLoading = products === 'loading';
  const shown = isLoading ? [] : arrangeProducts(products, choice, (product) => reasonOf(product) === null);
  const showAll = () => {
    choose({ ...anyProduct, order: choice.order });
    // The button that was pressed is gone.
    first.current?.focus();
  };
  const count = isLoading
    ? message('list.loading')
    : `${shown.length} ${message('list.count', shown.length)}`;
  return (
    <>
      <Head title={title} {...(hasFilter && { count })} />
      {hasFilter && <ProductFilter block={block} choice={choice} choose={choose} first={first} />}
      {isLoading &&
        ['first', 'second', 'third'].map((key) => (
          <Card key={key} className={styles.loading}>
            <Skeleton label={key === 'first' && !hasFilter ? message('list.loading') : ''} lines={14} />
          </Card>
        ))}
      {!isLoading && shown.length === 0 && <NoSuchProducts showAll={showAll} />}
      {shown.map((product) => (
        <ProductCard key={product.id} product={product} details={block.details} months={choice.months} />
      ))}
    </>
  );
}
