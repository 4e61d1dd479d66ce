import type { ComponentProps, ReactNode } from 'react';
import styles from './Pressable.module.css';

type Tone = 'primary' | 'secondary' | 'text';
interface Look {
  tone: Tone;
  children: ReactNode;
}

/**
 * A button. `busy` does not set `disabled`: a disabled button loses the focus, and a screen reader its position. The
 * handler of the press prevents a second one.
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

/** A link that looks like a button, to an address that the phone itself opens. */
export function PressLink({ tone, children, ...rest }: Look & ComponentProps<'a'>) {
  return (
    <a className={`${styles.pressable} ${styles[tone]}`} {...rest}>
      {children}
    </a>
  );
}
