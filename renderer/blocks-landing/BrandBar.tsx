import type { BlockOf } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';
import styles from './BrandBar.module.css';

/** The brand: logo, name, one line of text. */
export function BrandBar(_: { block: BlockOf<'brandBar'> }) {
  const { brand } = usePage();
  return (
    <div className={styles.bar}>
      <img className={styles.logo} src={brand.logo} alt="" width={32} height={32} />
      <span className={styles.name}>{brand.name}</span>
      <span className={styles.slogan}>{brand.slogan}</span>
    </div>
  );
}
