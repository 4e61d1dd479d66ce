import { observer } from 'mobx-react-lite';
import { editKey } from '../../../ops/edits/edit-key.ts';
import type { ReportedEdit } from '../../../ops/edits/reported-edit.ts';
import type { EditedTogether } from '../../api/index.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { EditLine } from './EditLine.tsx';
import styles from './FoldedEdits.module.css';
import { foldEdits, foldText } from './fold-edits.ts';

interface Props {
  edits: readonly ReportedEdit[];
  together: readonly EditedTogether[];
  isDone: boolean;
}

/** The edits of a file; those that were made together are folded into one line. */
export const FoldedEdits = observer(function FoldedEdits({ edits, together, isDone }: Props) {
  const { language, names } = useDraftStore();
  return foldEdits(edits, together).map((fold) => {
    const lines = fold.edits.map((edit) => <EditLine key={editKey(edit)} edit={edit} isDone={isDone} />);
    const [first] = fold.edits;
    if (!first || fold.edits.length === 1) return lines;
    return (
      <details key={editKey(first)} className={styles.fold}>
        <summary>{foldText(fold, names, language)}</summary>
        {lines}
      </details>
    );
  });
});
