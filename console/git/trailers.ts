/** The lines at the end of a commit's message that reviews are read from. */
export const verdictKey = 'Review-Verdict';
export const reviewKey = 'Review-Commit';
export const replacesKey = 'Review-Replaces';
/** Where a review begins: what is before it on its branch is none of it. */
export const nameKey = 'Review-Name';

/** The values of a trailer in the last paragraph of a message: what a person writes before it is no trailer. */
export const trailer = (message: string, key: string): string | undefined => trailers(message, key)[0];

/** All values of a trailer. */
export const trailers = (message: string, key: string): string[] =>
  lastParagraph(message)
    .split('\n')
    .filter((one) => one.startsWith(`${key}: `))
    .map((one) => one.slice(key.length + 2).trim());

const lastParagraph = (message: string): string =>
  message
    .trim()
    .split(/\n{2,}/)
    .at(-1) ?? '';

/** The paragraphs between the subject and the trailers. */
export const bodyOf = (message: string): string =>
  message
    .trim()
    .split(/\n{2,}/)
    .slice(1, -1)
    .join('\n\n');
