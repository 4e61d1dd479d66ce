import { useRef, useState } from 'react';
import type { BlockOf } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';
import { useMessage } from '../context/use-message.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './Carousel.module.css';

/** Cards in a row that the visitor scrolls by touch, arrow keys or buttons. They never move by themselves. */
export function Carousel({ block }: { block: BlockOf<'carousel'> }) {
  const { text } = usePage();
  const message = useMessage();
  const track = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const last = block.items.length - 1;
  const title = block.title === undefined ? undefined : text(block.title);

  const look = ({ scrollLeft, scrollWidth, clientWidth }: HTMLElement) => {
    const way = scrollWidth - clientWidth;
    // Less than 0 in a page that is written from the right.
    setShown(way > 0 ? Math.round((Math.abs(scrollLeft) / way) * last) : 0);
  };
  // At once: a browser takes up to a second to scroll smoothly. iOS 13 lacks scrollTo with options.
  const goTo = (index: number) => {
    const list = track.current;
    if (!list) return;
    const way = list.scrollWidth - list.clientWidth;
    list.scrollLeft = ((getComputedStyle(list).direction === 'rtl' ? -way : way) * index) / last;
  };
  return (
    <section className={styles.carousel} aria-label={title ?? message('carousel.label')}>
      {title !== undefined && <h2 className={styles.title}>{title}</h2>}
      <ul
        ref={track}
        className={styles.track}
        onScroll={(event) => look(event.currentTarget)}
        aria-label={message('carousel.label')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll what has the focus
        tabIndex={0}
      >
        {block.items.map((item) => (
          <li key={item.title} className={styles.item}>
            {item.icon && (
              <span className={styles.icon}>
                <Icon name={item.icon} size={22} />
              </span>
            )}
            <p className={styles.heading}>{text(item.title)}</p>
            {item.text !== undefined && <p className={styles.text}>{text(item.text)}</p>}
          </li>
        ))}
      </ul>
      <div className={styles.controls}>
        <Turn
          label={message('carousel.previous')}
          look={styles.back}
          off={shown === 0}
          onPress={() => goTo(shown - 1)}
        />
        <p className={styles.dots} aria-hidden="true">
          {block.items.map((item, index) => (
            <i key={item.title} className={index === shown ? styles.here : undefined} />
          ))}
        </p>
        <Turn label={message('carousel.next')} off={shown === last} onPress={() => goTo(shown + 1)} />
      </div>
    </section>
  );
}

interface TurnProps {
  label: string;
  /** At the end of the row. The button is not `disabled`, so it keeps the focus. */
  off: boolean;
  look?: string | undefined;
  onPress: () => void;
}

function Turn({ label, off, look = '', onPress }: TurnProps) {
  return (
    <button
      type="button"
      className={`${styles.turn} ${look}`}
      aria-label={label}
      aria-disabled={off}
      onClick={off ? undefined : onPress}
    >
      <Icon name="arrow" size={20} />
    </button>
  );
}
