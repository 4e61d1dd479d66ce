import { useEffect, useRef, useState } from 'react';
import { type ApiResult, maskMobile, normaliseMobile } from '../../runtime/index.ts';
import type { FieldOf } from '../../schemas/index.ts';
import type { FormHandle } from '../form-handle.ts';
import { useMessage } from '../message-ids.ts';
import { usePage } from '../page-context.ts';
import { useCountdown } from '../use-countdown.ts';
import { unansweredMessage } from '../unanswered-message.ts';

/** Result codes of the call that sends a code. */
const codes = { sent: 200, phoneRefused: 4000, tooSoon: 4290, dailyLimit: 4291 };

/** Asks for a code by SMS: only for a number that is right and with a consent that is given, one at a time. */
export function useSmsCode(field: FieldOf<'smsCode'>, form: FormHandle) {
  const page = usePage();
  const message = useMessage();
  const { seconds, start } = useCountdown('sms');
  const [sending, setSending] = useState(false);
  const [told, setTold] = useState('');
  const busy = useRef(false);
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  const tell = (result: ApiResult, mobile: string) => {
    if (result.kind === 'unanswered') return setTold(message(unansweredMessage(result)));
    switch (result.code) {
      case codes.sent:
        start(readRetryAfter(result.data) ?? page.limits.sms.resendSeconds);
        setTold(`${message('sms.sent')} ${maskMobile(mobile)}`);
        return form.focus(field.id);
      case codes.tooSoon:
        start(readRetryAfter(result.data) ?? page.limits.sms.resendSeconds);
        return setTold(message('sms.tooSoon'));
      case codes.phoneRefused:
        form.showError(field.mobileField, message('sms.phoneRefused'));
        return form.focus(field.mobileField);
      default:
        return setTold(message(result.code === codes.dailyLimit ? 'sms.dailyLimit' : 'sms.failed'));
    }
  };

  const ask = async () => {
    if (busy.current || seconds > 0) return;
    busy.current = true;
    setTold('');
    if (await form.require([field.mobileField, field.consentField])) {
      setSending(true);
      const mobile = normaliseMobile(String(form.answerOf(field.mobileField) ?? ''));
      const result = await page.call(field.endpoint, { [field.mobileField]: mobile });
      if (here.current) {
        setSending(false);
        tell(result, mobile);
      }
    }
    busy.current = false;
  };
  return { ask: () => void ask(), sending, seconds, told };
}

function readRetryAfter(data: unknown): number | undefined {
  const value =
    typeof data === 'object' && data !== null ? (data as { retryAfter?: unknown }).retryAfter : undefined;
  const seconds = Number(value);
  return value !== null && Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
}
