import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLatest } from '../ui/use-latest.ts';
import { useScrollEnd } from './use-scroll-end.ts';
import styles from './Wheel.module.css';

/** Rows that a page key moves by. */
const rowsOfPage = 5;

export interface WheelOption {
  value: string;
  name: string;
}

/**
 * Chooses the row at the current scroll position of a column that is still turning; returns whether the choice
 * changed.
 */
export type Settle = () => boolean;

interface Props {
  id: string;
  label: string;
  options: readonly WheelOption[];
  /** The chosen option; a value that is not in the list counts as the first option. */
  value: string;
  onChange: (value: string) => void;
  /** Longest name that fits on one line, characters. */
  lineLength: number;
  /** Its options are being loaded. */
  busy?: boolean;
  /** Every column of a wheel registers its `Settle` here. */
  settling: RefObject<Set<Settle>>;
}

/** One column of a wheel, turned by touch, mouse wheel, press or arrow keys; a listbox to assistive technology. */
export function WheelColumn({
  id,
  label,
  options,
  value,
  onChange,
  lineLength,
  busy = false,
  settling,
}: Props) {
  const list = useRef<HTMLDivElement>(null);
  const index = Math.max(
    0,
    options.findIndex((option) => option.value === value),
  );

  const choose = useLatest((wanted: number): boolean => {
    const next = Math.min(options.length - 1, Math.max(0, wanted));
    const option = options[next];
    if (!option || next === index) return false;
    onChange(option.value);
    return true;
  });
  const settle = useLatest<Settle>(() => (list.current ? choose.current(rowInMiddle(list.current)) : false));
  const rest = useScrollEnd(() => settle.current());

  useEffect(() => {
    const all = settling.current;
    const mine: Settle = () => settle.current();
    all.add(mine);
    return () => {
      all.delete(mine);
    };
  }, [settling, settle]);

  // The values instead of the array: a new array with the same values must not stop a turning wheel.
  const values = options.map((option) => option.value).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other options are another wheel, even at the same index
  useLayoutEffect(() => {
    const show = () => list.current && showRow(list.current, index);
    // In a dialog that is about to open there is nothing to scroll, and to look would lay out the whole page.
    if (list.current?.closest('dialog')?.open !== false) show();
    let frame = 0;
    // A dialog that is about to open has no height yet, and an element without height does not scroll. One that opens
    // without a press, after a call, opens some frames later on a slow phone.
    const showOnceOpen = () => {
      if (list.current?.clientHeight === 0) frame = requestAnimationFrame(showOnceOpen);
      else show();
    };
    frame = requestAnimationFrame(showOnceOpen);
    return () => cancelAnimationFrame(frame);
  }, [index, values]);

  const turnByKey = (event: KeyboardEvent) => {
    const wanted = indexAfterKey(event.key, index, options.length);
    if (wanted === null) return;
    event.preventDefault();
    choose.current(wanted);
  };

  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-busy={busy}
      aria-activedescendant={`${id}-${index}`}
      className={styles.column}
      onKeyDown={turnByKey}
      {...rest}
    >
      {options.map((option, at) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the column's, which has the focus
        // biome-ignore lint/a11y/useFocusableInteractive: named by aria-activedescendant
        <div
          key={option.value}
          id={`${id}-${at}`}
          role="option"
          aria-selected={at === index}
          data-empty={option.value === ''}
          data-long={option.name.length > lineLength}
          className={styles.row}
          onClick={() => choose.current(at)}
        >
          {option.name}
        </div>
      ))}
    </div>
  );
}

function indexAfterKey(key: string, index: number, count: number): number | null {
  switch (key) {
    case 'ArrowUp':
      return index - 1;
    case 'ArrowDown':
      return index + 1;
    case 'PageUp':
      return index - rowsOfPage;
    case 'PageDown':
      return index + rowsOfPage;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

const middleOf = (row: HTMLElement): number => row.offsetTop + row.offsetHeight / 2;

/** Rows differ in height: a long name, or large text, takes more lines. */
function rowInMiddle(list: HTMLElement): number {
  const middle = list.scrollTop + list.clientHeight / 2;
  const distances = [...list.querySelectorAll<HTMLElement>('[role=option]')].map((row) =>
    Math.abs(middleOf(row) - middle),
  );
  return distances.indexOf(Math.min(...distances));
}

function showRow(list: HTMLElement, index: number): void {
  const row = list.querySelectorAll<HTMLElement>('[role=option]')[index];
  if (!row) return;
  const top = middleOf(row) - list.clientHeight / 2;
  if (Math.abs(list.scrollTop - top) > 1) list.scrollTop = top;
}
