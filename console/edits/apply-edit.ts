import { type Edit, EditError } from './edit.ts';
import {
  findSpan,
  indentAt,
  type JsonPath,
  type JsonSpan,
  lineEndAt,
  type Members,
  membersAt,
  rootOf,
} from './json-span.ts';
import { printMember, printValue } from './print-json-value.ts';
import { patchBetween, type TextPatch } from './text-patch.ts';

/**
 * The patches that an edit makes in a text: no other byte of the file changes.
 * @param text - has to be JSON for edits by path
 * @param within - the part of a file that the text is
 * @throws EditError where the path does not exist or the edit does not fit its value
 */
export function patchesOf(text: string, edit: Edit, within: EditScope = wholeFile(text)): TextPatch[] {
  switch (edit.do) {
    case 'set':
      return ended(text, set(text, edit, within), within);
    case 'insert':
      return ended(text, insertItem(text, edit.path, edit.value, within), within);
    case 'remove':
      return remove(text, edit.path, edit.prune === true, within);
    case 'rename':
      return rename(text, edit.path, edit.key, within);
    case 'create':
      if (text !== '') throw new EditError(`there is ${edit.file} already`);
      return [{ offset: 0, was: '', now: `${printValue(edit.value, '', 0)}\n` }];
    case 'delete':
      return text === '' ? [] : [{ offset: 0, was: text, now: '' }];
    case 'text':
      return patchBetween(text, edit.text);
    case 'splice':
      return splice(text, edit.splices);
  }
}

/**
 * Offset of the value that paths start from, and the depth of entries such as channels below it: empty entries stay.
 */
export interface EditScope {
  root: number;
  depth: number;
  /** The file's line ending, where the text is too short to show one. */
  lineEnd?: '\n' | '\r\n';
}
const wholeFile = (text: string): EditScope => ({ root: rootOf(text), depth: 2 });

const pathText = (path: JsonPath): string => path.join(' / ');

/** Printed values contain `\n`; a Windows file has another line ending, and a mixed file has both. */
const ended = (text: string, patches: TextPatch[], { lineEnd }: EditScope): TextPatch[] =>
  patches.map(({ offset, was, now }) => ({
    offset,
    was,
    now: now.replaceAll('\n', lineEnd ?? lineEndAt(text, offset)),
  }));

type SetEdit = Pick<Extract<Edit, { do: 'set' }>, 'path' | 'value' | 'before'>;

function set(text: string, { path, value, before }: SetEdit, within: EditScope): TextPatch[] {
  const parent = path.slice(0, -1);
  const key = path.at(-1);
  if (key === undefined) throw new EditError('nothing is named');
  const around = findSpan(text, parent, within.root);
  if (!around) {
    if (typeof key !== 'string') throw new EditError(`${pathText(path)} does not fit what is there`);
    return set(text, { path: parent, value: { [key]: value } }, within);
  }
  const members = membersAt(text, around.start);
  if (members?.isList !== (typeof key === 'number')) {
    throw new EditError(`${pathText(path)} does not fit what is there`);
  }
  const there = members.items.find((one) => one.key === String(key));
  if (there) return [replaced(text, there, value)];
  if (typeof key === 'string') {
    const next = members.items.findIndex((one) => one.key === before);
    return [insertAt(text, around, members, next < 0 ? placeOf(members, key) : next, value, key)];
  }
  if (key === members.items.length) return [insertAt(text, around, members, key, value)];
  throw new EditError(`${pathText(path)} is beyond the end of the list`);
}

function replaced(text: string, { start, end }: JsonSpan, value: unknown): TextPatch {
  const indent = indentAt(text, start);
  const column = start - (text.lastIndexOf('\n', start - 1) + 1);
  return { offset: start, was: text.slice(start, end), now: printValue(value, indent, column) };
}

/** Numeric keys are sorted, as channels are; any other key comes last. */
function placeOf({ items }: Members, key: string): number {
  const isNumber = (one: string) => /^\d+$/.test(one);
  if (!isNumber(key) || !items.every((one) => isNumber(one.key))) return items.length;
  const at = items.findIndex((one) => Number(one.key) > Number(key));
  return at < 0 ? items.length : at;
}

/**
 * Inserts a member or item before the one at an index; on lines of its own where the others have lines of their own.
 */
function insertAt(
  text: string,
  around: JsonSpan,
  members: Members,
  at: number,
  value: unknown,
  key?: string,
): TextPatch {
  const { items } = members;
  const outer = indentAt(text, around.start);
  const first = items[0];
  const breaks = !first || text.slice(around.start, first.keyStart).includes('\n');
  const inner = first && breaks ? indentAt(text, first.keyStart) : `${outer}  `;
  const written =
    key === undefined
      ? printValue(value, breaks ? inner : outer, inner.length)
      : printMember(key, value, '').replaceAll('\n', `\n${breaks ? inner : outer}`);
  if (!first) {
    const now = `${text[around.start]}\n${inner}${written}\n${outer}${members.isList ? ']' : '}'}`;
    return { offset: around.start, was: text.slice(around.start, around.end), now };
  }
  const gap = breaks ? `\n${inner}` : ' ';
  const next = items[at];
  if (next) return { offset: next.keyStart, was: '', now: `${written},${gap}` };
  return { offset: (items.at(-1) ?? first).end, was: '', now: `,${gap}${written}` };
}

function insertItem(text: string, path: JsonPath, value: unknown, within: EditScope): TextPatch[] {
  const at = path.at(-1);
  const around = findSpan(text, path.slice(0, -1), within.root);
  const members = around && membersAt(text, around.start);
  if (!around || !members?.isList || typeof at !== 'number' || at > members.items.length) {
    throw new EditError(`${pathText(path)} is no place in a list`);
  }
  return [insertAt(text, around, members, at, value)];
}

function remove(text: string, path: JsonPath, prune: boolean, within: EditScope): TextPatch[] {
  const parent = path.slice(0, -1);
  const around = findSpan(text, parent, within.root);
  const members = around && membersAt(text, around.start);
  const at = members?.items.findIndex(({ key }) => key === String(path.at(-1))) ?? -1;
  const item = members?.items[at];
  if (!around || !members || !item) throw new EditError(`there is no ${pathText(path)}`);
  const { items } = members;
  if (items.length === 1) {
    if (prune && parent.length > within.depth) return remove(text, parent, true, within);
    const now = members.isList ? '[]' : '{}';
    return [{ offset: around.start, was: text.slice(around.start, around.end), now }];
  }
  const next = items[at + 1];
  const [from, to] = next ? [item.keyStart, next.keyStart] : [items[at - 1]?.end ?? item.keyStart, item.end];
  return [{ offset: from, was: text.slice(from, to), now: '' }];
}

function rename(text: string, path: JsonPath, key: string, within: EditScope): TextPatch[] {
  const around = findSpan(text, path.slice(0, -1), within.root);
  const members = around && membersAt(text, around.start);
  const item = members?.items.find((one) => one.key === path.at(-1));
  if (!members || members.isList || !item) throw new EditError(`there is no ${pathText(path)}`);
  if (members.items.some((one) => one.key === key)) throw new EditError(`there is "${key}" already`);
  const was = /^"(?:[^"\\]|\\.)*"/.exec(text.slice(item.keyStart, item.start))?.[0] ?? '';
  return [{ offset: item.keyStart, was, now: JSON.stringify(key) }];
}

function splice(text: string, splices: Extract<Edit, { do: 'splice' }>['splices']): TextPatch[] {
  const shift = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  const last = [...splices].sort((a, b) => b.start - a.start);
  return last.map(({ start, end, text: now }, at) => {
    const before = last[at - 1];
    if (start < 0 || end < start || end + shift > text.length || (before && end > before.start)) {
      throw new EditError('a part is outside of the text, or two overlap');
    }
    return { offset: start + shift, was: text.slice(start + shift, end + shift), now };
  });
}

/** The value at a path of a JSON text; undefined where there is none. */
export function valueAt(text: string, path: JsonPath): unknown {
  const span = path.length === 0 ? { start: rootOf(text), end: text.length } : findSpan(text, path);
  return span ? (JSON.parse(text.slice(span.start, span.end)) as unknown) : undefined;
}
