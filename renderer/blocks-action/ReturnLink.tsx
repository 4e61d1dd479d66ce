import type { BlockOf } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './ReturnLink.module.css';

/** The way back to where the visitor came from, with its host named; nothing where there is none that is allowed. */
export function ReturnLink({ block }: { block: BlockOf<'returnLink'> }) {
  const page = usePage();
  if (page.returnUrl === null) return null;
  return (
    <a className={styles.link} href={page.returnUrl} rel="noreferrer">
      <span>{page.text(block.label)}</span>
      <span className={styles.host}>{new URL(page.returnUrl).hostname}</span>
      <Icon name="arrow" size={18} />
    </a>
  );
}
