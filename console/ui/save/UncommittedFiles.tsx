import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { SavedCommit, SaveResponse } from '../../api/index.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useWords } from '../language/use-words.ts';
import { useReviews } from '../remote/use-reviews.ts';
import { CommitWithMessage } from './CommitWithMessage.tsx';
import own from './SaveReceipt.module.css';
import styles from './SaveView.module.css';
import { saveWords } from './save-words.ts';

/** Files that earlier saves, or others, have left without a commit, and their commit; nothing where there are none. */
export const UncommittedFiles = observer(function UncommittedFiles({ last }: { last: SaveResponse | null }) {
  const { client, state, changedFiles, language } = useDraftStore();
  const say = useWords(saveWords);
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const [done, setDone] = useState<SavedCommit | null>(null);
  const isLastKnown = (state?.lastSave ?? null) === (last?.at ?? null);
  const isWanted = state?.git != null && changedFiles.length === 0 && isLastKnown;
  const { answer } = useReviews(isWanted);
  const files = answer?.uncommitted ?? [];
  // The receipt of the last save has a commit of its own.
  const isOpen = last !== null && (last.commit === null || 'missing' in last.commit);
  const isAbove = isOpen && last.saved.some((file) => files.includes(file));
  if (!isWanted || isAbove || files.length === 0) return null;
  const chosen = files.filter((file) => !leftOut.has(file));
  const choose = (file: string, isChosen: boolean) => {
    const rest = [...leftOut].filter((one) => one !== file);
    setLeftOut(new Set(isChosen ? rest : [...rest, file]));
  };
  return (
    <section className={styles.form} aria-labelledby="save-uncommitted">
      <h2 id="save-uncommitted">{say('leftFiles', { count: files.length })}</h2>
      <p>{say('leftAbout')}</p>
      <ul className={own.files}>
        {files.map((file) => (
          <li key={file}>
            <label className={styles.confirm}>
              <input
                type="checkbox"
                checked={!leftOut.has(file)}
                onChange={({ target }) => choose(file, target.checked)}
              />
              <span>{file}</span>
            </label>
          </li>
        ))}
      </ul>
      <CommitWithMessage
        place="commit of files"
        why={chosen.length === 0 ? say('whyFiles') : null}
        commit={async (message) => {
          const { commit } = await client.commitFiles({ files: chosen, message });
          setDone(commit);
          return commit !== null && 'commit' in commit;
        }}
      />
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
