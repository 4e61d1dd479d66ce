import { observer } from 'mobx-react-lite';
import { placeText } from '../../../labels/key-parts.ts';
import type { Problem } from '../../api.ts';
import { useDesk } from '../desk.ts';
import { diskValue } from '../disk-value.ts';
import { fileTitle } from '../text/file-titles.ts';
import { useWords } from '../words.ts';
import { editElsewhere } from './edit-elsewhere.ts';
import { leaveFor } from './leave-for.ts';
import { problemWords } from './problem-words.ts';

/** Which unsaved edit somewhere else took away the name that a problem misses, and a button that takes that edit back. */
export const ElsewhereButton = observer(function ElsewhereButton({ problem }: { problem: Problem }) {
  const desk = useDesk();
  const say = useWords(problemWords);
  const isListed = desk.state?.files.some(({ file }) => file === problem.file) ?? false;
  const value = isListed ? desk.file(problem.file)?.value : undefined;
  const changed = desk.unsaved.flatMap((name) => desk.file(name) ?? []);
  const found = editElsewhere(problem, value, changed);
  if (!found) return null;
  const { file, path, name, now, back } = found;
  const open = changed.find((one) => one.file === file);
  const title = fileTitle(desk, file) || file;
  const place = placeText(file, path.map(String), open && diskValue(open), desk.language);
  const what = [title, place].join(' · ');
  return (
    <>
      <span>{say(now === null ? 'becauseGone' : 'becauseRenamed', { what, name, now: now ?? '' })}</span>
      <button
        type="button"
        aria-label={say('takeBackOf', { what })}
        onClick={({ currentTarget }) => {
          leaveFor(currentTarget);
          void desk.edit([back]);
        }}
      >
        {say('takeBack')}
      </button>
    </>
  );
});
