import { observer } from 'mobx-react-lite';
import type { DiffAnswer } from '../../api.ts';
import { hrefOf } from '../route.ts';
import { useWords } from '../words.ts';
import { Diff } from './Diff.tsx';
import { countOf, hunksOf } from './diff-lines.ts';
import styles from './SaveView.module.css';
import { saveWords } from './save-words.ts';

/** A file with more lines than these is unfolded by whoever wants to read it. */
const mostOpen = 400;

/** The edits file by file; each can be folded, opened, and given up. */
export const Changes = observer(function Changes({
  files,
  onDiscard,
}: {
  files: DiffAnswer['files'];
  onDiscard: (files: string[]) => void;
}) {
  const say = useWords(saveWords);
  return (
    <section className={styles.section} aria-labelledby="save-diff">
      <h2 id="save-diff">{say('diff')}</h2>
      {files.map(({ file, diff }) => {
        const hunks = hunksOf(diff);
        const [added, removed] = [countOf(hunks, 'added'), countOf(hunks, 'removed')];
        return (
          <details key={file} open={added + removed <= mostOpen} className={styles.file}>
            <summary className={styles.fileHead}>
              <span className={styles.fileName}>{file}</span>
              <span className={styles.count}>{say('lines', { added, removed })}</span>
            </summary>
            {/* A picture goes with the edit that names it. */}
            {!file.startsWith('public/') && (
              <div className={styles.fileActions}>
                <a href={hrefOf(['files', file])}>{say('open')}</a>
                <button type="button" className="quiet danger" onClick={() => onDiscard([file])}>
                  {say('discardOne')}
                </button>
              </div>
            )}
            <Diff diff={diff} label={say('diffOf', { file })} />
          </details>
        );
      })}
    </section>
  );
});
