import { observer } from 'mobx-react-lite';
import { pageDifferenceText } from '../../../ops/edit-wording/page-difference-text.ts';
import type { EditedTogether, Plan } from '../../api/index.ts';
import { editsOfFile, type FileEdits } from '../../save/edits-of-file.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { FoldedEdits } from '../edit-lines/FoldedEdits.tsx';
import { useWords } from '../language/use-words.ts';
import { Picture } from '../value-display/Picture.tsx';
import styles from './SaveView.module.css';
import { saveWords } from './save-words.ts';

/** The folder of the config's pictures; a picture is listed with the edit that names it. */
const pictures = 'public/';

export const isPicture = (file: string): boolean => file.startsWith(pictures);

/** Empty for a file that is not a page. */
const pageOf = (file: string): string => /^definitions\/pages\/(.+)\.json$/.exec(file)?.[1] ?? '';

const none: readonly EditedTogether[] = [];

const nothing: FileEdits = { edits: [], differences: [] };

/** @param files - all edited files */
export const editsIn = (plan: Plan | null, file: string, files: readonly string[]): FileEdits =>
  plan ? editsOfFile(plan, file, files) : nothing;

/** The edits of a file in words. */
export const FileEditList = observer(function FileEditList({
  file,
  fileEdits: { edits, differences },
  together = none,
  isDone = false,
}: {
  file: string;
  fileEdits: FileEdits;
  /** Entries that one step edited. */
  together?: readonly EditedTogether[] | undefined;
  /** The edits are saved: they can no longer be reverted. */
  isDone?: boolean;
}) {
  const draftStore = useDraftStore();
  const page = pageOf(file);
  const say = useWords(saveWords);
  return (
    <>
      {isPicture(file) && (
        <p className={styles.newPicture}>
          <Picture asset={file.slice(pictures.length - 1)} /> {!isDone && say('newPicture')}
        </p>
      )}
      <FoldedEdits edits={edits} together={together} isDone={isDone} />
      {differences.length > 0 && (
        <ul className={styles.differences}>
          {differences.map((one) => (
            <li key={`${one.what} ${one.at}`}>{pageDifferenceText(one, page, draftStore)}</li>
          ))}
        </ul>
      )}
    </>
  );
});
