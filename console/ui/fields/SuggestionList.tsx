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

/** As wide as the input, or as its options need where the dialog or the page has room. */
function placeUnder(anchor: HTMLElement, list: HTMLElement): void {
  const box = anchor.getBoundingClientRect();
  const around = anchor.closest('dialog')?.getBoundingClientRect();
  const end = Math.min(around ? around.right - 24 : innerWidth, innerWidth - 8);
  const minWidth = Math.max(box.width, 220);
  const left = Math.max(8, Math.min(box.left, end - minWidth));
  const below = innerHeight - box.bottom - 8;
  const isAbove = below < 160 && box.top > below;
  list.style.left = `${left}px`;
  list.style.minWidth = `${minWidth}px`;
  list.style.maxWidth = `${Math.max(minWidth, Math.min(maxWidth, end - left))}px`;
  list.style.maxHeight = `${Math.min(maxHeight, isAbove ? box.top - 8 : below)}px`;
  list.style.top = isAbove ? 'auto' : `${box.bottom + 2}px`;
  list.style.bottom = isAbove ? `${innerHeight - box.top + 2}px` : 'auto';
}

/** The list of suggestions under an input, while it is open. */
export const SuggestionList = (props: Props) => (props.suggestions.isOpen ? <OpenList {...props} /> : null);

/** In the top layer, so that no table and no dialog cuts it. */
const OpenList = observer(function OpenList({ suggestions, label, onChoose }: Props) {
  const { id, options, hiddenCount, showMore, highlightedIndex, anchor } = suggestions;
  const say = useWords(fieldWords);
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    list.current?.showPopover();
    return keepPlaced(() => {
      if (anchor.current && list.current) placeUnder(anchor.current, list.current);
    });
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
