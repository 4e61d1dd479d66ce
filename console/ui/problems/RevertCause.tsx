import { observer } from 'mobx-react-lite';
import { valueText } from '../../../ops/edit-wording/value-text.ts';
import { knownField } from '../../../ops/wording/known-schemas.ts';
import type { Problem } from '../../api/index.ts';
import { diskValue } from '../draft-store/disk-value.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { revertCauseLabel } from '../edit-lines/revert-cause-label.ts';
import { revertSteps } from '../edit-lines/revert-steps.ts';
import { focusContainer } from '../focus/focus-container.ts';
import { useWords } from '../language/use-words.ts';
import { causingEdit } from './causing-edit.ts';
import { problemWords } from './problem-words.ts';

/** A button that reverts the unsaved edit which caused a problem. */
export const RevertCause = observer(function RevertCause({ problem }: { problem: Problem }) {
  const draftStore = useDraftStore();
  const say = useWords(problemWords);
  const listed = draftStore.state?.files.find(({ file }) => file === problem.file);
  const file = listed?.isChanged ? draftStore.file(problem.file) : undefined;
  const edit = file && listed ? causingEdit(problem, file, listed) : null;
  const back = file && edit ? revertSteps(edit, file.value, diskValue(file)) : null;
  if (!edit || !back) return null;
  const { label, name, isNew } = revertCauseLabel(edit, back, draftStore);
  const field = knownField(edit.file, edit.path.slice(1), draftStore.names);
  const shown = (value: unknown) => valueText(field, value, draftStore);
  return (
    <button
      type="button"
      aria-label={name}
      title={say(isNew ? 'takesOut' : 'turnsBack', { from: shown(edit.after), to: shown(edit.before) })}
      onClick={({ currentTarget }) => {
        focusContainer(currentTarget);
        void draftStore.edit(back);
      }}
    >
      {label}
    </button>
  );
});
