import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import type { BranchConflict, BranchResponse, ChosenSide } from '../../api/index.ts';
import { FieldConflicts, type FieldSides } from '../conflicts/FieldConflicts.tsx';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useText, useWords } from '../language/use-words.ts';
import styles from './Remote.module.css';
import { remoteWords } from './remote-words.ts';
import { useRemoteCall } from './use-remote-call.ts';

/** Brings the remote's commits into the current branch; where both have changed the same field, each is chosen first. */
export const BringIn = observer(function BringIn({
  at: { remote, target, there, ahead },
  onDone,
}: {
  at: NonNullable<BranchResponse['at']>;
  onDone: () => void;
}) {
  const draftStore = useDraftStore();
  const say = useWords(remoteWords);
  const text = useText();
  const [sides, setSides] = useState<ReadonlyMap<string, FieldSides>>(new Map());
  const { refused, isBusy, call } = useRemoteCall(async () => {
    const brought = await draftStore.client.bringIn({ there: there ?? '', sides: chosenOf(byFile, sides) });
    await draftStore.refresh();
    onDone();
    return brought;
  });
  const conflicts =
    refused?.body?.error === 'branch-conflict' && 'conflicts' in refused.body
      ? (refused.body.conflicts as BranchConflict[])
      : [];
  const [known, setKnown] = useState<readonly BranchConflict[]>([]);
  // While it is asked again, the choices stay where they are.
  if (conflicts.length > 0 && conflicts !== known) setKnown(conflicts);
  const byFile = new Map<string, BranchConflict[]>();
  for (const one of known) byFile.set(one.file, [...(byFile.get(one.file) ?? []), one]);
  const isOpen = known.some(
    ({ file, path }) =>
      sides.get(file)?.[byFile.get(file)?.findIndex((one) => one.path === path) ?? -1] === undefined,
  );
  return (
    <>
      {known.length > 0 && <p role="alert">{say('conflicts', { remote: remote ?? '' })}</p>}
      {[...byFile].map(([file, fields]) => (
        <div key={file}>
          {fields[0]?.path.length === 0 ? (
            <WholeFile
              file={file}
              remote={remote ?? ''}
              side={sides.get(file)?.[0]}
              onChoose={(side) => setSides(new Map(sides).set(file, { 0: side }))}
            />
          ) : (
            <>
              <p>
                <code>{file}</code>
              </p>
              <FieldConflicts
                file={file}
                fields={fields}
                sides={sides.get(file) ?? {}}
                onChoose={(index, side) =>
                  setSides(new Map(sides).set(file, { ...sides.get(file), [index]: side }))
                }
              />
            </>
          )}
        </div>
      ))}
      <div className={styles.ways}>
        <button
          type="button"
          className="primary"
          aria-disabled={isBusy || isOpen || undefined}
          onClick={() => !isOpen && void call()}
        >
          {say(isBusy ? 'bringing' : ahead > 0 ? 'merge' : 'bring', { target })}
        </button>
      </div>
      <p className="soft">{say('bringAbout')}</p>
      {refused && conflicts.length === 0 && (
        <p className={styles.refused} role="alert">
          {text(refused.text)}
        </p>
      )}
    </>
  );
});

/** A file that cannot be merged by fields, such as one that one side has removed. */
const WholeFile = observer(function WholeFile({
  file,
  remote,
  side,
  onChoose,
}: {
  file: string;
  remote: string;
  side: ChosenSide['side'] | undefined;
  onChoose: (side: ChosenSide['side']) => void;
}) {
  const say = useWords(remoteWords);
  const name = useId();
  return (
    <fieldset>
      <legend>{say('wholeFile', { file })}</legend>
      {(['ours', 'theirs'] as const).map((one) => (
        <label key={one}>
          <input type="radio" name={name} checked={side === one} onChange={() => onChoose(one)} />{' '}
          {say(one === 'ours' ? 'oursWhole' : 'theirsWhole', { remote })}{' '}
        </label>
      ))}
    </fieldset>
  );
});

const chosenOf = (
  byFile: ReadonlyMap<string, readonly BranchConflict[]>,
  sides: ReadonlyMap<string, FieldSides>,
): ChosenSide[] =>
  [...byFile].flatMap(([file, fields]) =>
    fields.flatMap(({ path }, index) => {
      const side = sides.get(file)?.[index];
      return side ? [{ file, path, side }] : [];
    }),
  );
