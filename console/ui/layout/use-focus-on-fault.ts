import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus of a dialog that refuses what was entered from its button to the first field that is wrong, else to the
 * message that says why. The reason may come with the next render, or with an answer of the console.
 * @returns tells that the dialog was submitted
 */
export function useFocusOnFault(box: RefObject<HTMLElement | null>): () => void {
  const submittedFrom = useRef<Element | null>(null);
  const settle = useRef(() => {
    const fault = submittedFrom.current && faultIn(box.current);
    if (!fault) return;
    // The operator has gone on meanwhile.
    const { activeElement } = document;
    if (activeElement === submittedFrom.current || activeElement === document.body) focusOn(fault);
    submittedFrom.current = null;
  });
  useEffect(() => {
    if (!box.current) return;
    const observer = new MutationObserver(() => settle.current());
    observer.observe(box.current, {
      childList: true,
      subtree: true,
      attributeFilter: ['aria-invalid', 'role'],
    });
    return () => observer.disconnect();
  }, [box]);
  return () => {
    submittedFrom.current = document.activeElement;
    // What was wrong already, and is refused again, changes nothing in the page.
    requestAnimationFrame(() => settle.current());
  };
}

const faultIn = (box: HTMLElement | null): HTMLElement | null =>
  box?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
  box?.querySelector<HTMLElement>('[role="alert"]:not(:empty)') ??
  null;

function focusOn(fault: HTMLElement): void {
  if (fault.role === 'alert') fault.tabIndex = -1;
  fault.focus();
}
