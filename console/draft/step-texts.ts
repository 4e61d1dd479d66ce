import { applyPatches, invertPatches } from '../edits/text-patch.ts';
import { patchesByFile, type Step } from './step.ts';

/** The text of a file around a step, and as it is now. */
export interface StepText {
  file: string;
  before: string;
  after: string;
  now: string;
}

/**
 * The texts of the files that a step has edited.
 * @param later - the steps after it, oldest first
 */
export function textsAround(
  step: Step,
  later: readonly Step[],
  textOf: (file: string) => string,
): StepText[] {
  return [...patchesByFile(step)].map(([file, own]) => {
    const now = textOf(file);
    const after = later.toReversed().reduce((text, one) => {
      const patches = patchesByFile(one).get(file);
      return patches ? applyPatches(text, invertPatches(patches)) : text;
    }, now);
    return { file, before: applyPatches(after, invertPatches(own)), after, now };
  });
}
