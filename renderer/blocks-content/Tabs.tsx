import { Children, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import type { BlockOf } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';
import styles from './Tabs.module.css';
import { useSwipe } from './use-swipe.ts';

const steps: Record<string, (place: number, last: number) => number> = {
  ArrowRight: (place, last) => (place === last ? 0 : place + 1),
  ArrowLeft: (place, last) => (place === 0 ? last : place - 1),
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

  const choose = (place: number) => setState((now) => ({ chosen: place, opened: [...now.opened, place] }));
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
        {block.tabs.map(({ label }, place) => (
          <button
            key={label}
            type="button"
            role="tab"
            id={`${id}-tab-${place}`}
            aria-controls={`${id}-panel-${place}`}
            aria-selected={place === chosen}
            tabIndex={place === chosen ? 0 : -1}
            className={styles.tab}
            onClick={() => choose(place)}
          >
            {text(label)}
          </button>
        ))}
      </div>
      {block.tabs.map(({ label }, place) => (
        <div
          key={label}
          role="tabpanel"
          id={`${id}-panel-${place}`}
          aria-labelledby={`${id}-tab-${place}`}
          hidden={place !== chosen}
          className={styles.panel}
          {...swipe}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel of text alone is reached by Tab, too
          tabIndex={0}
        >
          {opened.includes(place) && panels[place]}
        </div>
      ))}
    </div>
  );
}
