/** A place in a config: its keys from the file on, where `*` is any one key. */
export type PathPattern = readonly string[];

export const pathPattern = (text: string): PathPattern => text.split('/');

/** Whether a path is at the place, or below it. */
export const fitsPath = (pattern: PathPattern, path: readonly string[]): boolean =>
  pattern.every((key, at) => key === path[at] || (key === '*' && path[at] !== undefined));
