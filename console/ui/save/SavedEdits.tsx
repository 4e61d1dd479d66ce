import { observer } from 'mobx-react-lite';
import type { SaveResponse } from '../../api/index.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useWords } from '../language/use-words.ts';
import { CommitLater } from './CommitLater.tsx';
import { FileEditList } from './FileEditList.tsx';
import { LackedFiles } from './LackedFiles.tsx';
import own from './SaveReceipt.module.css';
import styles from './SaveView.module.css';
import { saveWords } from './save-words.ts';

/** The edits of a save, file by file. */
export const SavedEdits = observer(function SavedEdits({
  save: { files },
  isBefore = false,
}: {
  save: SaveResponse;
  /** Current edits are listed beside them, possibly of the same files. */
  isBefore?: boolean;
}) {
  const say = useWords(saveWords);
  return (
    <section className={styles.section} aria-labelledby="save-done">
      <h2 id="save-done">{say('savedEdits')}</h2>
      {files.map(({ file, ...rest }) => (
        <section
          key={file}
          className={styles.file}
          aria-label={isBefore ? say('savedBeforeOf', { file }) : file}
        >
          <h3 className={styles.fileName}>{file}</h3>
          <FileEditList file={file} fileEdits={rest} together={rest.together} isDone />
        </section>
      ))}
    </section>
  );
});

/** The written files, and the result of the commit. */
export const SavedFacts = observer(function SavedFacts({
  save: { saved, commit, at },
  onCommitted,
}: {
  save: SaveResponse;
  onCommitted: (answer: SaveResponse) => void;
}) {
  const { language, state } = useDraftStore();
  const git = state?.git ?? null;
  const say = useWords(saveWords);
  return (
    <>
      <p>{say('savedFiles', { files: saved.join(language === 'zh' ? '、' : ', ') })}</p>
      {commit === null && git && <CommitLater save={{ saved, at }} onCommitted={onCommitted} />}
      {commit && 'commit' in commit && (
        <>
          <p>{say('committed', { commit: commit.commit.slice(0, 10) })}</p>
          {commit.needed && (
            <p>{say('committedToo', { files: commit.needed.join(language === 'zh' ? '、' : ', ') })}</p>
          )}
          {commit.message && <p className={own.commitMessage}>{commit.message}</p>}
        </>
      )}
      {commit && 'missing' in commit && (
        <LackedFiles at={at} missing={commit.missing} onCommitted={onCommitted} />
      )}
      {commit && 'refused' in commit && (
        <>
          <p className={styles.danger}>{say('refusedCommit')}</p>
          <pre className={styles.gitOutput}>{commit.refused}</pre>
        </>
      )}
    </>
  );
});
