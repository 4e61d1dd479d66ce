import { useState } from 'react';
import type { BlockOf } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';
import { useMessage } from '../context/use-message.ts';
import { Card } from '../ui/Card.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { PressButton, PressLink } from '../ui/Pressable.tsx';
import styles from './Download.module.css';

/** Links to the app for this phone. WeChat blocks downloads: there the visitor reads how to open the browser. */
export function Download({ block }: { block: BlockOf<'download'> }) {
  const { text, device } = usePage();
  const message = useMessage();
  const [guided, setGuided] = useState(false);
  const label = text(block.label);
  return (
    <Card>
      {device.wechat && (
        <PressButton tone="primary" data-download onClick={() => setGuided(true)}>
          {label}
        </PressButton>
      )}
      {!device.wechat && device.os !== 'other' && (
        <PressLink tone="primary" data-download href={block[device.os]}>
          {label}
        </PressLink>
      )}
      {!device.wechat && device.os === 'other' && (
        <div className={styles.both}>
          <PressLink tone="primary" data-download href={block.android}>
            {label} · {message('download.android')}
          </PressLink>
          <PressLink tone="secondary" href={block.ios}>
            {label} · {message('download.ios')}
          </PressLink>
        </div>
      )}
      {block.details && (
        <dl className={styles.details}>
          {block.details.map((detail) => (
            <div key={detail.label} className={styles.detail}>
              <dt>{text(detail.label)}</dt>
              <dd>{text(detail.value)}</dd>
            </div>
          ))}
        </dl>
      )}
      {guided && <BrowserGuide onClose={() => setGuided(false)} />}
    </Card>
  );
}

/** The arrow points at WeChat's own menu, at the top right of the screen. */
function BrowserGuide({ onClose }: { onClose: () => void }) {
  const message = useMessage();
  return (
    <Dialog look="guide" title={message('download.wechat.title')} onClose={onClose}>
      <svg className={styles.arrow} width="90" height="90" viewBox="0 0 90 90" aria-hidden="true">
        <path
          d="M8 82C20 46 42 24 76 12M58 8l20 3-9 18"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
          strokeDasharray="7 7"
        />
      </svg>
      <p className={styles.guide}>{message('download.wechat.steps')}</p>
    </Dialog>
  );
}
