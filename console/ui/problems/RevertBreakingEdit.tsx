import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { placeText } from '../../../ops/edit-wording/place-text.ts';
import { diskValue } from '../draft-store/disk-value.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { focusContainer } from '../focus/focus-container.ts';
import { useWords } from '../language/use-words.ts';
import { fileTitle } from '../value-display/file-title.ts';
import type { BreakingEdit } from './breaking-edit.ts';
import { problemWords } from './problem-words.ts';

interface Props {
  found: BreakingEdit;
  /** Fixes that are offered before the revert. */
  children: ReactNode;
}

/** Names the unsaved edit elsewhere that removed the name which a problem misses, with a button that reverts it. */
export const RevertBreakingEdit = observer(function RevertBreakingEdit({ found, children }: Props) {
  const draftStore = useDraftStore();
  const say = useWords(problemWords);
  const { file, path, name, now, back } = found;
  const open = draftStore.file(file);
  const title = fileTitle(draftStore, file) || file;
  const location = placeText(file, path.map(String), open && diskValue(open), draftStore);
  const what = [title, location].join(' · ');
  return (
    <>
      <span>{say(now === null ? 'becauseGone' : 'becauseRenamed', { what, name, now: now ?? '' })}</span>
      {children}
      <button
        type="button"
        aria-label={say('takeBackOf', { what })}
        onClick={({ currentTarget }) => {
          focusContainer(currentTarget);
          void draftStore.edit([back]);
        }}
      >
        {say('takeBack')}
      </button>
    </>
  );
});
