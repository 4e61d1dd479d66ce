import { formatThousands } from '../../runtime/index.ts';
import type { BlockOf } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';
import styles from './Hero.module.css';

/** The top of a page in one of four layouts: title, one line, picture, the amount and the costs where there are any. */
export function Hero({ block }: { block: BlockOf<'hero'> }) {
  const { brand, text } = usePage();
  return (
    <header
      className={`${styles[block.layout]} ${block.amount ? '' : styles.brief} ${block.cost ? '' : styles.costless}`}
      data-hero={block.layout}
    >
      <div className={styles.words}>
        <h1 className={styles.title}>{text(block.title)}</h1>
        {block.subtitle !== undefined && <p className={styles.subtitle}>{text(block.subtitle)}</p>}
      </div>
      {block.amount && (
        <div className={styles.amount}>
          <p className={styles.label}>{text(block.amount.label)}</p>
          <p className={styles.yuan}>{formatThousands(block.amount.yuan)}</p>
          {block.amount.note !== undefined && <p className={styles.note}>{text(block.amount.note)}</p>}
        </div>
      )}
      <img className={styles.picture} src={brand.landingImage} alt="" width={96} height={96} />
      {block.cost !== undefined && <p className={styles.cost}>{text(block.cost)}</p>}
    </header>
  );
}
