import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { fieldWords } from '../field-values/field-words.ts';
import { useWords } from '../language/use-words.ts';
import type { Option } from './filter-options.ts';
import styles from './SuggestionList.module.css';
import type { Completion } from './use-completion.ts';

interface Props {
  completion: Completion;
  label: string;
  onChoose: (option: Option) => void;
}

const most = 280;
const widest = 480;

/** As wide as the text, or as its options need where there is room: within the dialog, or the page. */
function placeUnder(anchor: HTMLElement, list: HTMLElement): void {
  const box = anchor.getBoundingClientRect();
  const around = anchor.closest('dialog')?.getBoundingClientRect();
  const end = Math.min(around ? around.right - 24 : innerWidth, innerWidth - 8);
  const least = Math.max(box.width, 220);
  const left = Math.max(8, Math.min(box.left, end - least));
  const below = innerHeight - box.bottom - 8;
  const isAbove = below < 160 && box.top > below;
  list.style.left = `${left}px`;
  list.style.minWidth = `${least}px`;
  list.style.maxWidth = `${Math.max(least, Math.min(widest, end - left))}px`;
  list.style.maxHeight = `${Math.min(most, isAbove ? box.top - 8 : below)}px`;
  list.style.top = isAbove ? 'auto' : `${box.bottom + 2}px`;
  list.style.bottom = isAbove ? `${innerHeight - box.top + 2}px` : 'auto';
}

/** The list under a text that completes it, while it is open. */
export const SuggestionList = (props: Props) => (props.completion.isOpen ? <OpenList {...props} /> : null);

/** In the top layer, so that no table and no dialog cuts it. */
const OpenList = observer(function OpenList({ completion, label, onChoose }: Props) {
  const { id, options, more, showMore, at, anchor } = completion;
  const say = useWords(fieldWords);
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    list.current?.showPopover();
    const place = () => {
      if (anchor.current && list.current) placeUnder(anchor.current, list.current);
    };
    place();
    // The text moves with the window and with whatever it stands in.
    addEventListener('resize', place);
    addEventListener('scroll', place, { capture: true, passive: true });
    return () => {
      removeEventListener('resize', place);
      removeEventListener('scroll', place, { capture: true });
    };
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
      {options.map(({ value, label: name, about, isNew }, index) => (
        <div
          key={isNew ? `+${value}` : value}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === at}
          className={styles.option}
          // Before the input loses the focus, which would commit what was typed.
          onPointerDown={(event) => {
            event.preventDefault();
            onChoose({ value, label: name, ...(isNew && { isNew }) });
          }}
        >
          {name !== '' && <span className={styles.name}>{name}</span>}
          {!isNew && <span className={name === '' ? styles.name : styles.value}>{value}</span>}
          {about && <span className={styles.about}>{about}</span>}
        </div>
      ))}
      {more > 0 && (
        <div
          id={`${id}-${options.length}`}
          role="option"
          tabIndex={-1}
          aria-selected={at === options.length}
          className={`${styles.option} ${styles.more}`}
          onPointerDown={(event) => {
            event.preventDefault();
            showMore();
          }}
        >
          {say('moreFit', { shown: options.length, count: options.length + more })}
        </div>
      )}
    </div>
  );
});
