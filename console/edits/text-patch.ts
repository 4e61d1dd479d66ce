/** What an edit changed in the text of a file: UTF-16 offset, the old text, the new text. */
export interface TextPatch {
  offset: number;
  was: string;
  now: string;
}

/** Applies the patches in order; each offset refers to the text that the earlier ones produced. */
export function applyPatches(text: string, patches: readonly TextPatch[]): string {
  let rest = text;
  for (let at = 0; at < patches.length; ) {
    const { run, goesUp } = runFrom(patches, at);
    rest = inOnePass(rest, run, goesUp);
    at += run.length;
  }
  return rest;
}

/**
 * The run of patches from an index whose offsets all increase, or all decrease; a run is applied in one pass. A bulk
 * edit goes down, its undo up, and each patch alone would copy the whole text.
 */
function runFrom(
  patches: readonly TextPatch[],
  from: number,
): { run: readonly TextPatch[]; goesUp: boolean } {
  const isDown = (one: TextPatch, next: TextPatch) => next.offset >= one.offset + one.now.length;
  const isUp = (one: TextPatch, next: TextPatch) => next.offset + next.was.length <= one.offset;
  const [first, second] = [patches[from], patches[from + 1]];
  if (!first || !second) return { run: patches.slice(from), goesUp: false };
  const goesUp = !isDown(first, second);
  const goes = goesUp ? isUp : isDown;
  let to = from + 1;
  for (let [one, next] = [first, second] as (TextPatch | undefined)[]; one && next && goes(one, next); ) {
    to += 1;
    [one, next] = [next, patches[to]];
  }
  return { run: patches.slice(from, to), goesUp };
}

function inOnePass(text: string, run: readonly TextPatch[], goesUp: boolean): string {
  let grown = 0;
  const placed = run.map((patch) => {
    const start = patch.offset - grown;
    // Going up, earlier patches lie below and shift nothing.
    if (!goesUp) grown += patch.now.length - patch.was.length;
    return { ...patch, start };
  });
  const parts: string[] = [];
  let end = 0;
  for (const { start, was, now } of goesUp ? placed.reverse() : placed) {
    // A patch that does not fit its text would corrupt the config.
    if (!text.startsWith(was, start)) throw new Error(`a patch at ${start} does not fit its text`);
    parts.push(text.slice(end, start), now);
    end = start + was.length;
  }
  return parts.join('') + text.slice(end);
}

/** The patches that revert these. */
export const invertPatches = (patches: readonly TextPatch[]): TextPatch[] =>
  patches.map(({ offset, was, now }) => ({ offset, was: now, now: was })).reverse();

/** The single patch that turns one text into another: the common beginning and end stay. */
export function patchBetween(from: string, to: string): TextPatch[] {
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
