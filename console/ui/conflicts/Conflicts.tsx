import { createTwoFilesPatch } from 'diff';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import type { Conflict } from '../../api/index.ts';
import { withOurs } from '../../edits/merge-json.ts';
import { Diff } from '../diff/Diff.tsx';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useWords } from '../language/use-words.ts';
import styles from './Conflicts.module.css';
import { conflictWords } from './conflict-words.ts';
import { FieldConflicts, type FieldSides } from './FieldConflicts.tsx';

type Choice = 'merged' | 'ours' | 'theirs';

/** Files that have changed on the disk meanwhile: three versions of the text, one of which is taken. */
export const Conflicts = observer(function Conflicts({
  conflicts,
  onSettled,
}: {
  conflicts: readonly Conflict[];
  onSettled: () => void;
}) {
  const say = useWords(conflictWords);
  if (conflicts.length === 0) return null;
  return (
    <section className={styles.conflicts} aria-labelledby="save-conflicts">
      <h2 id="save-conflicts" tabIndex={-1}>
        {say('conflicts')}
      </h2>
      {conflicts.map((conflict) => (
        <OneConflict key={`${conflict.file} ${conflict.theirs}`} conflict={conflict} onSettled={onSettled} />
      ))}
    </section>
  );
});

const OneConflict = observer(function OneConflict({
  conflict,
  onSettled,
}: {
  conflict: Conflict;
  onSettled: () => void;
}) {
  const draftStore = useDraftStore();
  const say = useWords(conflictWords);
  const name = useId();
  const { file, base, ours, theirs, merged, fields } = conflict;
  const [choice, setChoice] = useState<Choice>(merged === null ? 'ours' : 'merged');
  const [sides, setSides] = useState<FieldSides>({});
  const [text, setText] = useState(merged ?? ours);
  /** Whether the operator has written the result. */
  const [isWritten, setWritten] = useState(false);
  const mergedWith = (chosen: FieldSides) =>
    fields
      .filter((_, at) => chosen[at] === 'ours')
      .reduce((now, field) => withOurs(file, now, field), merged ?? ours);
  const choose = (one: Choice) => {
    setChoice(one);
    setWritten(false);
    setText({ merged: mergedWith(sides), ours, theirs }[one]);
  };
  const chooseSide = (at: number, side: 'ours' | 'theirs') => {
    const chosen = { ...sides, [at]: side };
    setSides(chosen);
    setChoice('merged');
    setWritten(false);
    setText(mergedWith(chosen));
  };
  const isMerge = choice === 'merged' && !isWritten;
  const open = isMerge ? fields.filter((_, at) => sides[at] === undefined).length : 0;
  const take = async () => {
    const refused = await draftStore.change((client) => client.merge({ file, theirs, text }));
    if (!refused) await draftStore.refresh();
    onSettled();
  };
  const diffOf = (one: string, other: string) => createTwoFilesPatch(file, file, one, other);
  return (
    <div className={styles.conflict}>
      <p>{say('conflictAbout', { file })}</p>
      {merged !== null && fields.length > 0 && (
        <FieldConflicts file={file} fields={fields} sides={sides} onChoose={chooseSide} />
      )}
      <div className={styles.sides}>
        <div>
          <h3>{say('oursDiff')}</h3>
          <Diff diff={diffOf(base, ours)} label={say('oursDiff')} />
        </div>
        <div>
          <h3>{say('theirsDiff')}</h3>
          <Diff diff={diffOf(base, theirs)} label={say('theirsDiff')} />
        </div>
      </div>
      <div className={styles.choices}>
        {(['merged', 'ours', 'theirs'] as const).map((one) => (
          <label key={one}>
            <input
              type="radio"
              name={name}
              checked={choice === one}
              disabled={one === 'merged' && merged === null}
              onChange={() => choose(one)}
            />{' '}
            {say(one)}
          </label>
        ))}
        {merged === null && <span className={styles.note}>{say('noMerge')}</span>}
      </div>
      <h3>{say('resultDiff')}</h3>
      <Diff diff={diffOf(theirs, text)} label={say('resultDiff')} />
      <details>
        <summary>{say('result')}</summary>
        <textarea
          className={styles.text}
          aria-label={say('result')}
          rows={16}
          spellCheck={false}
          value={text}
          onChange={({ target }) => {
            setWritten(true);
            setText(target.value);
          }}
        />
      </details>
      {open > 0 && <p className={styles.note}>{say('openFields', { count: open })}</p>}
      <button type="button" className="primary" disabled={open > 0} onClick={() => void take()}>
        {say('take')}
      </button>
    </div>
  );
});
