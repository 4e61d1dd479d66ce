import { observer } from 'mobx-react-lite';
import { configFiles } from '../../../schemas/index.ts';
import type { DiffResponse, Plan } from '../../api/index.ts';
import { Diff } from '../diff/Diff.tsx';
import { countLines, parseDiff } from '../diff/parse-diff.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { EditAuthorsContext } from '../edit-lines/edit-authors.ts';
import { useWords } from '../language/use-words.ts';
import { hrefOf } from '../route/route.ts';
import { editsIn, FileEditList, isPicture } from './FileEditList.tsx';
import styles from './SaveView.module.css';
import { saveWords } from './save-words.ts';
import type { DiffWithEdits } from './use-diff-with-edits.ts';

const nobody: NonNullable<DiffResponse['files'][number]['authors']> = [];

/** A longer diff starts folded. */
const mostOpen = 400;

/** Whether the site is in several languages now: what a message says in the one that it had is no edit then. */
const getsLanguages = (plan: Plan): boolean =>
  editsIn(plan, configFiles.site.path, []).edits.some(
    ({ path, after }) => path[1] === 'languages' && Array.isArray(after),
  );

/** The edits of one file: first in words, then line by line. */
export const FileChanges = observer(function FileChanges({
  file: { file, diff, together, authors },
  diffWithEdits: { files, plan, isFirst },
  onDiscard,
}: {
  file: DiffResponse['files'][number];
  /** The edits of all files. */
  diffWithEdits: DiffWithEdits;
  onDiscard: (files: string[]) => void;
}) {
  const { changedFiles } = useDraftStore();
  const say = useWords(saveWords);
  const hunks = parseDiff(diff);
  const [added, removed] = [countLines(hunks, 'added'), countLines(hunks, 'removed')];
  const names = files.map((one) => one.file);
  const edits = editsIn(plan, file, names);
  const hasWords = isPicture(file) || edits.edits.length + edits.differences.length > 0;
  // While the edits are being described for the first time, no diff opens that would be folded again.
  const isOpen = !isFirst && !hasWords && added + removed <= mostOpen;
  return (
    <section className={styles.file} aria-label={file}>
      <div className={styles.fileHead}>
        <h3 className={styles.fileName}>{file}</h3>
        {!isPicture(file) && (
          <>
            <a href={hrefOf(['files', file])}>{say('open')}</a>
            {changedFiles.includes(file) && (
              <button
                type="button"
                className="quiet danger"
                aria-label={say('discardOf', { file })}
                onClick={() => onDiscard([file])}
              >
                {say('discardOne')}
              </button>
            )}
          </>
        )}
      </div>
      <EditAuthorsContext value={authors ?? nobody}>
        <FileEditList file={file} fileEdits={edits} together={together} />
      </EditAuthorsContext>
      {!hasWords && plan && file === configFiles.messages.path && getsLanguages(plan) && (
        <p>{say('inLanguages')}</p>
      )}
      <details open={isOpen} className={styles.lines}>
        <summary>
          {say('byLine')} <span className={styles.count}>{say('lines', { added, removed })}</span>
        </summary>
        <Diff diff={diff} label={say('diffOf', { file })} />
      </details>
    </section>
  );
});
