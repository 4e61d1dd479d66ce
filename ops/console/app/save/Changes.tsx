import { observer } from 'mobx-react-lite';
import type { DiffAnswer } from '../../api.ts';
import { useWords } from '../words.ts';
import { FileChanges } from './FileChanges.tsx';
import styles from './SaveView.module.css';
import { saveWords } from './save-words.ts';

/** The edits file by file; those of each can be given up. */
export const Changes = observer(function Changes({
  files,
  onDiscard,
}: {
  files: DiffAnswer['files'];
  onDiscard: (files: string[]) => void;
}) {
  const say = useWords(saveWords);
  const names = files.map(({ file }) => file);
  return (
    <section className={styles.section} aria-labelledby="save-diff">
      <h2 id="save-diff">{say('diff')}</h2>
      {files.map((told) => (
        <FileChanges key={told.file} told={told} files={names} onDiscard={onDiscard} />
      ))}
    </section>
  );
});
