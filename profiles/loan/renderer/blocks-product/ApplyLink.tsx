import { usePage } from '../../../../renderer/context/page-context.ts';
import { useMessage } from '../../../../renderer/context/use-message.ts';
import { PressLink } from '../../../../renderer/ui/Pressable.tsx';
import styles from './ApplyLink.module.css';
import type { Product } from './read-products.ts';

/** Links to the lender's page or app for this phone; it transfers no data of the visitor. */
export function ApplyLink({ product }: { product: Product }) {
  const { device } = usePage();
  const message = useMessage();
  return (
    <>
      <PressLink
        tone="secondary"
        href={product.address[device.os]}
        rel="noopener noreferrer"
        // Whoever goes from link to link hears which product each is of.
        aria-label={`${message('product.go')} ${product.name}`}
      >
        {message('product.go')}
      </PressLink>
      <p className={styles.leaves}>{message('product.leaves')}</p>
    </>
  );
}
