import { useEffect, useRef } from 'react';
import type { FieldOf } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';
import { useMessage } from '../context/use-message.ts';
import { FieldError, FieldFrame } from '../field-frame/FieldFrame.tsx';
import type { FieldKindEntry } from '../field-frame/field-kind.ts';
import type { FieldViewProps } from '../field-frame/form-handle.ts';
import { TextInput } from '../fields-text/TextInput.tsx';
import { useLatest } from '../ui/use-latest.ts';
import { readSmsCode } from './read-sms-code.ts';
import styles from './SmsCodeField.module.css';
import { useSmsCode } from './use-sms-code.ts';

const asKept = (answer: string): string => answer;

function SmsCode(props: FieldViewProps<FieldOf<'smsCode'>>) {
  const message = useMessage();
  const { limits } = usePage();
  const { ask, sending, seconds, status } = useSmsCode(props.field, props.form);
  const waiting = seconds > 0;
  useCodeFromSms(props, waiting);
  // Once shown it stays: a number that is corrected must not move the page.
  const requested = useRef(!props.field.afterRequest);
  requested.current ||= waiting || status !== null;
  const isRequested = requested.current;
  const request = useLatest(ask);
  const { form } = props;
  useEffect(() => {
    form.precede(isRequested ? null : { busy: sending, run: () => request.current() });
    return () => form.precede(null);
  }, [form, isRequested, sending, request]);
  if (!isRequested) return null;
  return (
    <FieldFrame {...props} label={smsCode.label}>
      {(control) => (
        <>
          <div className={styles.row}>
            <TextInput
              {...props}
              control={control}
              input={smsCode.input}
              placeholder={message('field.smsCode.placeholder')}
              format={asKept}
              maxLength={limits.sms.codeLength}
            />
            <button
              type="button"
              className={styles.ask}
              onClick={props.locked ? undefined : ask}
              aria-disabled={sending || waiting || props.locked}
            >
              {sending && message('sms.sending')}
              {!sending && waiting && `${seconds} ${message('sms.wait')}`}
              {!sending && !waiting && message(status === null ? 'sms.get' : 'sms.getAgain')}
            </button>
          </div>
          <p className={styles.status} role="status">
            {status?.failed === false && status.text}
          </p>
          <div role="alert">
            <FieldError id={`${control.id}-status`} text={status?.failed ? status.text : undefined} />
          </div>
        </>
      )}
    </FieldFrame>
  );
}

/** Reads the SMS while a code is expected. */
function useCodeFromSms({ field, form }: FieldViewProps<FieldOf<'smsCode'>>, waiting: boolean) {
  useEffect(() => {
    if (!waiting) return;
    const listening = new AbortController();
    void readSmsCode(listening.signal).then((code) => {
      const input = document.getElementById(form.controlId(field.id));
      if (code === null || !(input instanceof HTMLInputElement)) return;
      input.value = code;
      form.answer(field.id, code);
    });
    return () => listening.abort();
  }, [field.id, form, waiting]);
}

export const smsCode = {
  view: SmsCode,
  label: 'field.smsCode.label',
  input: { type: 'text', inputMode: 'numeric', autoComplete: 'one-time-code', enterKeyHint: 'done' },
} satisfies FieldKindEntry<'smsCode'>;
