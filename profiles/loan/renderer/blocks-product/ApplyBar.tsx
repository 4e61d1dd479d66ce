import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { usePage } from '../../../../renderer/context/page-context.ts';
import { useMessage } from '../../../../renderer/context/use-message.ts';
import { PressLink } from '../../../../renderer/ui/Pressable.tsx';
import styles from './ApplyBar.module.css';
import { printAnnualRate } from './print-terms.ts';
import type { Product } from './read-products.ts';
import { useUnavailableReason } from './unavailable-reason.ts';

/**
 * The link to the lender at the bottom of the screen, below the annual rate. It is the last element of its page (or
 * sheet) and sticks to the lower edge, so that it takes its own place at the end and covers nothing there.
 */
export function ApplyBar({ product, label }: { product: Product; label: string }) {
  const { device } = usePage();
  const message = useMessage();
  const reason = useUnavailableReason()(product);
  const mark = useRef<HTMLSpanElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const [end, setEnd] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const root = mark.current?.closest<HTMLElement>('[data-page]');
    return root ? keepEnd(root, setEnd) : undefined;
  }, []);
  useEffect(() => {
    const root = end?.parentElement;
    return root && bar.current ? makeWay(root, bar.current) : undefined;
  }, [end]);
  if (reason !== null) return <p className={styles.absent}>{reason}</p>;
  const link = (
    <div ref={bar} className={styles.bar}>
      <p className={styles.rate}>
        {message('product.annualRate')} <strong>{printAnnualRate(product)}</strong>
      </p>
      <PressLink tone="primary" href={product.address[device.os]} rel="noopener noreferrer">
        {label}
      </PressLink>
    </div>
  );
  return (
    <>
      <span ref={mark} hidden />
      {end && createPortal(link, end)}
    </>
  );
}

/**
 * Puts an element at the end of a page and keeps it there: the view of a later block may come after it.
 * @param onMade - receives the element, which has no box of its own
 */
function keepEnd(root: HTMLElement, onMade: (end: HTMLElement) => void): () => void {
  const end = document.createElement('div');
  end.className = styles.end ?? '';
  const keep = () => {
    if (root.lastChild !== end) root.appendChild(end);
  };
  keep();
  const observer = new MutationObserver(keep);
  observer.observe(root, { childList: true });
  onMade(end);
  return () => {
    observer.disconnect();
    end.remove();
  };
}

const isTyped = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type=radio]):not([type=checkbox]), textarea');

/** What receives the focus is scrolled above the bar; while the visitor types, the keyboard has the lower edge. */
function makeWay(root: HTMLElement, bar: HTMLElement): () => void {
  const scroller = root.closest('dialog') ? root.parentElement : document.documentElement;
  const update = (event: FocusEvent) => {
    bar.dataset.typing = String(event.type === 'focusin' && isTyped(event.target));
  };
  if (scroller) scroller.style.scrollPaddingBottom = `${bar.offsetHeight}px`;
  root.addEventListener('focusin', update);
  root.addEventListener('focusout', update);
  return () => {
    if (scroller) scroller.style.scrollPaddingBottom = '';
    root.removeEventListener('focusin', update);
    root.removeEventListener('focusout', update);
  };
}
