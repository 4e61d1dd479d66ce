import { type KeyboardEvent, useEffect, useState } from 'react';
import type { Option } from './filter-options.ts';
import { SuggestionList } from './SuggestionList.tsx';
import { type Suggestions, useSuggestions } from './use-suggestions.ts';

/** How a text was committed. */
export type CommitKey = 'Enter' | 'Tab' | 'blur';

export interface ComboboxProps {
  id?: string;
  label: string;
  /** The initial text. */
  value: string;
  options: readonly Option[];
  isInvalid?: boolean;
  describedBy?: string | undefined;
  /** Takes the focus and opens its list on mount, for the editor of a cell. */
  opensAtOnce?: boolean;
  placeholder?: string;
  /** The value is text that the operator has just begun to type. */
  isTyped?: boolean;
  /** Suggestions for a value that is not an option: listed instead of all options until the text changes. */
  similar?: readonly Option[];
  /** After every keystroke. */
  onText?: (text: string) => void;
  onCommit: (text: string, key: CommitKey, isBack: boolean) => void;
  onCancel?: () => void;
}

const none: readonly Option[] = [];

/** A text that is one of many options: typing filters the list, Enter takes the highlighted one. */
export function Combobox(props: ComboboxProps) {
  const { id, label, isInvalid = false, describedBy, placeholder } = props;
  const { text, type, onKeyDown, commit, suggestions } = useCombobox(props);
  return (
    <>
      <input
        ref={suggestions.anchor}
        id={id}
        aria-label={label}
        aria-invalid={isInvalid}
        aria-describedby={describedBy}
        {...suggestions.aria}
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
        value={text}
        onChange={(event) => type(event.target.value)}
        onClick={suggestions.open}
        onKeyDown={onKeyDown}
        onBlur={() => commit(text, 'blur')}
      />
      <SuggestionList
        suggestions={suggestions}
        label={label}
        onChoose={(option) => commit(option.value, 'Enter')}
      />
    </>
  );
}

function useCombobox(props: ComboboxProps) {
  const { value, options, similar = none, isTyped: startsTyped = false, onText, onCommit, onCancel } = props;
  const [text, setText] = useState(value);
  const [isTyped, setTyped] = useState(startsTyped);
  // biome-ignore lint/correctness/useExhaustiveDependencies: text that is being typed outlives a change by somebody else
  useEffect(() => {
    if (!isTyped || startsTyped) setText(value);
  }, [value]);
  // All options while the text is still the value; matching options once the operator types.
  const pinned = text === value ? similar : none;
  const isFiltered = isTyped || pinned.length > 0;
  const query = isFiltered ? text : '';
  const suggestions = useSuggestions({
    options,
    query,
    pinned,
    highlightsPinned: pinned.length === 1,
    current: isFiltered ? null : value,
  });
  useOpenAtOnce(props, suggestions);
  const type = (typed: string) => {
    setText(typed);
    onText?.(typed);
    setTyped(true);
    suggestions.open();
  };
  const commit = (committed: string, key: CommitKey, isBack = false) => {
    suggestions.close();
    setTyped(false);
    setText(committed);
    onCommit(committed, key, isBack);
  };
  const finish = (event: KeyboardEvent, key: 'Enter' | 'Tab') => {
    const { isOpen, highlighted, isHighlightMoved } = suggestions;
    const isCompleted = text.trim() !== '' && (isTyped || suggestions.options.length === 1);
    const takesHighlighted = isCompleted || isHighlightMoved;
    const finished = takesHighlighted ? (highlighted?.value ?? text) : text;
    // In a form, Tab only moves on; in a cell it commits like Enter.
    if (key === 'Tab' && !onCancel) return setText(finished);
    // With its list closed, Enter would also submit the form.
    if (isOpen || onCancel) event.preventDefault();
    commit(finished, key, event.shiftKey);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || suggestions.handleKey(event)) return;
    if (event.key === 'Enter' || event.key === 'Tab') finish(event, event.key);
    if (event.key !== 'Escape') return;
    setText(value);
    setTyped(false);
    onCancel?.();
  };
  return { text, type, onKeyDown, commit, suggestions };
}

/** A refused value keeps its list closed: the list would cover the reason. */
function useOpenAtOnce(
  { opensAtOnce = false, isTyped = false, isInvalid = false }: ComboboxProps,
  suggestions: Suggestions,
) {
  const { anchor, open } = suggestions;
  // biome-ignore lint/correctness/useExhaustiveDependencies: on mount only
  useEffect(() => {
    if (!opensAtOnce) return;
    anchor.current?.focus();
    if (!isTyped) anchor.current?.select();
    if (!isInvalid) open();
  }, [opensAtOnce]);
}
