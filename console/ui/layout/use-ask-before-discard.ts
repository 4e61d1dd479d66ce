import { type FormEvent, useRef, useState } from 'react';

/** No text is typed into these, or what is typed is a search. */
const others = new Set([
  'button',
  'checkbox',
  'color',
  'file',
  'radio',
  'range',
  'reset',
  'search',
  'submit',
]);

type TextControl = HTMLInputElement | HTMLTextAreaElement;

const isText = (target: EventTarget): target is TextControl =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && !others.has(target.type));

interface AskBeforeDiscard {
  /** Whether Escape was pressed over a typed text: the next one closes. */
  isAsked: boolean;
  /** To be told of every input. */
  onInput: (event: FormEvent) => void;
  /** Whether to close now: there is nothing to lose, or the operator was asked. */
  mayClose: () => boolean;
}

/**
 * An Escape that would discard a typed text asks first: one press of a key by mistake loses nothing.
 * @param keeps - the fields write what is typed in them, but for those with `data-unkept`, such as the name of what a
 *   button adds
 */
export function useAskBeforeDiscard(keeps = false): AskBeforeDiscard {
  const typed = useRef(new Set<TextControl>());
  const [isAsked, setAsked] = useState(false);
  return {
    isAsked,
    onInput: ({ target }) => {
      setAsked(false);
      if (isText(target) && (!keeps || target.dataset.unkept !== undefined)) typed.current.add(target);
    },
    mayClose: () => {
      const isLost = [...typed.current].some((one) => one.isConnected && one.value.trim() !== '');
      if (isAsked || !isLost) return true;
      setAsked(true);
      return false;
    },
  };
}
