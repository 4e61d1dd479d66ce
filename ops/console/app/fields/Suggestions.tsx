import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import styles from './Suggestions.module.css';
import type { Option } from './suggest.ts';

interface Props {
  id: string;
  label: string;
  options: readonly Option[];
  /** Which one Enter would take. */
  at: number;
  anchor: RefObject<HTMLElement | null>;
  onChoose: (value: string) => void;
}

const most = 280;

/** The list under a text that completes it; in the top layer, so that no table and no dialog cuts it. */
export function Suggestions({ id, label, options, at, anchor, onChoose }: Props) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = anchor.current?.getBoundingClientRect();
    const own = list.current;
    if (!box || !own) return;
    own.showPopover();
    const below = innerHeight - box.bottom - 8;
    const isAbove = below < 160 && box.top > below;
    own.style.left = `${Math.min(box.left, innerWidth - 260)}px`;
    own.style.minWidth = `${Math.max(box.width, 220)}px`;
    own.style.maxHeight = `${Math.min(most, isAbove ? box.top - 8 : below)}px`;
    own.style.top = isAbove ? 'auto' : `${box.bottom + 2}px`;
    own.style.bottom = isAbove ? `${innerHeight - box.top + 2}px` : 'auto';
  }, [anchor]);
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <div
      ref={list}
      id={id}
      popover="manual"
      role="listbox"
      aria-label={label}
      className={styles.list}
      tabIndex={-1}
    >
      {options.map(({ value, label: name }, index) => (
        <div
          key={value}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === at}
          className={styles.option}
          // Before the input loses the focus, which would commit what was typed.
          onPointerDown={(event) => {
            event.preventDefault();
            onChoose(value);
          }}
        >
          {name !== '' && <span className={styles.name}>{name}</span>}
          <span className={name === '' ? styles.name : styles.value}>{value}</span>
        </div>
      ))}
    </div>
  );
}
