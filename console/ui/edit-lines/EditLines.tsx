import { observer } from 'mobx-react-lite';
import { editGroups, editGroupText } from '../../../ops/edit-wording/edit-groups.ts';
import { editKey } from '../../../ops/edits/edit-key.ts';
import type { ReportedEdit } from '../../../ops/edits/reported-edit.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import styles from './EditLine.module.css';
import { EditLine } from './EditLine.tsx';

/** The edits of one cause; many entries that were edited together are folded into one line. */
export const EditLines = observer(function EditLines({
  edits,
  isToldBeside = false,
}: {
  edits: readonly ReportedEdit[];
  /** As of {@link EditLine}. */
  isToldBeside?: boolean;
}) {
  const draftStore = useDraftStore();
  return editGroups(edits).map((same) => {
    const [first] = same;
    if (!first) return null;
    if (same.length === 1) {
      return <EditLine key={editKey(first)} edit={first} isToldBeside={isToldBeside} />;
    }
    return (
      <details key={editKey(first)} className={styles.more}>
        <summary className={styles.what}>{editGroupText(same, draftStore)}</summary>
        {same.map((edit) => (
          <EditLine key={editKey(edit)} edit={edit} />
        ))}
      </details>
    );
  });
});
