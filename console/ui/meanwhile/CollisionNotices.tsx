import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { ChangedMeanwhile, Edit } from '../../api/index.ts';
import { conflictPlace } from '../conflicts/conflict-place.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useWords } from '../language/use-words.ts';
import type { Collision } from '../outbox/collisions.ts';
import type { OutgoingStep } from '../outbox/outbox.ts';
import { FieldValue } from '../value-display/FieldValue.tsx';
import { authorText } from '../windows/author-text.ts';
import styles from './CollisionNotices.module.css';
import { collisionWords } from './collision-words.ts';

/** More places of one step are counted. */
const mostPlaces = 5;

/** Edits of this window that were not written, because another window was faster: each with both values, to choose. */
export const CollisionNotices = observer(function CollisionNotices() {
  const { collisions } = useDraftStore();
  const say = useWords(collisionWords);
  if (collisions.all.length === 0) return null;
  return (
    <section className={styles.all} aria-label={say('title')}>
      {collisions.all.map((one) => (
        <CollisionNotice key={one.id} collision={one} />
      ))}
    </section>
  );
});

const CollisionNotice = observer(function CollisionNotice({ collision }: { collision: Collision }) {
  const draftStore = useDraftStore();
  const say = useWords(collisionWords);
  const id = useId();
  const { step, places } = collision;
  const { about, take } = wordsOf(step);
  const [first] = places;
  const by = places.find((one) => one.by)?.by;
  const who = by ? authorText(by, draftStore.language) : say('program');
  const leave = () => {
    draftStore.collisions.drop(collision.id);
    document.getElementById('main')?.focus();
  };
  const takeMine = () => {
    leave();
    // What is written over now has been seen here.
    const { edits, isPaste } = step;
    void (isPaste ? draftStore.paste(edits) : draftStore.edit(edits));
  };
  return (
    <fieldset className={styles.one}>
      <legend>
        {first && conflictPlace(first.file, first.path, draftStore).name}
        {places.length > 1 && ` · ${say('more', { count: places.length - 1 })}`}
      </legend>
      <p id={id} role="alert">
        {say(about, { who })} {collision.isOfClosed && say('ofClosed')}
      </p>
      {places.slice(0, mostPlaces).map((place) => (
        <Values key={place.path.join('/')} place={place} step={step} isNamed={places.length > 1} />
      ))}
      <div className={styles.ways}>
        {step.edits.length > 0 && (
          <button type="button" aria-describedby={id} onClick={takeMine}>
            {say(take)}
          </button>
        )}
        <button type="button" aria-describedby={id} onClick={leave}>
          {say('keepTheirs')}
        </button>
      </div>
    </fieldset>
  );
});

/** What stood at a place before, and what both have made of it. */
const Values = observer(function Values({
  place,
  step,
  isNamed,
}: {
  place: ChangedMeanwhile;
  step: OutgoingStep;
  isNamed: boolean;
}) {
  const draftStore = useDraftStore();
  const say = useWords(collisionWords);
  const { seen, mine } = wordsOf(step);
  const { name, field } = conflictPlace(place.file, place.path, draftStore);
  const shown = (value: unknown) =>
    value === undefined ? say('missing') : <FieldValue field={field} value={value} />;
  return (
    <p className={styles.values}>
      {isNamed && <strong>{name}</strong>}
      <span>
        {say(seen)}
        {shown(place.value)}
      </span>
      <span>
        {say('theirs')}
        <b>{shown(place.now)}</b>
      </span>
      <span>
        {say(mine)}
        <b>{shown(wantedAt(place, step.edits))}</b>
      </span>
    </p>
  );
});

function wordsOf({ reverts }: OutgoingStep) {
  if (reverts === 'undo')
    return { about: 'notUndone', seen: 'wasMine', mine: 'undone', take: 'undoAll' } as const;
  if (reverts === 'redo')
    return { about: 'notRedone', seen: 'wasMine', mine: 'redone', take: 'redoAll' } as const;
  return { about: 'about', seen: 'seen', mine: 'mine', take: 'takeMine' } as const;
}

/** The value that this window wanted at a place. */
function wantedAt({ file, path }: ChangedMeanwhile, edits: readonly Edit[]): unknown {
  const key = JSON.stringify(path);
  const edit = edits.findLast(
    (one) => one.file === file && 'path' in one && JSON.stringify(one.path) === key,
  );
  if (edit?.do === 'rename') return edit.key;
  return edit && 'value' in edit ? edit.value : undefined;
}
