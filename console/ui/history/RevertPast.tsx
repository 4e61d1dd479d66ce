import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { RevertPastRequest } from '../../api/index.ts';
import type { ClientError } from '../client/api-error.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useWords } from '../language/use-words.ts';
import { hrefOf } from '../route/route.ts';
import styles from './History.module.css';
import { RefusedRevert } from './RefusedRevert.tsx';
import { revertWords } from './revert-words.ts';

interface Props {
  request: RevertPastRequest;
  label: string;
  /** The accessible name, where the label is one of many. */
  name?: string;
  /** What it puts back is that something was not there. */
  removes?: boolean;
}

/** Puts back what was before a save, as one step of the draft; a refusal says why, with the values. */
export const RevertPast = observer(function RevertPast(props: Props) {
  const { request, label, name, removes = false } = props;
  const draftStore = useDraftStore();
  const say = useWords(revertWords);
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<ClientError | null>(null);
  const [doneAt, setDoneAt] = useState<number | null>(null);
  const revert = async () => {
    setBusy(true);
    setRefused(null);
    const error = await draftStore.change((client) => client.revertPast(request));
    setBusy(false);
    setRefused(error);
    setDoneAt(error ? null : draftStore.version);
    // It is said here.
    if (error) draftStore.calls.dismissError();
  };
  return (
    <>
      <button
        type="button"
        aria-label={name}
        aria-disabled={isBusy || undefined}
        onClick={() => !isBusy && void revert()}
      >
        {isBusy ? say(removes ? 'removing' : 'reverting') : label}
      </button>
      <span role="status">
        {doneAt !== null && doneAt === draftStore.version && (
          <span className={styles.done}>
            {say(removes ? 'removed' : 'done')} <a href={hrefOf(['know'])}>{say('toPlan')}</a> ·{' '}
            <a href={hrefOf(['save'])}>{say('toSave')}</a> ·{' '}
            <button type="button" onClick={() => void draftStore.undo()}>
              {say('undo')}
            </button>
          </span>
        )}
      </span>
      {/* The button stands in a line of text. */}
      {refused &&
        createPortal(<RefusedRevert error={refused} onClose={() => setRefused(null)} />, document.body)}
    </>
  );
});
