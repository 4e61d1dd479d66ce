import { useEffect, useRef, useState } from 'react';
import type { BlockOf } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';
import { usePageScope } from '../context/page-scope.ts';
import { type MessageId, useMessage } from '../context/use-message.ts';
import { importWithRetry } from '../loading/import-with-retry.ts';
import { PressButton } from '../ui/Pressable.tsx';
import styles from './Button.module.css';
import { type ActionPort, type ActionResult, performAction } from './button-action.ts';

const messages: Record<Exclude<ActionResult, 'done'>, MessageId> = {
  copied: 'action.copied',
  copyFailed: 'action.copyFailed',
  noDownload: 'action.noDownload',
  failed: 'action.failed',
};

/** A button of the page. It handles one press at a time and shows the result below. */
export function Button({ block }: { block: BlockOf<'button'> }) {
  const page = usePage();
  const { openPage, pressDownload } = usePageScope();
  const message = useMessage();
  const [result, setResult] = useState<ActionResult>('done');
  const [busy, setBusy] = useState(false);
  const pressed = useRef(false);
  const copy = useCopy(block.action.do === 'copy');
  const press = async () => {
    if (pressed.current) return;
    pressed.current = true;
    setBusy(true);
    const { finish, back, withdrawConsent, chooseLogin } = page;
    const action =
      block.action.do === 'copy' ? { ...block.action, text: page.text(block.action.text) } : block.action;
    const port = { finish, back, withdrawConsent, chooseLogin, openPage, pressDownload, copy: copy.current };
    setResult(await performAction(action, port));
    pressed.current = false;
    setBusy(false);
  };
  return (
    <div className={styles.wrapper}>
      <PressButton tone={block.tone} busy={busy} onClick={() => void press()}>
        {page.text(block.label)}
      </PressButton>
      <p className={styles.status} role="status">
        {result !== 'done' && message(messages[result])}
        {result === 'copyFailed' && block.action.do === 'copy' && (
          <span className={styles.copyable}>{page.text(block.action.text)}</span>
        )}
      </p>
    </div>
  );
}

/** Loaded with the button that copies, not with others; it must be there before the press: a browser copies only then. */
function useCopy(isNeeded: boolean) {
  const copy = useRef<ActionPort['copy']>(async () => false);
  useEffect(() => {
    if (!isNeeded) return;
    importWithRetry(() => import('../ui/clipboard.ts'), true).then(
      ({ copyText }) => {
        copy.current = copyText;
      },
      () => undefined,
    );
  }, [isNeeded]);
  return copy;
}
