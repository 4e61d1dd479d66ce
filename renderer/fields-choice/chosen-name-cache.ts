/**
 * What the visitor chose, in words: an answer is a code, and answers outlive their page in memory only. So a form that
 * is opened again shows its choices without asking the API.
 */
const names = new Map<string, string>();

export const cacheChosenName = (source: string, answer: string, name: string): void => {
  names.set(`${source} ${answer}`, name);
};

export const cachedChosenName = (source: string, answer: string): string | undefined =>
  names.get(`${source} ${answer}`);
