/** What an edit did to the text of a file: UTF-16 offset, what stood there, what stands there now. */
export interface Patch {
  offset: number;
  was: string;
  now: string;
}

/** Makes the patches one after another; each offset is that of the text as the ones before it left it. */
export function patched(text: string, patches: readonly Patch[]): string {
  return patches.reduce((rest, { offset, was, now }) => {
    // A patch that does not fit its text would write rubbish into a config: better to stop.
    if (!rest.startsWith(was, offset)) throw new Error(`a patch at ${offset} does not fit its text`);
    return rest.slice(0, offset) + now + rest.slice(offset + was.length);
  }, text);
}

/** The patches that take these back. */
export const inverted = (patches: readonly Patch[]): Patch[] =>
  patches.map(({ offset, was, now }) => ({ offset, was: now, now: was })).reverse();

/** The one patch that makes a text of another: what both begin and end with stays. */
export function patchBetween(from: string, to: string): Patch[] {
  if (from === to) return [];
  const most = Math.min(from.length, to.length);
  let start = 0;
  while (start < most && from.charCodeAt(start) === to.charCodeAt(start)) start += 1;
  let end = 0;
  while (
    end < most - start &&
    from.charCodeAt(from.length - 1 - end) === to.charCodeAt(to.length - 1 - end)
  ) {
    end += 1;
  }
  return [
    { offset: start, was: from.slice(start, from.length - end), now: to.slice(start, to.length - end) },
  ];
}
