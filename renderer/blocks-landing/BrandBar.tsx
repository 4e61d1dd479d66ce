import type { BlockOf } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';
import { useMessage } from '../context/use-message.ts';
import styles from './BrandBar.module.css';

/** The brand: logo, name, and whom to call. */
export function BrandBar(_: { block: BlockOf<'brandBar'> }) {
  const { brand } = usePage();
  const message = useMessage();
  return (
    <div className={styles.bar}>
      <img className={styles.logo} src={brand.logo} alt="" width={32} height={32} />
      <span className={styles.name}>{brand.name}</span>
      {brand.complaintPhone && (
        <a className={styles.help} href={`tel:${brand.complaintPhone.replaceAll(' ', '')}`}>
          {message('legal.help')}
        </a>
      )}
    </div>
  );
}
