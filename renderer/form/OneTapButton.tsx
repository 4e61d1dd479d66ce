import { useEffect, useRef, useState } from 'react';
import { resultHandlerFor } from '../../runtime/index.ts';
import type { Form } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';
import { unansweredMessage } from '../context/unanswered-message.ts';
import { useMessage } from '../context/use-message.ts';
import type { FormHandle } from '../field-frame/form-handle.ts';
import { PressButton } from '../ui/Pressable.tsx';
import { consentsOf } from './consents-of.ts';
import styles from './Form.module.css';

export interface OneTapButtonProps {
  offer: NonNullable<Form['oneTap']>;
  form: FormHandle;
  locked: boolean;
}

/** Asks the provider for the token of the phone's number, and logs in with it. */
export function OneTapButton({ offer, form, locked }: OneTapButtonProps) {
  const page = usePage();
  const message = useMessage();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState('');
  const here = useRef(true);
  /** The second tap of a double tap comes before React has rendered the first (FLT-21). */
  const isSending = useRef(false);
  const { oneTap } = page;

  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  const fail = (text: string) => {
    setTrouble(text);
    setBusy(false);
  };
  const logIn = async () => {
    if (oneTap === null || !(await form.require(consentsOf(form.schema)))) return;
    setBusy(true);
    setTrouble('');
    const token = await oneTap.login();
    if (!here.current) return;
    if (token === null) return fail(message('oneTap.declined'));
    const result = await page.call(offer.endpoint, { token });
    if (!here.current) return;
    if (result.kind === 'unanswered') return fail(message(unansweredMessage(result)));
    const handler = resultHandlerFor(offer.onResult, result.code);
    if (handler.finish === undefined) return fail(page.message(handler.show?.message ?? 'call.failed'));
    await page.finish(handler.finish).then(
      (isLeaving) => setBusy(isLeaving),
      () => fail(message('form.finishFailed')),
    );
  };
  const press = async () => {
    if (isSending.current) return;
    isSending.current = true;
    await logIn().finally(() => {
      isSending.current = false;
    });
  };

  return (
    <div className={styles.oneTap}>
      <PressButton tone="secondary" busy={busy} onClick={locked ? undefined : () => void press()}>
        {page.text(offer.label)}
      </PressButton>
      <p className={styles.slow} role="alert">
        {trouble}
      </p>
    </div>
  );
}
