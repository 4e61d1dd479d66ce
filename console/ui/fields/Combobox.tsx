import { type KeyboardEvent, useEffect, useState } from 'react';
import type { Option } from './filter-options.ts';
import { SuggestionList } from './SuggestionList.tsx';
import { useCompletion } from './use-completion.ts';

interface Props {
  id?: string;
  label: string;
  /** What stands in it at first. */
  value: string;
  options: readonly Option[];
  isInvalid?: boolean;
  describedBy?: string | undefined;
  /** A cell is edited as soon as it appears. */
  opensAtOnce?: boolean;
  placeholder?: string;
  /** Its value is what somebody has just begun to type, and is going on with. */
  isTyped?: boolean;
  /** What its value may have meant where it is none of the options: listed in place of all, and taken by who goes there. */
  near?: readonly Option[];
  /** With every keystroke. */
  onText?: (text: string) => void;
  onCommit: (text: string, key: 'Enter' | 'Tab' | 'blur', isBack: boolean) => void;
  onCancel?: () => void;
}

const none: readonly Option[] = [];

/** A text that is one of many: typing narrows the list, Enter takes the marked one. */
export function Combobox({
  id,
  label,
  value,
  options,
  isInvalid = false,
  describedBy,
  opensAtOnce = false,
  placeholder,
  isTyped: startsTyped = false,
  near = none,
  onText,
  onCommit,
  onCancel,
}: Props) {
  const [text, setText] = useState(value);
  const [isTyped, setTyped] = useState(startsTyped);
  // All of them while it still shows what it is, only the fitting ones once somebody types.
  const offers = text === value ? near : none;
  const isSought = isTyped || offers.length > 0;
  const list = useCompletion(options, isSought ? text : '', offers, false, isSought ? null : value);
  const { anchor, open } = list;
  useEffect(() => setText(value), [value]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it appears; a text that is refused then is told why, and no list hides that
  useEffect(() => {
    if (!opensAtOnce) return;
    anchor.current?.focus();
    if (!startsTyped) anchor.current?.select();
    if (!isInvalid) open();
  }, [opensAtOnce]);
  const commit = (given: string, key: 'Enter' | 'Tab' | 'blur', isBack = false) => {
    list.close();
    setTyped(false);
    setText(given);
    onCommit(given, key, isBack);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || list.pressed(event)) return;
    if (event.key === 'Escape') {
      setText(value);
      onCancel?.();
    } else if (event.key === 'Enter' || event.key === 'Tab') {
      const isMeant = isTyped && text.trim() !== '';
      const given = isMeant || (list.isOpen && list.at > 0) ? (list.marked?.value ?? text) : text;
      if (event.key === 'Enter' || onCancel) {
        // With its list closed, Enter is also the form's.
        if (list.isOpen || onCancel) event.preventDefault();
        commit(given, event.key, event.shiftKey);
      } else setText(given);
    }
  };
  return (
    <>
      <input
        ref={anchor}
        id={id}
        aria-label={label}
        aria-invalid={isInvalid}
        aria-describedby={describedBy}
        {...list.aria}
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          onText?.(event.target.value);
          setTyped(true);
          list.open();
        }}
        onClick={list.open}
        onKeyDown={onKeyDown}
        onBlur={() => commit(text, 'blur')}
      />
      <SuggestionList completion={list} label={label} onChoose={(chosen) => commit(chosen.value, 'Enter')} />
    </>
  );
}
