import { usePage } from '../context/page-context.ts';
import { useMessage } from '../context/use-message.ts';
import { PressLink } from '../ui/Pressable.tsx';
import styles from './ApplyLink.module.css';
import type { Product } from './read-products.ts';
import { useUnavailableReason } from './unavailable-reason.ts';

interface ApplyLinkProps {
  product: Product;
  tone: 'primary' | 'secondary';
  label?: string;
}

/** Links to the lender's page or app for this phone; it transfers no data of the visitor. */
export function ApplyLink({ product, tone, label }: ApplyLinkProps) {
  const { device } = usePage();
  const message = useMessage();
  const reason = useUnavailableReason()(product);
  if (reason !== null) return <p className={styles.absent}>{reason}</p>;
  return (
    <>
      <PressLink tone={tone} href={product.address[device.os]} rel="noopener noreferrer">
        {label ?? message('product.go')}
      </PressLink>
      <p className={styles.leaves}>{message('product.leaves')}</p>
    </>
  );
}
