import { Children, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import type { BlockOf } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';
import styles from './Tabs.module.css';
import { useSwipe } from './use-swipe.ts';

const steps: Record<string, (index: number, last: number) => number> = {
  ArrowRight: (index, last) => (index === last ? 0 : index + 1),
  ArrowLeft: (index, last) => (index === 0 ? last : index - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Tabs with one panel each. An opened panel stays mounted, so that its form keeps the answers. */
export function Tabs({ block, children }: { block: BlockOf<'tabs'>; children?: ReactNode }) {
  const { text } = usePage();
  const id = useId();
  const [{ chosen, opened }, setState] = useState({ chosen: 0, opened: [0] });
  const list = useRef<HTMLDivElement>(null);
  const panels = Children.toArray(children);

  const choose = (index: number) => setState((now) => ({ chosen: index, opened: [...now.opened, index] }));
  const swipe = useSwipe((way) => {
    const to = chosen + way;
    if (to >= 0 && to < block.tabs.length) choose(to);
  });
  const onKey = (event: KeyboardEvent) => {
    const to = steps[event.key]?.(chosen, block.tabs.length - 1);
    if (to === undefined) return;
    event.preventDefault();
    choose(to);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus();
  };
  return (
    <div className={styles.tabs}>
      <div ref={list} role="tablist" className={styles.list} onKeyDown={onKey}>
        {block.tabs.map(({ label }, index) => (
          <button
            key={label}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            aria-selected={index === chosen}
            tabIndex={index === chosen ? 0 : -1}
            className={styles.tab}
            onClick={() => choose(index)}
          >
            {text(label)}
          </button>
        ))}
      </div>
      {block.tabs.map(({ label }, index) => (
        <div
          key={label}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={index !== chosen}
          className={styles.panel}
          {...swipe}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel of text alone is reached by Tab, too
          tabIndex={0}
        >
          {opened.includes(index) && panels[index]}
        </div>
      ))}
    </div>
  );
}
