import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { SavedCommit } from '../../api/index.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useWords } from '../language/use-words.ts';
import { CommitWithMessage } from './CommitWithMessage.tsx';
import own from './SaveReceipt.module.css';
import styles from './SaveView.module.css';
import { saveWords } from './save-words.ts';
import { committedFilesOf } from './use-uncommitted.ts';

/** For links within the view. */
export const uncommittedId = 'save-uncommitted';

/** Files that earlier saves, or others, have left without a commit, and their commit, once nothing is unsaved. */
export const UncommittedFiles = observer(function UncommittedFiles({ files }: { files: readonly string[] }) {
  const draftStore = useDraftStore();
  const { client, changedFiles, language } = draftStore;
  const say = useWords(saveWords);
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const [done, setDone] = useState<SavedCommit | null>(null);
  if (files.length === 0) return null;
  const isUnsaved = changedFiles.length > 0;
  const chosen = files.filter((file) => !leftOut.has(file));
  const choose = (file: string, isChosen: boolean) => {
    const rest = [...leftOut].filter((one) => one !== file);
    setLeftOut(new Set(isChosen ? rest : [...rest, file]));
  };
  return (
    <section className={styles.form} aria-labelledby={uncommittedId}>
      <h2 id={uncommittedId} tabIndex={-1}>
        {say('leftFiles', { count: files.length })}
      </h2>
      <p>
        {say('leftAbout')} {isUnsaved && say('leftLater')}
      </p>
      <ul className={own.files}>
        {files.map((file) => (
          <li key={file}>
            <label className={styles.confirm}>
              <input
                type="checkbox"
                checked={!leftOut.has(file)}
                disabled={isUnsaved}
                onChange={({ target }) => choose(file, target.checked)}
              />
              <span>{file}</span>
            </label>
          </li>
        ))}
      </ul>
      {!isUnsaved && (
        <CommitWithMessage
          place="commit of files"
          why={chosen.length === 0 ? say('whyFiles') : null}
          commit={async (message) => {
            const { commit } = await client.commitFiles({ files: chosen, message });
            setDone(commit);
            if (commit === null || !('commit' in commit)) return false;
            const also = commit.needed ?? [];
            committedFilesOf(draftStore).keep({
              commit: commit.commit,
              message,
              files: [...chosen, ...also],
            });
            return true;
          }}
        />
      )}
      {done && 'refused' in done && (
        <>
          <p className={styles.danger}>{say('refusedCommit')}</p>
          <pre className={styles.gitOutput}>{done.refused}</pre>
        </>
      )}
      {done && 'missing' in done && (
        <p className={styles.danger} role="alert">
          {say('alsoNeeded', { files: done.missing.join(language === 'zh' ? '、' : ', ') })}
        </p>
      )}
    </section>
  );
});
