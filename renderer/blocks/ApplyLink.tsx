import { useMessage } from '../message-ids.ts';
import { PressLink } from '../Pressable.tsx';
import { usePage } from '../page-context.ts';
import type { Product } from '../products.ts';
import styles from './ApplyLink.module.css';

interface ApplyLinkProps {
  product: Product;
  tone: 'primary' | 'secondary';
  label?: string;
}

/** The way to the lender's own page or app on this phone, by a real link; nothing of the visitor's goes with it. */
export function ApplyLink({ product, tone, label }: ApplyLinkProps) {
  const { device } = usePage();
  const message = useMessage();
  const address = product.address[device.os];
  if (address === undefined) return <p className={styles.absent}>{message('product.noAddress')}</p>;
  return (
    <>
      <PressLink tone={tone} href={address} rel="noopener noreferrer">
        {label ?? message('product.go')}
      </PressLink>
      <p className={styles.leaves}>{message('product.leaves')}</p>
    </>
  );
}
