import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { ClientError } from '../client/api-error.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useWords } from '../language/use-words.ts';
import { previewWords } from './preview-words.ts';
import styles from './SentMessages.module.css';
import { codesIn, type Lead, leadsIn } from './sent-messages.ts';

const everyMs = 1500;

/**
 * The SMS codes and leads of the sandbox, with which the operator logs in and checks what was sent.
 * @param phones - the numbers for which this phone has requested codes
 */
export const SentMessages = observer(function SentMessages({ phones }: { phones: readonly string[] }) {
  const draftStore = useDraftStore();
  const say = useWords(previewWords);
  const [inbox, setInbox] = useState<Parameters<typeof codesIn>[0]>([]);
  const [leads, setLeads] = useState<Lead[]>([]);
  useEffect(() => {
    let isOver = false;
    const look = async () => {
      if (document.hidden) return;
      try {
        const { inbox: received, leads: sent } = await draftStore.client.previewLedgers();
        if (isOver) return;
        setInbox(received);
        setLeads(leadsIn(sent));
      } catch (error) {
        // The next poll comes soon; the frame reports a lost connection.
        if (!(error instanceof ClientError)) throw error;
      }
    };
    void look();
    const timer = setInterval(() => void look(), everyMs);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [draftStore]);
  const codes = codesIn(inbox, phones);
  return (
    <section className={styles.ledgers} aria-label={say('ledgers')}>
      <h2>{say('inbox')}</h2>
      {codes.length === 0 && <p className={styles.none}>{say('inboxNone')}</p>}
      <ul className={styles.list} aria-live="polite">
        {codes.map(({ phone, code, at }) => (
          <li key={`${phone} ${at}`} className={styles.row}>
            <strong className={styles.code}>{code}</strong>
            <span>{phone}</span>
            <time>{timeText(at)}</time>
          </li>
        ))}
      </ul>
      <h2>{say('leads')}</h2>
      {leads.length === 0 && <p className={styles.none}>{say('leadsNone')}</p>}
      <ul className={styles.list}>
        {leads.map(({ id, channel, form, fields, at }) => (
          <li key={id}>
            <details>
              <summary className={styles.row}>
                <span>{say('leadOf', { channel, form })}</span>
                <time>{timeText(at)}</time>
              </summary>
              <dl className={styles.fields}>
                {Object.entries(fields).map(([name, value]) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
});

const timeText = (at: number): string => new Date(at).toLocaleTimeString('zh-CN', { hour12: false });
