import { useEffect, useRef, useState } from 'react';
import type { Field, Form } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';
import { unansweredMessage } from '../context/unanswered-message.ts';
import { useMessage } from '../context/use-message.ts';
import type { FormHandle } from '../field-frame/form-handle.ts';
import { whenIdle } from '../loading/when-idle.ts';
import { PressButton } from '../ui/Pressable.tsx';
import styles from './Form.module.css';
import { resultHandlerFor } from './result-handler.ts';

type Offer = NonNullable<Form['oneTap']>;

/**
 * Login with the number of the phone's own SIM card: offered beside the SMS code if the provider can identify the
 * number.
 */
export function OneTapLogin({ offer, form, locked }: { offer: Offer; form: FormHandle; locked: boolean }) {
  const page = usePage();
  const message = useMessage();
  const agreed = useAgreed(form);
  const [step, setStep] = useState<'unknown' | 'offered' | 'busy'>('unknown');
  const [trouble, setTrouble] = useState('');
  const here = useRef(true);
  const { oneTap } = page;

  useEffect(() => {
    here.current = true;
    // The provider is a third party: its script is loaded only after the visitor has agreed.
    if (agreed)
      void whenIdle(window)
        .then(() => oneTap?.available())
        .then((isThere) => here.current && isThere && setStep('offered'));
    return () => {
      here.current = false;
    };
  }, [agreed, oneTap]);

  const fail = (text: string) => {
    setTrouble(text);
    setStep('offered');
  };
  const press = async () => {
    if (oneTap === null || !(await form.require(consentsOf(form.schema)))) return;
    setStep('busy');
    setTrouble('');
    const token = await oneTap.login();
    if (!here.current) return;
    if (token === null) return fail(message('oneTap.declined'));
    const result = await page.call(offer.endpoint, { token });
    if (!here.current) return;
    if (result.kind === 'unanswered') return fail(message(unansweredMessage(result)));
    const reaction = resultHandlerFor(offer.onResult, result.code);
    if (reaction.finish === undefined) return fail(page.message(reaction.show?.message ?? 'call.failed'));
    await page.finish(reaction.finish).catch(() => fail(message('form.finishFailed')));
  };

  if (step === 'unknown') return null;
  return (
    <div className={styles.oneTap}>
      <PressButton tone="secondary" busy={step === 'busy'} onClick={locked ? undefined : () => void press()}>
        {page.text(offer.label)}
      </PressButton>
      <p className={styles.slow} role="alert">
        {trouble}
      </p>
    </div>
  );
}

const isRequired = (field: Field): boolean => field.kind === 'consent' && !field.optional;
const consentsOf = (form: Form): string[] => form.fields.filter(isRequired).map(({ id }) => id);

/** Whether every consent that the form requires is ticked. */
function useAgreed(form: FormHandle): boolean {
  const look = () => consentsOf(form.schema).every((id) => form.answerOf(id) === true);
  const [agreed, setAgreed] = useState(look);
  useEffect(() => {
    // A box ticked before hydration: its field reports that in an effect that runs earlier.
    setAgreed(look());
    return form.onAnswer(() => setAgreed(look()));
  });
  return agreed;
}
