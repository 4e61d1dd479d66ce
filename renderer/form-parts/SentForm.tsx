import { useState } from 'react';
import type { Form } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';
import { useMessage } from '../context/use-message.ts';
import { Card } from '../ui/Card.tsx';
import { Icon } from '../ui/Icon.tsx';
import { PressButton } from '../ui/Pressable.tsx';
import styles from './SentForm.module.css';

interface SentFormProps {
  form: Form;
  /** When the server received it, epoch milliseconds. */
  at: number;
  finish: string;
  restart: () => void;
}

/** Replaces a form whose answers the server has already: the time of sending, and what the visitor can do next. */
export function SentForm({ form, at, finish, restart }: SentFormProps) {
  const page = usePage();
  const message = useMessage();
  const [step, setStep] = useState<'rest' | 'busy' | 'failed'>('rest');
  const goOn = () => {
    setStep('busy');
    page.finish(finish).then(
      () => setStep('rest'),
      () => setStep('failed'),
    );
  };
  const time = new Intl.DateTimeFormat(document.documentElement.lang, {
    timeZone: page.timeZone,
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return (
    <Card className={styles.sent}>
      <span className={styles.icon}>
        <Icon name="check" size={32} />
      </span>
      <h2 className={styles.title}>{form.receipt ? page.text(form.receipt.title) : message('lead.sent')}</h2>
      <p className={styles.text}>
        {time.format(at)} {message('lead.sentText')}
      </p>
      <PressButton tone="primary" busy={step === 'busy'} onClick={goOn}>
        {message('lead.seeResult')}
      </PressButton>
      <PressButton tone="text" onClick={restart}>
        {message('lead.restart')}
      </PressButton>
      <p role="alert">{step === 'failed' && message('lead.finishFailed')}</p>
    </Card>
  );
}
