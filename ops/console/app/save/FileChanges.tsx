import { observer } from 'mobx-react-lite';
import { pageText } from '../../../plan/tell.ts';
import type { DiffAnswer } from '../../api.ts';
import { useDesk } from '../desk.ts';
import { Picture } from '../forms/PictureControl.tsx';
import { EditLine } from '../know/EditLine.tsx';
import { editKey } from '../know/edit-told.ts';
import { hrefOf } from '../route.ts';
import { useWords } from '../words.ts';
import { Diff } from './Diff.tsx';
import { countOf, hunksOf } from './diff-lines.ts';
import { fileEdits } from './file-edits.ts';
import styles from './SaveView.module.css';
import { saveWords } from './save-words.ts';

/** A diff with more lines than these is unfolded by whoever wants to read it. */
const mostOpen = 400;
/** Where the pictures of a config lie; a picture goes with the edit that names it. */
const pictures = 'public/';

/** The edits of one file: first what each is, in words, then line by line. */
export const FileChanges = observer(function FileChanges({
  told: { file, diff },
  files,
  onDiscard,
}: {
  told: DiffAnswer['files'][number];
  /** All that have edits. */
  files: readonly string[];
  onDiscard: (files: string[]) => void;
}) {
  const { plan: newest, version, language } = useDesk();
  const say = useWords(saveWords);
  const hunks = hunksOf(diff);
  const [added, removed] = [countOf(hunks, 'added'), countOf(hunks, 'removed')];
  // What was told of an older draft is not what is saved.
  const answer = newest?.version === version ? newest : null;
  const { edits, differences } = answer?.plan
    ? fileEdits(answer.plan, file, files)
    : { edits: [], differences: [] };
  const isPicture = file.startsWith(pictures);
  const hasWords = isPicture || edits.length + differences.length > 0;
  // While it is worked out what the edits are, nothing opens that would be folded again.
  const isOpen = answer !== null && !hasWords && added + removed <= mostOpen;
  return (
    <section className={styles.file} aria-label={file}>
      <div className={styles.fileHead}>
        <h3 className={styles.fileName}>{file}</h3>
        {!isPicture && (
          <>
            <a href={hrefOf(['files', file])}>{say('open')}</a>
            <button
              type="button"
              className="quiet danger"
              aria-label={say('discardOf', { file })}
              onClick={() => onDiscard([file])}
            >
              {say('discardOne')}
            </button>
          </>
        )}
      </div>
      {isPicture && (
        <p className={styles.newPicture}>
          <Picture asset={file.slice(pictures.length - 1)} /> {say('newPicture')}
        </p>
      )}
      {edits.map((edit) => (
        <EditLine key={editKey(edit)} edit={edit} />
      ))}
      {differences.length > 0 && (
        <ul className={styles.differences}>
          {differences.map((one) => (
            <li key={`${one.what} ${one.at}`}>{pageText(one, language)}</li>
          ))}
        </ul>
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
