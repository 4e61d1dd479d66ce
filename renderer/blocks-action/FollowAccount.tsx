import { useState } from 'react';
import type { BlockOf } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';
import { useMessage } from '../context/use-message.ts';
import { Card } from '../ui/Card.tsx';
import { copyText } from '../ui/clipboard.ts';
import { PressButton, PressLink } from '../ui/Pressable.tsx';
import styles from './FollowAccount.module.css';

/** Explains how to follow the public account: no page may do it for the visitor. */
export function FollowAccount({ block }: { block: BlockOf<'followAccount'> }) {
  const { text, device } = usePage();
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
          {device.wechat && <p className={styles.press}>{message('follow.longPress')}</p>}
        </figcaption>
      </figure>
      <PressButton tone="primary" onClick={() => void copyText(account).then(setCopied)}>
        {message('action.copy')}
      </PressButton>
      <p className={styles.status} role="status">
        {copied !== null && message(copied ? 'action.copied' : 'action.copyFailed')}
      </p>
      {!device.wechat && <SavePicture address={block.qrCode} name={account} />}
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

/** The picture for the album: WeChat scans it from there. Where an app ignores the download, a long press is left. */
function SavePicture({ address, name }: { address: string; name: string }) {
  const message = useMessage();
  const type = address.slice(address.lastIndexOf('.'));
  return (
    <div className={styles.save}>
      <PressLink tone="secondary" href={address} download={`${name}${type}`}>
        {message('follow.save')}
      </PressLink>
      <p className={styles.hint}>{message('follow.saveHint')}</p>
    </div>
  );
}
