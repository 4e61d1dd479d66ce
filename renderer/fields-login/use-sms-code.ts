import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import {
  type ApiResult,
  fingerprint,
  maskMobile,
  normaliseAnswer,
  validateAnswer,
} from '../../runtime/index.ts';
import type { FieldOf } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';
import { unansweredMessage } from '../context/unanswered-message.ts';
import { useMessage } from '../context/use-message.ts';
import type { FormHandle } from '../field-frame/form-handle.ts';
import { useLatest } from '../ui/use-latest.ts';
import { useCountdown } from './use-countdown.ts';

/** Result codes of the call that sends a code. */
const codes = { sent: 200, phoneRefused: 4000, tooSoon: 4290, dailyLimit: 4291 };

/** The result of a request for a code. It belongs to one number and is hidden when another one is typed. */
interface SmsStatus {
  mobile: string;
  text: string;
  failed: boolean;
}

/** Requests a code by SMS: only for a valid number and with the consent given, one request at a time. */
export function useSmsCode(field: FieldOf<'smsCode'>, form: FormHandle) {
  const page = usePage();
  const message = useMessage();
  /** The number that would receive a code; empty while it is none that may be sent, so that not every digit renders. */
  const mobileOf = () => {
    // `check` holds that the form has the field; no answer is no number either.
    const mobile = form.schema.fields.find(({ id }) => id === field.mobileField) as FieldOf<'mobile'>;
    const answer = `${form.answerOf(field.mobileField)}`;
    return validateAnswer(mobile, answer, page.limits) ? '' : normaliseAnswer(mobile, answer);
  };
  const typed = useSyncExternalStore(form.onAnswer, mobileOf, () => '');
  const typedNow = useLatest(typed);
  const { seconds, start, look } = useCountdown(deadlineOf(typed));
  const [sending, setSending] = useState(false);
  const [status, setStatus] = useState<SmsStatus | null>(null);
  const busy = useRef(false);
  const isFocusDue = useRef(false);
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  // Once the status is shown: the field may be shown with it.
  useEffect(() => {
    if (isFocusDue.current && status) form.focus(field.id);
    isFocusDue.current = false;
  }, [status, form, field.id]);

  const showResult = (result: ApiResult, mobile: string, pressedAt: Element | null) => {
    const fail = (text: string) => setStatus({ mobile, text, failed: true });
    if (result.kind === 'unanswered') return fail(message(unansweredMessage(result)));
    switch (result.code) {
      case codes.sent:
        start(readRetryAfter(result.data) ?? page.limits.sms.resendSeconds);
        setStatus({ mobile, text: `${message('sms.sent')} ${maskMobile(mobile)}`, failed: false });
        // A visitor who has gone on to another field during the call keeps the focus.
        if (mobile === typedNow.current && pressedAt === document.activeElement) isFocusDue.current = true;
        return;
      case codes.tooSoon:
        start(readRetryAfter(result.data) ?? page.limits.sms.resendSeconds);
        return fail(message('sms.tooSoon'));
      case codes.phoneRefused:
        form.showError(field.mobileField, message('sms.phoneRefused'));
        return form.focus(field.mobileField);
      default:
        return fail(message(result.code === codes.dailyLimit ? 'sms.dailyLimit' : 'sms.failed'));
    }
  };

  const ask = async () => {
    if (busy.current || look() > 0) return;
    busy.current = true;
    setStatus(null);
    if (await form.require([field.mobileField, field.consentField], () => void ask())) {
      setSending(true);
      const pressedAt = document.activeElement;
      // A code that is on its way is not missing.
      form.showError(field.id, undefined);
      const mobile = mobileOf();
      // Another tab may be sending for the same number at this moment.
      const isFirst = await page.claim(deadlineOf(mobile));
      const result = isFirst ? await page.call(field.endpoint, { [field.mobileField]: mobile }) : null;
      if (here.current) {
        setSending(false);
        if (result) showResult(result, mobile, pressedAt);
        else setStatus({ mobile, text: message('sms.tooSoon'), failed: true });
      }
    }
    busy.current = false;
  };
  return { ask: () => void ask(), sending, seconds, status: status?.mobile === typed ? status : null };
}

/**
 * Name of the deadline of a number. It contains just enough of the number's fingerprint to distinguish a typo, and too
 * little to recover the number: no storage contains a number (R-STATE 2).
 */
const deadlineOf = (mobile: string): string => `sms.${fingerprint({ mobile }).slice(0, 4)}`;

function readRetryAfter(data: unknown): number | undefined {
  const value =
    typeof data === 'object' && data !== null ? (data as { retryAfter?: unknown }).retryAfter : undefined;
  const seconds = Number(value);
  return value !== null && Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
}
