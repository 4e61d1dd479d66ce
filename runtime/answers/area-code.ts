/** The code that stands for "not chosen yet" in an area (R-VALID 7). */
export const noArea = '000000';

/**
 * An area is answered with the 6-digit code of its last level. Some places have nothing below them: a city without
 * counties, a region without cities. Such an answer carries a full stop, `441900.`: there is no more to choose. Who
 * listed the places knows that; the rule does not. The stop is not sent.
 */
const endMark = '.';

export const endOfArea = (code: string): string => `${code}${endMark}`;
export const isEndOfArea = (answer: string): boolean => /^[1-9]\d{5}\.$/.test(answer.trim());
/** The code alone, as it is sent. */
export const areaCode = (answer: string): string => answer.trim().replace(/\.$/, '');
