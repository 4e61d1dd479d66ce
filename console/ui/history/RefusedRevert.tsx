import { observer } from 'mobx-react-lite';
import { editHead } from '../../../ops/edit-wording/edit-head.ts';
import { editedEntry } from '../../../ops/edit-wording/edited-fields.ts';
import { rowText } from '../../../ops/edit-wording/row-text.ts';
import { shownWhenText } from '../../../ops/edit-wording/shown-when-text.ts';
import { valueText } from '../../../ops/edit-wording/value-text.ts';
import { toPointer } from '../../../ops/json/pointer.ts';
import type { ChangedPlace, Text } from '../../api/index.ts';
import type { ClientError } from '../client/api-error.ts';
import { type DraftStore, useDraftStore } from '../draft-store/draft-store.ts';
import { useText, useWords } from '../language/use-words.ts';
import { Dialog } from '../layout/Dialog.tsx';
import { DialogButtons } from '../layout/DialogButtons.tsx';
import { describeHistoryPlace, planPath } from './describe-history-place.ts';
import styles from './History.module.css';
import { revertWords } from './revert-words.ts';

/** Longer lists are counted. */
const most = 5;
const mostLetters = 300;

/** Why a past save was not put back: each place with its three values, or the errors that the config would have. */
export const RefusedRevert = observer(function RefusedRevert({
  error,
  onClose,
}: {
  error: ClientError;
  onClose: () => void;
}) {
  const say = useWords(revertWords);
  const text = useText();
  const { body } = error;
  const places: readonly ChangedPlace[] = body && 'places' in body ? body.places : [];
  const reasons: readonly Text[] = body && 'reasons' in body ? body.reasons : [];
  return (
    <Dialog title={text(error.text)} onClose={onClose}>
      {places.slice(0, most).map((place) => (
        <Place key={`${place.file} ${place.path.join('/')}`} place={place} />
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
      <DialogButtons isOnlyClosed onCancel={onClose} />
    </Dialog>
  );
});

const Place = observer(function Place({ place }: { place: ChangedPlace }) {
  const draftStore = useDraftStore();
  const say = useWords(revertWords);
  const { file, path } = place;
  const value = draftStore.file(file)?.value;
  const words = (one: unknown) => (one === undefined ? say('none') : placeValueText(place, one, draftStore));
  return (
    <div className={styles.changed}>
      <p>
        {path.length > 0
          ? describeHistoryPlace(file, toPointer(path), value, draftStore)
          : editHead({ path: [...planPath(file, path, value)] }, draftStore)}
      </p>
      <dl className={styles.values}>
        {(['before', 'after', 'now'] as const).map((side) => (
          <div key={side}>
            <dt>{say(side)}</dt>
            <dd>{words(place[side])}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
});

/** A value as the plan has it: a field by its schema, a row and conditions in words, anything else as JSON. */
function placeValueText({ file, path }: ChangedPlace, value: unknown, draftStore: DraftStore): string {
  const own = planPath(file, path, draftStore.file(file)?.value);
  const where = { file, line: 1, column: 1, side: 'after' as const, what: '', kind: 'changed' as const };
  const entry = editedEntry(
    { ...where, path: [...own], before: undefined, after: 'there' },
    draftStore.names,
  );
  const isPlain = typeof value !== 'object' || value === null || Array.isArray(value);
  const text =
    (isPlain && valueText(entry?.fields[0]?.field ?? null, value, draftStore)) ||
    rowText(own, value, draftStore.names, draftStore.language) ||
    shownWhenText(String(path.at(-1)), value, draftStore.file(file)?.value, draftStore) ||
    JSON.stringify(value);
  const letters = [...text];
  return letters.length > mostLetters ? `${letters.slice(0, mostLetters).join('')}…` : text;
}
