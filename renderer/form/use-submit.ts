import { useCallback, useEffect, useRef, useState } from 'react';
import type { OnResult } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';
import { useMessage } from '../context/use-message.ts';
import { createSender } from './send-form.ts';
import {
  delayed,
  hidden,
  initialSubmitState,
  isFinishPending,
  outdated,
  pressed,
  released,
  type SubmitEvent,
  type SubmitState,
  shown,
} from './submit-state.ts';
import type { useFormHandle } from './use-form-handle.ts';
import type { AnswerValues } from './validation-resolver.ts';

const msUntilSlow = 8000;

/** Sends the answers of a form once, however often the button is pressed (submit-state.ts, send-form.ts). */
export function useSubmit(form: ReturnType<typeof useFormHandle>, onResult: OnResult) {
  const page = usePage();
  const message = useMessage();
  const { handle, visible, keepNow, getValues, handleSubmit } = form;
  const { rendered, state, dispatch } = useSubmitState();
  const { send, finish } = createSender({ handle, page, message, onResult, visible, state, dispatch });
  const sendInTime = async (answers: AnswerValues) => {
    const slow = setTimeout(() => dispatch(delayed), msUntilSlow);
    await send(answers).finally(() => clearTimeout(slow));
  };
  const refuse = (errors: object) => {
    dispatch(released);
    const invalid = visible.filter(({ id }) => Object.hasOwn(errors, id));
    handle.refuse(
      invalid.map(({ id }) => id),
      submit,
    );
  };
  const submit = () => {
    if (form.firstPress) return form.firstPress.run?.();
    const before = state();
    // The answers are being sent already.
    if (dispatch(pressed) === before) return;
    handle.read();
    keepNow();
    const { unfinished } = state();
    if (unfinished !== null && isFinishPending(state(), getValues())) void finish(unfinished);
    else void handleSubmit(sendInTime, refuse)();
  };
  return { ...rendered, submit, outdate: () => void dispatch(outdated) };
}

/** Also in a ref: the second tap of a double tap comes before React has rendered the first. */
function useSubmitState() {
  const latest = useRef(initialSubmitState);
  const [rendered, render] = useState(initialSubmitState);
  const state = useCallback(() => latest.current, []);
  const dispatch = useCallback((event: SubmitEvent): SubmitState => {
    latest.current = event(latest.current);
    render(latest.current);
    return latest.current;
  }, []);
  useEffect(() => {
    dispatch(shown);
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) dispatch(released);
    };
    window.addEventListener('pageshow', onPageShow);
    return () => {
      dispatch(hidden);
      window.removeEventListener('pageshow', onPageShow);
    };
  }, [dispatch]);
  return { rendered, state, dispatch };
}
