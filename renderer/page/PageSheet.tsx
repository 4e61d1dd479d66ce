import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { usePage } from '../context/page-context.ts';
import { useMessage } from '../context/use-message.ts';
import type { PageBundle } from '../site-data/page-bundle.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { PressButton } from '../ui/Pressable.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useLatest } from '../ui/use-latest.ts';
import styles from './PageSheet.module.css';

interface Props {
  page: string;
  look?: 'sheet' | 'popup';
  onClose: () => void;
  /** Renders the page; passed in, because a page imports the sheet and not the other way round. */
  children: (bundle: PageBundle) => ReactNode;
}

/** A page in a sheet above another one, which keeps what the visitor has filled in. */
export function PageSheet({ page: id, look = 'sheet', onClose, children }: Props) {
  const latestPage = useLatest(usePage());
  const message = useMessage();
  const [content, setContent] = useState<PageBundle | 'loading' | 'failed'>('loading');
  const load = useCallback(() => {
    let wanted = true;
    setContent('loading');
    latestPage.current.loadPage(id).then(
      (bundle) => wanted && setContent(bundle),
      () => wanted && setContent('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [id, latestPage]);
  useEffect(load, [load]);

  const title = typeof content === 'object' ? (content.page.title ?? '') : message('sheet.loading');
  return (
    <Dialog
      look={look}
      title={content === 'failed' ? message('block.failed.title') : title}
      onClose={onClose}
    >
      {content === 'loading' && <Skeleton label={message('sheet.loading')} lines={8} />}
      {content === 'failed' && (
        <div className={styles.failed}>
          <p role="alert">{message('sheet.failed')}</p>
          <PressButton tone="secondary" onClick={load}>
            {message('action.retry')}
          </PressButton>
        </div>
      )}
      {typeof content === 'object' && children(content)}
    </Dialog>
  );
}
