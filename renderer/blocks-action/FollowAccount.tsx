import { useState } from 'react';
import type { BlockOf } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';
import { useMessage } from '../context/use-message.ts';
import { Card } from '../ui/Card.tsx';
import { copyText } from '../ui/clipboard.ts';
import { PressButton } from '../ui/Pressable.tsx';
import styles from './FollowAccount.module.css';

/** Explains how to follow the public account: no page may do it for the visitor. */
export function FollowAccount({ block }: { block: BlockOf<'followAccount'> }) {
  const { text } = usePage();
  const message = useMessage();
  const [copied, setCopied] = useState<boolean | null>(null);
  const account = text(block.account);
  return (
    <Card>
      <figure className={styles.code}>
        <img src={block.qrCode} width={184} height={184} alt={`${message('follow.qrCode')} ${account}`} />
        <figcaption>
          <span className={styles.label}>{message('follow.account')}</span>
          <strong className={styles.account}>{account}</strong>
        </figcaption>
      </figure>
      <PressButton tone="primary" onClick={() => void copyText(account).then(setCopied)}>
        {message('action.copy')}
      </PressButton>
      <p className={styles.status} role="status">
        {copied !== null && message(copied ? 'action.copied' : 'action.copyFailed')}
      </p>
      <ol className={styles.steps}>
        {block.steps.map((step, index) => (
          <li key={step} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <span>{text(step)}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
