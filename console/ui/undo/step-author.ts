import { sayIn } from '../../../ops/text/say.ts';
import type { StepSummary } from '../../api/index.ts';
import type { DraftStore } from '../draft-store/draft-store.ts';
import { authorText } from '../windows/author-text.ts';
import { describeStep } from './describe-step.ts';
import { stepWords } from './step-words.ts';

/** A step, with who has made it where that was another window: undo would revert what somebody else has just done. */
export function stepWithAuthor(step: StepSummary, draftStore: DraftStore): string {
  const described = describeStep(step, draftStore);
  const { windows, language } = draftStore;
  if (!windows.isOther(step.by)) return described;
  return sayIn(stepWords, language)('stepBy', { step: described, who: authorText(step.by, language) });
}
