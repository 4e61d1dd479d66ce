import type { ComponentProps, ReactNode } from 'react';
import styles from './Pressable.module.css';

type Tone = 'primary' | 'secondary' | 'text';
interface Look {
  tone: Tone;
  children: ReactNode;
}

/**
 * A button of ours. `busy` does not use `disabled`: a disabled button loses the focus, and with it the place of a
 * visitor who listens to the page. Whoever handles the press holds the lock.
 */
export function PressButton({
  tone,
  busy = false,
  children,
  ...rest
}: Look & { busy?: boolean } & ComponentProps<'button'>) {
  return (
    <button type="button" className={`${styles.pressable} ${styles[tone]}`} aria-disabled={busy} {...rest}>
      {busy && <span className={styles.spinner} aria-hidden="true" />}
      {children}
    </button>
  );
}

/** A link that looks like a button: an address that the phone itself opens. */
export function PressLink({ tone, children, ...rest }: Look & ComponentProps<'a'>) {
  return (
    <a className={`${styles.pressable} ${styles[tone]}`} {...rest}>
      {children}
    </a>
  );
}
