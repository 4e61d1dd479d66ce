import { type ChangeEvent, useEffect, useRef } from 'react';
import { normaliseAnswer } from '../../runtime/index.ts';
import type { Field } from '../../schemas/index.ts';
import type { FormHandle } from '../field-frame/form-handle.ts';
import { useLatest } from '../ui/use-latest.ts';
import { showKeepingCaret } from './keep-caret.ts';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Longer than any field allows; text beyond it was pasted by mistake and would only slow the phone down. */
const mostCharacters = 4000;

/**
 * Binds a text input to its answer. With `format` the input shows the answer in groups while the answer itself stays
 * plain; during the composition of an input method nothing is reformatted.
 */
export function useTypedText(field: Field, form: FormHandle, format?: (answer: string) => string) {
  const control = useRef<TextControl>(null);
  const composing = useRef(false);

  const take = (input: TextControl, isLeft?: boolean) => {
    if (input.value.length > mostCharacters) input.value = input.value.slice(0, mostCharacters);
    const answer = format ? normaliseAnswer(field, input.value) : input.value;
    if (format && !composing.current && input instanceof HTMLInputElement)
      showKeepingCaret(input, format(answer));
    form.answer(field.id, answer, isLeft);
  };

  // Text that was typed before hydration, or that the browser filled in without an event, is an answer too.
  const adopt = useLatest(take);
  useEffect(() => {
    const input = control.current;
    if (input && input.value !== '' && !form.answerOf(field.id)) adopt.current(input);
  }, [form, field.id, adopt]);

  const stored = form.answerOf(field.id);
  const start = typeof stored === 'string' ? stored : '';
  return {
    ref: control as never,
    defaultValue: format ? format(start) : start,
    // A browser reports text that came without an event when the field loses the focus: `change`, before `blur`.
    onChange: ({ currentTarget, nativeEvent }: ChangeEvent<TextControl>) =>
      take(currentTarget, nativeEvent.type === 'change'),
    onCompositionStart: () => {
      composing.current = true;
    },
    onCompositionEnd: (event: { currentTarget: TextControl }) => {
      composing.current = false;
      take(event.currentTarget);
    },
    onBlur: (event: { currentTarget: TextControl }) => {
      composing.current = false;
      // Autofill of some webviews changes the value without an event.
      take(event.currentTarget, true);
      form.left(field.id);
    },
  };
}
