import { useSyncExternalStore } from 'react';
import type { BlockOf } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './ReturnLink.module.css';

/** A link back to where the visitor came from, naming that host; nothing if there is no allowed return address. */
export function ReturnLink({ block }: { block: BlockOf<'returnLink'> }) {
  const page = usePage();
  // The HTML is rendered before there is an address.
  const returnUrl = useSyncExternalStore(
    neverChanges,
    () => page.returnUrl,
    () => null,
  );
  if (returnUrl === null) return null;
  return (
    <a className={styles.link} href={returnUrl} rel="noreferrer">
      <span>{page.text(block.label)}</span>
      <span className={styles.host}>{new URL(returnUrl).hostname}</span>
      <Icon name="arrow" size={18} />
    </a>
  );
}

const neverChanges = () => () => undefined;
