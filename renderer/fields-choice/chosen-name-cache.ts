/**
 * Caches the names of chosen options: an answer is a code, and a form that is opened again shows its choices without
 * calling the API. Lives in memory only, like the answers of a page that was left.
 */
const names = new Map<string, string>();

export const cacheChosenName = (source: string, answer: string, name: string): void => {
  names.set(`${source} ${answer}`, name);
};

export const cachedChosenName = (source: string, answer: string): string | undefined =>
  names.get(`${source} ${answer}`);
