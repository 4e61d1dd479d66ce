/** The code that stands for "not chosen yet" in an area (R-VALID 7). */
export const noArea = '000000';

/**
 * The answer of an area field is the 6-digit code of its last level. A region without subdivisions (a city without
 * counties, a region without cities) ends the choice early: its answer ends with a full stop, `441900.`, because only
 * the list of regions, not the validation, knows that nothing lies below. The full stop is not sent.
 */
const endMark = '.';

export const endOfArea = (code: string): string => `${code}${endMark}`;
export const isEndOfArea = (answer: string): boolean => /^[1-9]\d{5}\.$/.test(answer.trim());
/** The code without the mark, as it is sent. */
export const areaCode = (answer: string): string => answer.trim().replace(/\.$/, '');
