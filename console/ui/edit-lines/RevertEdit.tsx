import { observer } from 'mobx-react-lite';
import type { ReportedEdit } from '../../../ops/edits/reported-edit.ts';
import { diskValue } from '../draft-store/disk-value.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { revertLabel } from './revert-label.ts';
import { revertSteps } from './revert-steps.ts';

/** Reverts one edit and preserves later steps. The revert is a step itself, and can be undone. */
export const RevertEdit = observer(function PutBack({ edit }: { edit: ReportedEdit }) {
  const draftStore = useDraftStore();
  const file = draftStore.file(edit.file);
  const back = file ? revertSteps(edit, file.value, diskValue(file)) : null;
  if (!back) return null;
  const { label, name, title } = revertLabel(
    edit,
    back.find((one) => one.do === 'set') ?? back[0],
    draftStore,
  );
  return (
    <button type="button" aria-label={name} title={title || undefined} onClick={() => draftStore.edit(back)}>
      {label}
    </button>
  );
});
