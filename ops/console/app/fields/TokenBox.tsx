import { type ClipboardEvent, type KeyboardEvent, useEffect, useState } from 'react';
import { Named } from '../names/Named.tsx';
import { useWords } from '../words.ts';
import { fieldWords } from './field-words.ts';
import type { IdsByName } from './ids-by-name.ts';
import type { Labels } from './labels.ts';
import { Suggestions } from './Suggestions.tsx';
import type { Option } from './suggest.ts';
import styles from './TokenBox.module.css';
import { useCompletion } from './use-completion.ts';

interface Props {
  id?: string;
  label: string;
  tokens: readonly string[];
  /** Empty: any text can be a token. */
  options: readonly Option[];
  /** What the tokens are called, where they do not say it themselves. */
  labels?: Labels | undefined;
  /** Ids by other names: aliases of cities. */
  named: IdsByName;
  isInvalid?: boolean;
  describedBy?: string | undefined;
  startsAtOnce?: boolean;
  /** What is typed of a token at first, and then by and by. */
  typed?: string;
  onTyped?: (text: string) => void;
  onChange: (tokens: string[]) => void;
  /** Enter or Tab with nothing typed: nothing more is to come. */
  onDone?: (key: 'Enter' | 'Tab', isBack: boolean) => void;
  onCancel?: () => void;
}

const separators = /[、，,;；\s]+/;

/** A list of short texts: each a token that can be taken away, and a text that completes the next. */
export function TokenBox(props: Props) {
  const { id, label, tokens, options, labels, named, startsAtOnce = false, typed = '' } = props;
  const { onTyped, onChange, onDone, onCancel } = props;
  const say = useWords(fieldWords);
  const [text, setText] = useState(typed);
  const left = options.filter(({ value }) => !tokens.includes(value));
  const list = useCompletion(left, text);
  const { anchor, open } = list;
  useEffect(() => {
    if (!startsAtOnce) return;
    anchor.current?.focus();
    if (typed !== '') open();
  }, [startsAtOnce, typed, anchor, open]);
  useEffect(() => {
    onTyped?.(text);
  }, [text, onTyped]);
  const add = (given: readonly string[]) => {
    const isOption = (one: string) => options.some(({ value }) => value === one);
    const meant = (one: string) => (named.get(one) ?? []).filter(isOption);
    const known = given
      .filter((one) => one !== '')
      .map((one) => {
        const [id, ...others] = isOption(one) ? [one] : meant(one);
        return id === undefined || others.length > 0 ? one : id;
      });
    const fits = (one: string) => options.length === 0 || isOption(one);
    onChange([...new Set([...tokens, ...known.filter(fits)])]);
    const left = known.filter((one) => !fits(one));
    // What is none of them, or any of several, stays, to be mended; what it may be is in the list.
    setText(left.join('、'));
    if (left.some((one) => meant(one).length > 1)) open();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || list.pressed(event)) return;
    const isEmpty = text.trim() === '';
    if (event.key === 'Escape') onCancel?.();
    else if (event.key === 'Backspace' && text === '') onChange(tokens.slice(0, -1));
    else if (isEmpty && (event.key === 'Enter' || event.key === 'Tab')) {
      if (!onDone) return;
      event.preventDefault();
      onDone(event.key, event.shiftKey);
    } else if (!isEmpty && ['Enter', 'Tab', ',', '，', '、', ';'].includes(event.key)) {
      event.preventDefault();
      add([list.marked?.value ?? text.trim()]);
    }
  };
  const onPaste = (event: ClipboardEvent) => {
    const given = event.clipboardData.getData('text').split(separators).filter(Boolean);
    if (given.length < 2) return;
    event.preventDefault();
    event.stopPropagation();
    add(given);
  };
  return (
    <div className={styles.box}>
      {tokens.map((token) => (
        <span key={token} className={styles.token}>
          <Named id={token} name={labels?.get(token)} />
          <button
            type="button"
            className={styles.away}
            aria-label={say('takeAway', { name: token })}
            onClick={() => onChange(tokens.filter((one) => one !== token))}
          >
            ×
          </button>
        </span>
      ))}
      <input
        ref={anchor}
        id={id}
        className={styles.input}
        aria-label={label}
        aria-invalid={props.isInvalid}
        aria-describedby={props.describedBy}
        {...list.aria}
        autoComplete="off"
        placeholder={tokens.length === 0 ? say('typeToAdd') : ''}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          list.open();
        }}
        onClick={list.open}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onBlur={list.close}
      />
      {list.isOpen && (
        <Suggestions
          id={list.id}
          label={label}
          options={list.options}
          at={list.at}
          anchor={anchor}
          onChoose={(value) => add([value])}
        />
      )}
    </div>
  );
}
