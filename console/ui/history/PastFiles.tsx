import { observer } from 'mobx-react-lite';
import { editHead } from '../../../ops/edit-wording/edit-head.ts';
import type { ReportedEdit } from '../../../ops/edits/reported-edit.ts';
import { orderKey } from '../../../ops/edits/units.ts';
import { toPointer } from '../../../ops/json/pointer.ts';
import type { PastFileEdits, PastSave } from '../../api/index.ts';
import { pathPrefix } from '../../history/config-file-names.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { editLineWords } from '../edit-lines/edit-line-words.ts';
import { type EditPart, EditWaysContext } from '../edit-lines/edit-ways.ts';
import { useWords } from '../language/use-words.ts';
import { hrefOf } from '../route/route.ts';
import { FileEditList } from '../save/FileEditList.tsx';
import { addedWhole } from './added-whole.ts';
import styles from './History.module.css';
import { historyWords } from './history-words.ts';
import { placeOfPath } from './put-back-places.ts';
import { RevertPast } from './RevertPast.tsx';
import { RevertWhole } from './RevertWhole.tsx';
import { revertWords } from './revert-words.ts';

interface Props {
  save: PastSave;
  files: readonly PastFileEdits[];
  /** The file whose history it is; null: that of the whole config. */
  file: string | null;
  /** The place whose history it is. */
  place: string | null;
}

/** The edits of a save, file by file, each with its revert. */
export const PastFiles = observer(function PastFiles({ save, files, file, place }: Props) {
  const say = useWords(historyWords);
  return files.map((one) => {
    const fate = one.change === 'changed' ? '' : say(fateWords[one.change], { from: one.from ?? '' });
    const canRevert = file === null && files.length > 1 && one.change === 'changed' && !one.unreadable;
    return (
      <div key={one.file} className={styles.file}>
        {(place === null || fate !== '') && (
          <h3 className={styles.fileName}>
            <a href={hrefOf(['history'], { file: one.file })}>{one.file}</a>{' '}
            {fate !== '' && <span className={styles.fate}>{fate}</span>}
          </h3>
        )}
        <EditWaysContext
          value={(edit, part) =>
            part ? (
              <PastPart save={save} edit={edit} part={part} file={file ?? one.file} />
            ) : (
              <PastWays save={save} edit={edit} file={file ?? one.file} place={place} />
            )
          }
        >
          <FileEditList file={one.file} fileEdits={one} isDone />
        </EditWaysContext>
        <Remarks file={one} isMerge={save.isMerge} />
        {canRevert && (
          <RevertWhole
            request={{ commit: save.commit, file: one.file }}
            files={[one]}
            isMerge={save.isMerge}
            isOneOfMany
          />
        )}
      </div>
    );
  });
});

const fateWords = { added: 'fileAdded', removed: 'fileRemoved', renamed: 'fileRenamed' } as const;

/** Why nothing is described, or not all. */
const Remarks = observer(function Remarks({ file, isMerge }: { file: PastFileEdits; isMerge: boolean }) {
  const say = useWords(historyWords);
  const { edits, differences, more, unreadable, change } = file;
  const isEmpty = edits.length + differences.length === 0 && change !== 'added' && change !== 'removed';
  const isJson = file.file.endsWith('.json');
  return (
    <>
      {unreadable && (
        <p className="soft">{say(unreadable === 'after' ? 'unreadableAfter' : 'unreadableBefore')}</p>
      )}
      {!unreadable && isEmpty && isJson && (
        <p className="soft">{say(isMerge ? 'mergedOnly' : 'sameContent')}</p>
      )}
      {more > 0 && <p className="soft">{say('moreEdits', { count: more })}</p>}
    </>
  );
});

/** Beside an edit of a past save: its revert, and the history of its place. */
const PastWays = observer(function PastWays({
  save,
  edit,
  file,
  place,
}: {
  save: PastSave;
  edit: ReportedEdit;
  file: string;
  place: string | null;
}) {
  const draftStore = useDraftStore();
  const say = useWords(historyWords);
  const sayRevert = useWords(revertWords);
  const what = editHead(edit, draftStore);
  const sayEdit = useWords(editLineWords);
  const isAddition = addedWhole(edit);
  const names = edit.path.slice(pathPrefix(file).length);
  const at = toPointer(names.at(-1) === orderKey ? names.slice(0, -1) : names);
  return (
    <>
      {place === null && at !== '' && (
        <a
          className={styles.place}
          href={hrefOf(['history'], { file, at })}
          aria-label={say('placeHistoryOf', { what })}
        >
          {say('placeHistory')}
        </a>
      )}{' '}
      <RevertPast
        request={{ commit: save.commit, file, path: edit.path }}
        places={[placeOfPath(file, edit.path)]}
        label={isAddition ? sayEdit('takeOut') : sayRevert('revert')}
        name={isAddition ? sayEdit('takeOutOf', { what }) : sayRevert('revertOf', { what })}
        does={isAddition ? 'deletes' : 'restores'}
      />
    </>
  );
});

/** Beside one of several fields that an edit of a past save changed: the revert of that field alone. */
const PastPart = observer(function PastPart({
  save,
  edit,
  part: { path, label },
  file,
}: {
  save: PastSave;
  edit: ReportedEdit;
  part: EditPart;
  file: string;
}) {
  const draftStore = useDraftStore();
  const sayRevert = useWords(revertWords);
  const what = `${editHead({ path: edit.path }, draftStore)} · ${label}`;
  return (
    <RevertPast
      request={{ commit: save.commit, file, path: [...path] }}
      places={[placeOfPath(file, path)]}
      label={sayRevert('revertPart')}
      name={sayRevert('revertPartOf', { what })}
    />
  );
});
