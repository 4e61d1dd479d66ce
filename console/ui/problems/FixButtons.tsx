import { observer } from 'mobx-react-lite';
import type { Problem } from '../../api/index.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { focusContainer } from '../focus/focus-container.ts';
import { useText, useWords } from '../language/use-words.ts';
import { describeFix } from './describe-fix.ts';
import { fixLabel } from './fix-label.ts';
import type { OfferedFix } from './offered-fixes.ts';
import { problemWords } from './problem-words.ts';

interface Props {
  problem: Problem;
  fixes: readonly OfferedFix[];
}

/** A button for each fix; fixes apply only to the text that was checked. */
export const FixButtons = observer(function FixButtons({ problem, fixes }: Props) {
  const draftStore = useDraftStore();
  const say = useWords(problemWords);
  const text = useText();
  const { message } = problem;
  const version = draftStore.problems?.version;
  // The offsets refer to the text that was checked.
  const textOf = (file: string) => (version === draftStore.version ? draftStore.file(file)?.text : undefined);
  return fixes.map((fix) => {
    const label = fixLabel(fix, draftStore.language);
    return (
      <button
        key={label}
        type="button"
        title={describeFix(fix, textOf, draftStore.language) ?? undefined}
        aria-label={say('fixOf', { fix: label, message: text(message) })}
        disabled={version !== draftStore.version}
        onClick={({ currentTarget }) => {
          focusContainer(currentTarget);
          void draftStore.edit(fix.edits, version);
        }}
      >
        {label}
      </button>
    );
  });
});
