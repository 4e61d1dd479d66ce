import { observer } from 'mobx-react-lite';
import { type PointerEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { fieldWords } from '../field-values/field-words.ts';
import { useWords } from '../language/use-words.ts';
import type { Option } from './filter-options.ts';
import { keepPlaced } from './keep-placed.ts';
import styles from './SuggestionList.module.css';
import type { Suggestions } from './use-suggestions.ts';

interface Props {
  suggestions: Suggestions;
  label: string;
  onChoose: (option: Option) => void;
}

const maxHeight = 280;
const maxWidth = 480;

/** Less room than this shows too few options: then the list covers what is beside its input. */
const leastHeight = 120;

/** Marks an element that the lists of its inputs leave uncovered, such as a bar with further buttons. */
export const uncoveredByLists = { 'data-uncovered-by-lists': '' };

/** The element that the list of an input leaves uncovered: at least the input. */
const uncoveredAround = (anchor: HTMLElement): Element =>
  anchor.closest('[data-uncovered-by-lists]') ?? anchor;

const roomAround = ({ top, bottom }: DOMRect) => ({ above: top - 8, below: innerHeight - bottom - 8 });

/** As wide as the input, or as its options need where the dialog or the page has room. */
function placeUnder(anchor: HTMLElement, list: HTMLElement): void {
  const box = anchor.getBoundingClientRect();
  const whole = uncoveredAround(anchor).getBoundingClientRect();
  const room = roomAround(whole);
  const clear = Math.max(room.above, room.below) < leastHeight ? box : whole;
  const around = anchor.closest('dialog')?.getBoundingClientRect();
  const end = Math.min(around ? around.right - 24 : innerWidth, innerWidth - 8);
  const minWidth = Math.max(box.width, 220);
  const left = Math.max(8, Math.min(box.left, end - minWidth));
  const { above, below } = roomAround(clear);
  const isAbove = below < 160 && above > below;
  list.style.left = `${left}px`;
  list.style.minWidth = `${minWidth}px`;
  list.style.maxWidth = `${Math.max(minWidth, Math.min(maxWidth, end - left))}px`;
  list.style.maxHeight = `${Math.min(maxHeight, isAbove ? above : below)}px`;
  list.style.top = isAbove ? 'auto' : `${clear.bottom + 2}px`;
  list.style.bottom = isAbove ? `${innerHeight - clear.top + 2}px` : 'auto';
}

/** The list of suggestions under an input, while it is open. */
export const SuggestionList = (props: Props) => (props.suggestions.isOpen ? <OpenList {...props} /> : null);

/** In the top layer, so that no table and no dialog cuts it. */
const OpenList = observer(function OpenList({ suggestions, label, onChoose }: Props) {
  const { id, options, hiddenCount, showMore, highlightedIndex, anchor } = suggestions;
  const say = useWords(fieldWords);
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [input, shown] = [anchor.current, list.current];
    if (!input || !shown) return;
    shown.showPopover();
    return keepPlaced([input, uncoveredAround(input)], () => placeUnder(input, shown));
  }, [anchor]);
  useEffect(() => {
    list.current?.children[highlightedIndex]?.scrollIntoView({ block: 'nearest' });
  }, [highlightedIndex]);
  const optionProps = (index: number) => ({ id: `${id}-${index}`, isSelected: index === highlightedIndex });
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
      {options.map((option, index) => (
        <ListOption
          key={option.isNew ? `+${option.value}` : option.value}
          {...optionProps(index)}
          onPress={() => onChoose(option)}
        >
          <OptionText option={option} />
        </ListOption>
      ))}
      {hiddenCount > 0 && (
        <ListOption {...optionProps(options.length)} className={styles.more} onPress={showMore}>
          {say('moreFit', { shown: options.length, count: options.length + hiddenCount })}
        </ListOption>
      )}
    </div>
  );
});

interface ListOptionProps {
  id: string;
  isSelected: boolean;
  className?: string | undefined;
  onPress: () => void;
  children: ReactNode;
}

function ListOption({ id, isSelected, className = '', onPress, children }: ListOptionProps) {
  // On pointerdown: a click comes after the input's blur, which would commit the typed text.
  const onPointerDown = (event: PointerEvent) => {
    event.preventDefault();
    onPress();
  };
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isSelected}
      className={`${styles.option} ${className}`}
      onPointerDown={onPointerDown}
    >
      {children}
    </div>
  );
}

const OptionText = ({ option: { value, label, about, isNew } }: { option: Option }) => (
  <>
    {label !== '' && <span className={styles.name}>{label}</span>}
    {!isNew && <span className={label === '' ? styles.name : styles.value}>{value}</span>}
    {about && <span className={styles.about}>{about}</span>}
  </>
);
