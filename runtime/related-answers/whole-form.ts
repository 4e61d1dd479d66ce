import { furtherTest } from '../answers/further-test.ts';
import { brokenComparisons } from './comparisons.ts';
import { keepFigures } from './figures.ts';

/** From now on the answers of a form are also judged by each other, and its figures follow from them. */
export const addWholeFormTests = (): void => {
  furtherTest.broken = (form, shown, answers, limits) => {
    keepFigures(shown, answers, limits);
    return brokenComparisons(form, shown, answers);
  };
};
