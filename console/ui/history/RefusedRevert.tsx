import { observer } from 'mobx-react-lite';
import type { ChangedPlace, Text } from '../../api/index.ts';
import type { ClientError } from '../client/api-error.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useText, useWords } from '../language/use-words.ts';
import { Dialog } from '../layout/Dialog.tsx';
import { DialogButtons } from '../layout/DialogButtons.tsx';
import { RefusedPlace } from './RefusedPlace.tsx';
import { revertWords } from './revert-words.ts';

/** Longer lists are counted. */
const most = 5;

/** Why a past save was not put back: each place with its three values, or the errors that the config would have. */
export const RefusedRevert = observer(function RefusedRevert({
  error,
  onClose,
  onPutBack,
}: {
  error: ClientError;
  onClose: () => void;
  /** The own unsaved edits that were in the way are put back. */
  onPutBack: () => void;
}) {
  const draftStore = useDraftStore();
  const say = useWords(revertWords);
  const text = useText();
  const { body } = error;
  const places: readonly ChangedPlace[] = body && 'places' in body ? body.places : [];
  const reasons: readonly Text[] = body && 'reasons' in body ? body.reasons : [];
  const own = places.filter(({ unsaved }) => unsaved && !draftStore.windows.isOther(unsaved.by));
  const isOwnAlone = own.length > 0 && own.length === places.length;
  const putBack = async () => {
    // The last first: what is taken out of a list moves only what is behind it.
    const edits = [...own].reverse().flatMap(({ unsaved }) => unsaved?.edits ?? []);
    onClose();
    if (!(await draftStore.edit(edits))) onPutBack();
  };
  return (
    <Dialog title={isOwnAlone ? say('ownInTheWay') : text(error.text)} onClose={onClose}>
      {places.slice(0, most).map((place) => (
        <RefusedPlace key={`${place.file} ${place.path.join('/')}`} place={place} onLeave={onClose} />
      ))}
      {places.length > most && <p>{say('morePlaces', { count: places.length - most })}</p>}
      {reasons.length > 0 && (
        <ul>
          {reasons.slice(0, most).map((reason) => (
            <li key={reason.en}>{text(reason)}</li>
          ))}
        </ul>
      )}
      {reasons.length > most && <p>{say('moreReasons', { count: reasons.length - most })}</p>}
      <DialogButtons isOnlyClosed onCancel={onClose}>
        {own.length > 0 && (
          <button type="button" onClick={() => void putBack()}>
            {say('putOwnBack')}
          </button>
        )}
      </DialogButtons>
    </Dialog>
  );
});
