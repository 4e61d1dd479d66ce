import { type ComponentType, useEffect, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { visibleFields } from '../../runtime/index.ts';
import type { Field, FieldOf, Form } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';
import { useMessage } from '../context/use-message.ts';
import type { FirstPress, FormHandle } from '../field-frame/form-handle.ts';
import { loadLateParts, startAnswers } from '../fields/field-registry.ts';
import type { ConsentSheetProps } from '../fields-login/ConsentSheet.tsx';
import { useLatest } from '../ui/use-latest.ts';
import { afterPress, watchPresses } from './after-press.ts';
import { shareErrorSubscription } from './field-error-subscription.ts';
import { type AnswerOwner, useStoredAnswers } from './use-stored-answers.ts';
import { type AnswerValues, type ValidationInputs, validationResolver } from './validation-resolver.ts';

/**
 * A form's answers, errors and visible fields.
 * Inputs are uncontrolled: a key changes the answer and renders nothing, so that typing costs the same in a form of a
 * thousand fields, input methods are not disturbed, and what was typed before hydration is still there.
 */
export function useFormHandle(schema: Form, name: string, onOtherUser: () => void) {
  const page = usePage();
  const rules = useLatest<ValidationInputs>({
    facts: page.facts,
    limits: page.limits,
    message: useMessage(),
  });
  const resolver = useMemo(() => validationResolver(schema, () => rules.current), [schema, rules]);
  const [[defaultValues, restored, owner]] = useState(() => {
    const kept = page.answersOf(schema.id);
    const draft = page.drafts.read(schema);
    const isNews = Object.keys(kept.answers).length === 0 && Object.keys(draft.answers).length > 0;
    const values = { ...draft.answers, ...kept.answers } as AnswerValues;
    const isNew = Object.keys(values).length === 0;
    const owned: AnswerOwner = { id: isNew ? page.userId : kept.owner || draft.owner, isOther: false };
    return [{ ...startAnswers(schema), ...values } as AnswerValues, isNews, owned] as const;
  });
  const { setValue, getValues, getFieldState, setError, clearErrors, trigger, subscribe, handleSubmit } =
    useForm<AnswerValues>({ resolver, defaultValues, shouldFocusError: false });
  const [version, setVersion] = useState(0);
  const [firstPress, precede] = useState<FirstPress | null | undefined>();
  const [missingConsent, askForConsent] = useState<MissingConsent | null>(null);
  useEffect(watchPresses, []);
  const { keepSoon, keepNow, keepDraft } = useStoredAnswers(schema, getValues, owner);
  const draft = useLatest(keepSoon);
  const otherUser = useLatest(onOtherUser);
  const currentUser = useLatest(page.currentUser);

  const handle = useMemo<FormHandle>(() => {
    const asked = new Set(schema.fields.flatMap((field) => Object.keys(field.showWhenAnswers ?? {})));
    const listeners = new Set<() => void>();
    const controlId = (field: string) => `${name}-${field}`;
    const read = () => {
      for (const { id } of schema.fields)
        document.getElementById(controlId(id))?.dispatchEvent(new Event('input', { bubbles: true }));
    };
    const refuse = (invalid: readonly string[], again?: () => void) => {
      const consents = schema.fields.filter(isConsent).filter(({ id }) => invalid.includes(id));
      const [consent, ...others] = consents;
      if (!again || !consent || others.length > 0)
        return invalid[0] === undefined ? undefined : handle.focus(invalid[0]);
      // The sheet asks for it, once nothing else is wrong: no box turns red beside it.
      clearErrors(consent.id);
      const first = invalid.find((id) => id !== consent.id);
      if (first !== undefined) return handle.focus(first);
      loadLateParts(true).then(
        ({ ConsentSheet }) => askForConsent({ Sheet: ConsentSheet, field: consent, again }),
        () => void trigger(consent.id).then(() => handle.focus(consent.id)),
      );
    };
    const handle: FormHandle = {
      schema,
      controlId,
      focus: (field) => {
        handle.reveal?.(field);
        focusOn(controlId(field));
      },
      refuse,
      read,
      answerOf: (field) => getValues(field),
      answer: (field, value, isLeft) => {
        const { current: keepAnswer } = draft;
        // A field reports its answer again when it loses the focus, also while its form is removed because it was
        // sent.
        if (value !== getValues(field)) keepAnswer();
        setValue(field, value);
        const change = () => {
          for (const changed of listeners) changed();
          if (getFieldState(field).error) void trigger(field);
          if (asked.has(field)) setVersion((number) => number + 1);
        };
        if (isLeft) afterPress(change);
        else change();
      },
      onAnswer: (changed) => {
        listeners.add(changed);
        return () => listeners.delete(changed);
      },
      left: (field) => {
        const answer = getValues(field);
        if (answer !== undefined && answer !== '') afterPress(() => void trigger(field));
      },
      claim: () => {
        const user = currentUser.current();
        if (user === '' || user === owner.id || owner.isOther) return !owner.isOther;
        owner.isOther = owner.id !== '';
        owner.id = user;
        if (owner.isOther) {
          for (const { id } of schema.fields) setValue(id, undefined);
          otherUser.current();
        }
        // What was typed before the login must not wait for the next answer: the page may be killed.
        keepDraft();
        return !owner.isOther;
      },
      precede,
      require: async (fields, again) => {
        read();
        const right = await trigger([...fields]);
        if (!right)
          refuse(
            fields.filter((field) => getFieldState(field).error),
            again,
          );
        return right;
      },
      showError: (field, message) =>
        message === undefined ? clearErrors(field) : setError(field, { type: 'server', message }),
      error: (field) => getFieldState(field).error?.message,
      onError: shareErrorSubscription((changed) =>
        subscribe({ formState: { errors: true }, callback: ({ name: field }) => changed(field) }),
      ),
    };
    return handle;
  }, [
    schema,
    name,
    setValue,
    getValues,
    getFieldState,
    setError,
    clearErrors,
    trigger,
    subscribe,
    draft,
    owner,
    keepDraft,
    otherUser,
    currentUser,
  ]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another user has logged in
  useEffect(() => {
    handle.claim();
  }, [handle, page.userId]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `version` says that an answer others ask for changed
  const visible = useMemo(
    () => visibleFields(schema, getValues(), page.facts),
    [schema, page.facts, getValues, version],
  );
  return {
    handle,
    visible,
    restored,
    keepNow,
    getValues,
    handleSubmit,
    firstPress: firstPress === undefined ? firstPressOf(visible) : firstPress,
    missingConsent,
    askForConsent,
  };
}

const isConsent = (field: Field): field is FieldOf<'consent'> => field.kind === 'consent';

/** Until the field itself says so, which it cannot in prerendered HTML. */
const firstPressOf = (visible: readonly Field[]): FirstPress | null =>
  visible.some((field) => field.kind === 'smsCode' && field.afterRequest) ? {} : null;

/** A press that only lacks a consent. */
export interface MissingConsent {
  Sheet: ComponentType<ConsentSheetProps>;
  field: FieldOf<'consent'>;
  /** Repeats the press. */
  again: () => void;
}

/** Waits one frame, so that the error is in the document when a screen reader gets there. */
function focusOn(id: string): void {
  requestAnimationFrame(() => {
    const control = document.getElementById(id);
    if (!control) return;
    control.focus({ preventScroll: true });
    control.scrollIntoView({ block: 'center' });
  });
}
