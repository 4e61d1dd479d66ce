import { type ChangeEvent, type ClipboardEvent, type KeyboardEvent, useEffect } from 'react';
import { similarNames } from '../../../ops/did-you-mean/similar-names.ts';
import { fieldWords } from '../field-values/field-words.ts';
import { beforeLast, endsPart, lastPart, partsOf, type Tokens, withTokens } from '../field-values/tokens.ts';
import { useWords } from '../language/use-words.ts';
import type { Option } from './filter-options.ts';
import type { TokenFieldProps } from './TokenField.tsx';
import { type Suggestions, useSuggestions } from './use-suggestions.ts';

/** The suggestions of a token field and what the events of its input do. */
export function useTokenField(props: TokenFieldProps) {
  const { value, vocabulary } = props;
  const newOptions = useNewOptions(props);
  const suggestions = useSuggestions({
    options: vocabulary.options.filter((one) => !value.tokens.includes(one.value)),
    query: lastPart(value.rest),
    pinned: newOptions,
    highlightsPinned: isCreatedByEnter(props, newOptions),
  });
  useStartWithFocus(props, suggestions);
  const commands = tokenCommands(props, suggestions);
  return {
    suggestions,
    newOptions,
    choose: commands.choose,
    inputHandlers: {
      onChange: commands.type,
      onClick: suggestions.open,
      onKeyDown: (event: KeyboardEvent) => handleKey(event, { props, suggestions, newOptions, commands }),
      onPaste: commands.paste,
      onBlur: commands.leave,
    },
  };
}

/** The texts of the input that are no option and could be created, each as an option. */
function useNewOptions({ value: { rest }, vocabulary, creation }: TokenFieldProps): Option[] {
  const say = useWords(fieldWords);
  const isKnown = (text: string) => withTokens([], [text], vocabulary).rest === '';
  const names = creation
    ? partsOf(rest).flatMap((text) => (isKnown(text) ? [] : (creation.nameFor(text) ?? [])))
    : [];
  return [...new Set(names)].map((name) => ({ value: name, label: say('newCity', { name }), isNew: true }));
}

/** With a similar option in the list, the operator may have meant that one: nothing is created unasked. */
function isCreatedByEnter({ creation, vocabulary }: TokenFieldProps, newOptions: readonly Option[]): boolean {
  const [first, ...others] = newOptions;
  if (!creation?.isByEnter || !first || others.length > 0) return false;
  return !vocabulary.options.some(({ value }) => similarNames(first.value, [value]).length > 0);
}

function useStartWithFocus({ startsWithFocus }: TokenFieldProps, { anchor, open }: Suggestions): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: on mount only
  useEffect(() => {
    if (startsWithFocus) anchor.current?.focus();
    if (startsWithFocus === 'open') open();
  }, []);
}

type TokenCommands = ReturnType<typeof tokenCommands>;

function tokenCommands(props: TokenFieldProps, suggestions: Suggestions) {
  const { value, vocabulary, creation, onChange, onUnknown } = props;
  const { tokens, rest } = value;
  const add = (texts: readonly string[]): Tokens => {
    const next = withTokens(tokens, texts, vocabulary);
    onChange(next);
    // A name of several options stays in the input, to be chosen from the list.
    const isAmbiguous = partsOf(next.rest).some((text) => (vocabulary.named.get(text) ?? []).length > 1);
    if (isAmbiguous) suggestions.open();
    else suggestions.close();
    return next;
  };
  const create = (name: string) => {
    creation?.create(name);
    const others = partsOf(rest).filter((text) => creation?.nameFor(text) !== name);
    const known = withTokens(tokens, others, vocabulary);
    onChange({ tokens: [...new Set([...known.tokens, name])], rest: known.rest });
    suggestions.close();
    suggestions.anchor.current?.focus();
  };
  return {
    add,
    choose: ({ value: chosen, isNew }: Option) => {
      if (isNew) create(chosen);
      else add([...partsOf(beforeLast(rest)), chosen]);
    },
    removeLast: () => onChange({ tokens: tokens.slice(0, -1), rest }),
    /** A separator makes tokens of what is before it, unless an input method is still composing. */
    type: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing === true;
      if (endsPart(target.value) && !isComposing) {
        const next = withTokens(tokens, partsOf(target.value), vocabulary);
        onChange({ ...next, rest: next.rest === '' ? '' : `${next.rest}、` });
      } else onChange({ tokens, rest: target.value });
      suggestions.open();
    },
    paste: (event: ClipboardEvent) => {
      const texts = partsOf(event.clipboardData.getData('text'));
      if (texts.length < 2) return;
      event.preventDefault();
      event.stopPropagation();
      const next = add([...partsOf(rest), ...texts]);
      if (next.rest !== '') onUnknown?.(next);
    },
    leave: () => {
      suggestions.close();
      if (rest.trim() !== '') onChange(withTokens(tokens, partsOf(rest), vocabulary));
    },
  };
}

interface KeyTarget {
  props: TokenFieldProps;
  suggestions: Suggestions;
  newOptions: readonly Option[];
  commands: TokenCommands;
}

function handleKey(event: KeyboardEvent, target: KeyTarget): void {
  if (event.nativeEvent.isComposing) return;
  const { props, suggestions, newOptions, commands } = target;
  const { rest } = props.value;
  // A list that only asks whether to create a token: Escape says no, and cancels the edit at once.
  const isQuestion = suggestions.isOpen && suggestions.options.length === newOptions.length;
  if (event.key === 'Escape' && isQuestion && props.onCancel) props.onCancel();
  else if (suggestions.handleKey(event)) return;
  else if (event.key === 'Escape') props.onCancel?.();
  else if (event.key === 'Backspace' && rest === '') commands.removeLast();
  else if (event.key === 'Enter' || event.key === 'Tab') finish(event, event.key, target);
  else if (endsPart(event.key) && rest.trim() !== '') chooseHighlighted(event, target);
}

/** Enter and Tab: take the highlighted option, else the text, else leave the field. */
function finish(event: KeyboardEvent, key: 'Enter' | 'Tab', target: KeyTarget): void {
  const { props, commands } = target;
  const { value, onDone, onUnknown } = props;
  const isEmpty = value.rest.trim() === '';
  if ((key === 'Enter' || !isEmpty) && chooseHighlighted(event, target)) return;
  if (isEmpty) {
    if (onDone) event.preventDefault();
    onDone?.(key, event.shiftKey);
    return;
  }
  const next = commands.add(partsOf(value.rest));
  // A cell keeps the focus; in a form, Tab always goes on.
  if (key === 'Enter' || onDone || next.rest === '') event.preventDefault();
  if (next.rest !== '') onUnknown?.(next);
}

/** Tab and a separator create nothing new, unless the operator has moved the highlight there. */
function chooseHighlighted(event: KeyboardEvent, { props, suggestions, commands }: KeyTarget): boolean {
  const { highlighted, isHighlightMoved } = suggestions;
  const isMeant = isHighlightMoved || lastPart(props.value.rest) !== '';
  if (!highlighted || !isMeant) return false;
  if (highlighted.isNew && event.key !== 'Enter' && !isHighlightMoved) return false;
  event.preventDefault();
  commands.choose(highlighted);
  return true;
}
