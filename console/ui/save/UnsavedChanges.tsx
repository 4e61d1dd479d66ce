import { observer } from 'mobx-react-lite';
import { useWords } from '../language/use-words.ts';
import { FileChanges } from './FileChanges.tsx';
import styles from './SaveView.module.css';
import { saveWords } from './save-words.ts';
import type { DiffWithEdits } from './use-diff-with-edits.ts';

/** The unsaved edits file by file, with a button that discards those of each file. */
export const UnsavedChanges = observer(function UnsavedChanges({
  diffWithEdits: reported,
  onDiscard,
}: {
  diffWithEdits: DiffWithEdits;
  onDiscard: (files: string[]) => void;
}) {
  const say = useWords(saveWords);
  return (
    <section className={styles.section} aria-labelledby="save-diff" aria-busy={reported.isOutdated}>
      <div className={styles.diffHead}>
        <h2 id="save-diff">{say('diff')}</h2>
        <span className={styles.count} role="status">
          {reported.isOutdated && say(reported.isFirst ? 'waitPlan' : 'diffOutdated')}
        </span>
      </div>
      <div className={styles.list} data-outdated={(reported.isOutdated && !reported.isFirst) || undefined}>
        {reported.files.map((file) => (
          <FileChanges key={file.file} file={file} diffWithEdits={reported} onDiscard={onDiscard} />
        ))}
      </div>
    </section>
  );
});
