import { type ClipboardEvent, type KeyboardEvent, useEffect, useMemo } from 'react';
import type { Labels } from '../../../ops/wording/labels.ts';
import { fieldWords } from '../field-values/field-words.ts';
import type { IdsByName } from '../field-values/ids-by-name.ts';
import { similarNames } from '../field-values/similar-names.ts';
import { beforeLast, endsPart, lastPart, partsOf, type Tokens, withTokens } from '../field-values/tokens.ts';
import { useWords } from '../language/use-words.ts';
import { NamedId } from '../value-display/NamedId.tsx';
import type { Option } from './filter-options.ts';
import { SuggestionList } from './SuggestionList.tsx';
import styles from './TokenField.module.css';
import { useCompletion } from './use-completion.ts';

interface Props {
  id?: string;
  label: string;
  value: Tokens;
  /** Empty: any text can be a token. */
  options: readonly Option[];
  /** What the tokens are called, where they do not say it themselves. */
  labels?: Labels | undefined;
  /** Ids by other names: aliases of cities. */
  named: IdsByName;
  isInvalid?: boolean;
  describedBy?: string | undefined;
  startsAtOnce?: boolean;
  /** What it has at first was typed just now; what was left in it before is asked about by its fault alone. */
  startsOpen?: boolean;
  onChange: (value: Tokens) => void;
  /** What a text that is no option would be called as a new one; null where it can be none. */
  newOf?: ((text: string) => string | null) | undefined;
  onNew?: ((name: string) => void) | undefined;
  /** Enter takes a new one where nothing else is offered, and no known one is near: there is nothing to ask. */
  takesNew?: boolean;
  /** Enter or Tab on what is no option: the reason is wanted. */
  onUnknown?: (value: Tokens) => void;
  /** Enter or Tab with nothing typed: nothing more is to come. */
  onDone?: (key: 'Enter' | 'Tab', isBack: boolean) => void;
  onCancel?: () => void;
}

/** A list of short texts: each a token that can be taken away, and a text that completes the next. */
export function TokenField(props: Props) {
  const { id, label, value, options, labels, named, isInvalid } = props;
  const { startsAtOnce = false, startsOpen = false, takesNew = false } = props;
  const { onChange, newOf, onNew, onUnknown, onDone, onCancel } = props;
  const { tokens, rest } = value;
  const say = useWords(fieldWords);
  const left = options.filter((one) => !tokens.includes(one.value));
  const query = lastPart(rest);
  const isKnown = (one: string) => withTokens([], [one], options, named).rest === '';
  const names = newOf ? partsOf(rest).flatMap((one) => (isKnown(one) ? [] : (newOf(one) ?? []))) : [];
  const namesKey = [...new Set(names)].join('、');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the language, and all is drawn anew
  const offers = useMemo(
    () => partsOf(namesKey).map((name) => ({ value: name, label: say('newCity', { name }), isNew: true })),
    [namesKey],
  );
  const [offer, ...others] = offers;
  const isNear = () => options.some(({ value: one }) => similarNames(offer?.value ?? '', [one]).length > 0);
  const isPlain = takesNew && offer !== undefined && others.length === 0 && !isNear();
  const list = useCompletion(left, query, offers, isPlain);
  const { anchor, open } = list;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it appears
  useEffect(() => {
    if (!startsAtOnce) return;
    anchor.current?.focus();
    if (startsOpen) open();
  }, [startsAtOnce]);
  const add = (given: readonly string[]): Tokens => {
    const next = withTokens(tokens, given, options, named);
    onChange(next);
    // What may be any of several stays, to be chosen from the list.
    const isSeveral = partsOf(next.rest).some((one) => (named.get(one) ?? []).length > 1);
    if (isSeveral) open();
    else list.close();
    return next;
  };
  const make = (name: string) => {
    onNew?.(name);
    const rests = partsOf(rest).filter((one) => newOf?.(one) !== name);
    const known = withTokens(tokens, rests, options, named);
    onChange({ tokens: [...new Set([...known.tokens, name])], rest: known.rest });
    list.close();
    anchor.current?.focus();
  };
  const choose = (option: Option) =>
    option.isNew ? make(option.value) : add([...partsOf(beforeLast(rest)), option.value]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    // Where the list only asks whether to make something new, Escape answers it: nothing is to be made.
    const isQuestion = list.isOpen && list.options.length === offers.length && onCancel !== undefined;
    if (event.key === 'Escape' && isQuestion) {
      onCancel();
      return;
    }
    if (list.pressed(event)) return;
    const isEmpty = rest.trim() === '';
    const isEnd = event.key === 'Enter' || event.key === 'Tab';
    const given = query !== '' || list.isMoved ? list.marked : undefined;
    // Tab and a comma go on; what is new comes about by Enter, or by who has gone there.
    const marked = given?.isNew && event.key !== 'Enter' && !list.isMoved ? undefined : given;
    if (event.key === 'Escape') onCancel?.();
    else if (event.key === 'Backspace' && rest === '') onChange({ tokens: tokens.slice(0, -1), rest });
    else if (marked && (event.key === 'Enter' || !isEmpty) && (isEnd || endsPart(event.key))) {
      event.preventDefault();
      choose(marked);
    } else if (isEmpty && isEnd) {
      if (!onDone) return;
      event.preventDefault();
      onDone(event.key as 'Enter' | 'Tab', event.shiftKey);
    } else if (isEnd) {
      const next = add(partsOf(rest));
      // A cell keeps who is in it; from field to field Tab always goes on.
      if (event.key === 'Enter' || onDone || next.rest === '') event.preventDefault();
      if (next.rest !== '') onUnknown?.(next);
    }
  };
  const onPaste = (event: ClipboardEvent) => {
    const given = partsOf(event.clipboardData.getData('text'));
    if (given.length < 2) return;
    event.preventDefault();
    event.stopPropagation();
    const next = add([...partsOf(rest), ...given]);
    if (next.rest !== '') onUnknown?.(next);
  };
  return (
    <>
      <div className={styles.box}>
        {tokens.map((token) => (
          <span key={token} className={styles.token}>
            <NamedId id={token} name={labels?.get(token)} />
            <button
              type="button"
              className={styles.away}
              aria-label={say('takeAway', { name: token })}
              onClick={() => onChange({ tokens: tokens.filter((one) => one !== token), rest })}
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
          aria-invalid={isInvalid}
          aria-describedby={props.describedBy}
          {...list.aria}
          autoComplete="off"
          placeholder={tokens.length === 0 ? say('typeToAdd') : ''}
          value={rest}
          onChange={({ target, nativeEvent }) => {
            const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing === true;
            if (endsPart(target.value) && !isComposing) {
              const next = withTokens(tokens, partsOf(target.value), options, named);
              onChange({ ...next, rest: next.rest === '' ? '' : `${next.rest}、` });
            } else onChange({ tokens, rest: target.value });
            list.open();
          }}
          onClick={list.open}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onBlur={() => {
            list.close();
            if (rest.trim() !== '') onChange(withTokens(tokens, partsOf(rest), options, named));
          }}
        />
        <SuggestionList completion={list} label={label} onChoose={choose} />
      </div>
      {isInvalid && offers.length > 0 && !list.isOpen && (
        <div className={styles.offers}>
          {offers.map((offer) => (
            <button key={offer.value} type="button" onClick={() => make(offer.value)}>
              {offer.label}
            </button>
          ))}
        </div>
      )}
    </>
  );
}
