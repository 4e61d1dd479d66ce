import { ApiRefusalError } from '../api/refusal-error.ts';
import type { Draft, DraftChange } from '../draft/draft.ts';
import { EditError } from '../edits/edit.ts';
import { lastStepAt } from '../windows/changed-meanwhile.ts';
import { revertText } from './revert-text.ts';

/**
 * Undoes or redoes the next step of a window. What other windows have edited since stays. Where they have edited the same
 * place, nothing is changed, and the step is passed over until they undo that: the operator chooses.
 * @throws RefusalError with the places, and with the edits that revert the step all the same
 */
export function undoNext(draft: Draft, which: 'undo' | 'redo'): DraftChange {
  const found = draft.toRevert(which);
  if (!found) return draft[which]();
  const { step, texts } = found;
  const reverted = texts.map((one) => {
    const own = revertText(one);
    if (!own) throw new EditError(`${one.file} cannot be read as JSON: mend it in the text view first`);
    return own;
  });
  const edits = reverted.flatMap((one) => one.edits);
  const places = reverted.flatMap((one) => one.places);
  if (places.length === 0) return draft.apply(edits, { undoes: step.id });
  const later = draft.history.slice(draft.history.indexOf(step) + 1);
  const causes = places.map((place) => lastStepAt(later, place) ?? lastStepAt(later, { ...place, path: [] }));
  draft.keep(step, causes.find((cause) => cause !== undefined) ?? step);
  throw new ApiRefusalError('changed-meanwhile', which === 'undo' ? notUndone : notRedone, {
    places: places.map(({ file, path, after, now }, at) => ({
      file,
      path,
      ...(after !== undefined && { value: after }),
      ...(now !== undefined && { now }),
      by: causes[at]?.by ?? null,
    })),
    edits: [...edits, ...reverted.flatMap((one) => one.overwriting)],
  });
}

const notUndone = {
  zh: '没有撤销：这里后来被别的窗口改过',
  en: 'not undone: somebody else has changed this since',
};
const notRedone = {
  zh: '没有重做：这里后来被别的窗口改过',
  en: 'not made again: somebody else has changed this since',
};
