import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { RevertPastRequest } from '../../api/index.ts';
import type { ClientError } from '../client/api-error.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useWords } from '../language/use-words.ts';
import { hrefOf } from '../route/route.ts';
import styles from './History.module.css';
import { type PutBackPlace, putBacksOf } from './put-back.ts';
import { RefusedRevert } from './RefusedRevert.tsx';
import { revertWords } from './revert-words.ts';
import type { RevertDoes } from './whole-revert.ts';

interface Props {
  request: RevertPastRequest;
  /** Where it changes something. */
  places: readonly PutBackPlace[];
  label: string;
  /** The accessible name, where the label is one of many. */
  name?: string;
  /** `deletes`: what it puts back is that something was not there. */
  does?: RevertDoes;
}

const wordsOf = {
  restores: { busy: 'reverting', last: 'done', unsaved: 'doneBefore', saved: 'doneSaved' },
  deletes: { busy: 'removing', last: 'removed', unsaved: 'removedBefore', saved: 'removedSaved' },
  both: { busy: 'takingBack', last: 'takenBack', unsaved: 'takenBackBefore', saved: 'takenBackSaved' },
} as const;

/** Puts back what was before a save, as one step of the draft; a refusal says why, with the values. */
export const RevertPast = observer(function RevertPast(props: Props) {
  const { request, places, label, name, does = 'restores' } = props;
  const draftStore = useDraftStore();
  const say = useWords(revertWords);
  const words = wordsOf[does];
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<ClientError | null>(null);
  // The draft right after the own edits were put back.
  const [putBackAt, setPutBackAt] = useState<number | null>(null);
  const putBacks = putBacksOf(draftStore);
  const state = putBacks.stateOf(request);
  const revert = async () => {
    setBusy(true);
    setRefused(null);
    const error = await draftStore.change((client) => client.revertPast(request));
    setBusy(false);
    setRefused(error);
    if (!error) putBacks.done(request, places);
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
        {isBusy ? say(words.busy) : label}
      </button>
      <span role="status">
        {putBackAt === draftStore.version && state !== 'last' && (
          <span className={styles.done}>
            {say('ownPutBack')}{' '}
            <button type="button" onClick={() => void draftStore.undo()}>
              {say('undo')}
            </button>
          </span>
        )}
        {state === 'saved' && <span className={styles.done}>{say(words.saved)}</span>}
        {(state === 'last' || state === 'unsaved') && (
          <span className={styles.done}>
            {say(words[state])} <a href={hrefOf(['know'])}>{say('toPlan')}</a> ·{' '}
            <a href={hrefOf(['save'])}>{say('toSave')}</a>
            {/* Undo takes back the last step, which is this one no longer once something followed. */}
            {state === 'last' && (
              <>
                {' · '}
                <button type="button" onClick={() => void draftStore.undo()}>
                  {say('undo')}
                </button>
              </>
            )}
          </span>
        )}
      </span>
      {/* The button stands in a line of text. */}
      {refused &&
        createPortal(
          <RefusedRevert
            error={refused}
            onClose={() => setRefused(null)}
            onPutBack={() => setPutBackAt(draftStore.version)}
          />,
          document.body,
        )}
    </>
  );
});
