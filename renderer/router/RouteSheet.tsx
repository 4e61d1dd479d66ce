import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import dialogStyles from '../ui/Dialog.module.css';
import { openDialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useLatest } from '../ui/use-latest.ts';
import type { PageBehind } from './page-behind.ts';
import styles from './RouteSheet.module.css';

interface RouteSheetProps {
  title: string;
  closeLabel: string;
  behind: PageBehind;
  children: ReactNode;
}

/** The route has an entry of its own in the history: Back leaves it. */
const noEntry = () => () => undefined;

/** A route in a sheet above the page that led to it. Whatever closes it goes back to that page. */
export function RouteSheet({ title, closeLabel, behind, children }: RouteSheetProps) {
  const ground = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const isLeaving = useRef(false);
  const opener = useLatest(behind.returnFocus);
  useLayoutEffect(() => {
    behind.element.style.marginTop = `${-behind.top}px`;
    if (ground.current) ground.current.textContent = '';
    ground.current?.append(behind.element);
  }, [behind]);
  const close = useRef(() => {
    // Two presses are one step back.
    if (isLeaving.current) return;
    isLeaving.current = true;
    window.history.back();
  });
  useEffect(() => {
    isLeaving.current = false;
    if (!dialog.current) return;
    const closed = openDialog(dialog.current, close.current, noEntry);
    return () => {
      closed();
      opener.current();
    };
  }, [opener]);
  const body = useSheetBody();
  return (
    <>
      <div ref={ground} className={styles.behind} aria-hidden="true" />
      <dialog ref={dialog} className={`${dialogStyles.dialog} ${dialogStyles.sheet}`} aria-label={title}>
        <div className={dialogStyles.head}>
          <h2 className={dialogStyles.title}>{title}</h2>
          <button
            type="button"
            className={dialogStyles.close}
            onClick={close.current}
            aria-label={closeLabel}
          >
            <Icon name="close" />
          </button>
        </div>
        <div ref={body} className={dialogStyles.body}>
          {children}
        </div>
      </dialog>
    </>
  );
}

/** Escape has closed a popup inside of the sheet: it does not close the sheet, too. */
const stopHandled = (event: KeyboardEvent) => {
  if (event.defaultPrevented) event.stopPropagation();
};

/** The sheet scrolls by itself: it is closed while the visitor is on another page, and has its position afterwards. */
function useSheetBody() {
  const body = useRef<HTMLDivElement>(null);
  const top = useRef(0);
  useEffect(() => {
    const scroller = body.current;
    if (!scroller) return;
    scroller.scrollTop = top.current;
    const record = () => {
      top.current = scroller.scrollTop;
    };
    scroller.addEventListener('scroll', record, { passive: true });
    scroller.addEventListener('keydown', stopHandled);
    return () => {
      scroller.removeEventListener('scroll', record);
      scroller.removeEventListener('keydown', stopHandled);
    };
  }, []);
  return body;
}
