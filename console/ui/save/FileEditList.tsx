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

/** Where the pictures of a config lie; a picture goes with the edit that names it. */
const pictures = 'public/';

export const isPicture = (file: string): boolean => file.startsWith(pictures);

/** Empty for what is no page. */
const pageOf = (file: string): string => /^definitions\/pages\/(.+)\.json$/.exec(file)?.[1] ?? '';

const none: readonly EditedTogether[] = [];

const nothing: FileEdits = { edits: [], differences: [] };

/** @param files - all that have edits */
export const editsIn = (plan: Plan | null, file: string, files: readonly string[]): FileEdits =>
  plan ? editsOfFile(plan, file, files) : nothing;

/** What the edits of a file are, in words. */
export const FileEditList = observer(function FileEditList({
  file,
  told: { edits, differences },
  together = none,
  isDone = false,
}: {
  file: string;
  told: FileEdits;
  /** Entries that one step edited. */
  together?: readonly EditedTogether[] | undefined;
  /** They are saved: nothing is taken back any more. */
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
