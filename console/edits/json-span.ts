export type JsonPath = readonly (string | number)[];

/** The range of a value in a text, from `start` up to `end`; `keyStart` is where its key begins. */
export interface JsonSpan {
  start: number;
  end: number;
  keyStart: number;
}

/** The direct members of an object or items of a list, in order; the keys of a list are its indexes. */
export interface Members {
  isList: boolean;
  items: (JsonSpan & { key: string })[];
}

const quote = 34;
const isSpace = (code: number) => code === 32 || code === 10 || code === 13 || code === 9;

function skipSpace(text: string, at: number): number {
  let next = at;
  while (isSpace(text.charCodeAt(next))) next += 1;
  return next;
}

function endOfString(text: string, start: number): number {
  let end = start;
  for (;;) {
    end = text.indexOf('"', end + 1);
    if (end < 0) throw new Error('a string without an end');
    let slashes = 0;
    while (text.charCodeAt(end - 1 - slashes) === 92) slashes += 1;
    if (slashes % 2 === 0) return end + 1;
  }
}

/** The end of the value that begins at `start`. The text is JSON; the contents are skipped, not parsed. */
function endOfValue(text: string, start: number): number {
  const first = text[start];
  if (first === '"') return endOfString(text, start);
  if (first !== '{' && first !== '[') {
    let end = start;
    while (end < text.length && !/[\s,\]}]/.test(text[end] ?? '')) end += 1;
    return end;
  }
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quote) at = endOfString(text, at) - 1;
    else if (code === 123 || code === 91) depth += 1;
    else if (code === 125 || code === 93) {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  throw new Error('a bracket without an end');
}

/** A span whose end is computed when it is read: that of `channels` is most of a file away. */
const spanAt = (text: string, keyStart: number, start: number): JsonSpan => ({
  keyStart,
  start,
  get end() {
    return endOfValue(text, start);
  },
});

/**
 * The direct members of the object or list at `start`. A parser would build a tree of the whole file, which for
 * thousands of channels takes longer than a keystroke may.
 * @param until - the key at which the scan may stop
 */
export function membersAt(text: string, start: number, until?: string): Members | null {
  const isList = text[start] === '[';
  if (!isList && text[start] !== '{') return null;
  const items: Members['items'] = [];
  let at = skipSpace(text, start + 1);
  while (text[at] !== '}' && text[at] !== ']') {
    const keyStart = at;
    let key = String(items.length);
    if (!isList) {
      const keyEnd = endOfString(text, at);
      key = JSON.parse(text.slice(at, keyEnd)) as string;
      at = skipSpace(text, skipSpace(text, keyEnd) + 1);
    }
    if (key === until) {
      // Only the start is needed.
      items.push({ key, keyStart, start: at, end: -1 });
      return { isList, items };
    }
    const end = endOfValue(text, at);
    items.push({ key, keyStart, start: at, end });
    at = skipSpace(text, end);
    if (text[at] === ',') at = skipSpace(text, at + 1);
  }
  return { isList, items };
}

const bom = 0xfeff;
/** Offset of the root value. */
export const rootOf = (text: string): number => skipSpace(text, text.charCodeAt(0) === bom ? 1 : 0);

/** The span at a path of a JSON text; null where there is none. */
export function findSpan(text: string, path: JsonPath, root = rootOf(text)): JsonSpan | null {
  let span = spanAt(text, root, root);
  for (const segment of path) {
    const found = membersAt(text, span.start, String(segment));
    const next = found?.items.at(-1);
    if (next?.key !== String(segment) || found?.isList !== (typeof segment === 'number')) return null;
    span = spanAt(text, next.keyStart, next.start);
  }
  return span;
}

/** The indentation of the line that contains an offset. */
export function indentAt(text: string, offset: number): string {
  const line = text.lastIndexOf('\n', offset - 1) + 1;
  return /^[ \t]*/.exec(text.slice(line, offset))?.[0] ?? '';
}

/**
 * The line ending of the line that contains an offset: text that is written into a file uses the line ending around it.
 */
export function lineEndAt(text: string, offset: number): '\n' | '\r\n' {
  const own = text.indexOf('\n', offset);
  const end = own === -1 ? text.lastIndexOf('\n') : own;
  return text[end - 1] === '\r' ? '\r\n' : '\n';
}
