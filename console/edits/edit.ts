import { configFolders } from '../../schemas/index.ts';
import type { JsonPath } from './json-span.ts';

/** One edit as data, so that it can be applied again to a text that has changed meanwhile. */
export type Edit =
  /** Sets a value; a missing key is added with the objects on its path, before another key where one is named. */
  | { do: 'set'; file: string; path: JsonPath; value: unknown; before?: string }
  /** Inserts a value into a list, before the item at the path's last index. */
  | { do: 'insert'; file: string; path: JsonPath; value: unknown }
  /** Removes a key or an item; with `prune` also the parents that are empty afterwards, up to the entry. */
  | { do: 'remove'; file: string; path: JsonPath; prune?: boolean }
  /** Renames a key, at the same position. */
  | { do: 'rename'; file: string; path: JsonPath; key: string }
  /** A new page or form, with its content; its name is in no folder yet. */
  | { do: 'create'; file: string; value: unknown }
  /** Takes out a page or form: from then on its text is empty. */
  | { do: 'delete'; file: string }
  /** The text editor: the whole current text. */
  | { do: 'text'; file: string; text: string }
  /** Replaces parts of the text, as a fix of `check` does; offsets count after a byte order mark. */
  | { do: 'splice'; file: string; splices: { start: number; end: number; text: string }[] };

/** An edit that cannot be applied, with a message for its author. */
export class EditError extends Error {
  override name = 'EditError' as const;
}

const mostEdits = 20_000;
const mostSegments = 64;

type Fields = Readonly<Record<string, unknown>>;

/**
 * Parses the edits of a request.
 * @param files - the file names that an edit may use
 * @throws EditError with the first fault
 */
export function readEdits(given: unknown, files: ReadonlySet<string>): Edit[] {
  if (!Array.isArray(given) || given.length === 0 || given.length > mostEdits) {
    throw new EditError(`edits takes a list of 1 to ${mostEdits} edits`);
  }
  return given.map((one: unknown) => readEdit(one, files));
}

/** Whether a name is one of the files that are created and deleted, each with what it defines. */
export const isDefinitionFile = (file: string): boolean =>
  Object.values(configFolders).some(
    ({ path }) =>
      file.startsWith(`${path}/`) && /^[a-z0-9][a-z0-9-]{0,60}\.json$/.test(file.slice(path.length + 1)),
  );

function readCreation({ file, value }: Fields, files: ReadonlySet<string>): Edit {
  if (typeof file !== 'string' || !isDefinitionFile(file)) {
    throw new EditError('a new file is a page or form: small letters, digits and hyphens');
  }
  if (files.has(file)) throw new EditError(`there is ${file} already`);
  if (typeof value !== 'object' || value === null) throw new EditError('value is missing');
  return { do: 'create', file, value };
}

function readEdit(given: unknown, files: ReadonlySet<string>): Edit {
  if (typeof given !== 'object' || given === null) throw new EditError('an edit is an object');
  const edit = given as Fields;
  const { file } = edit;
  if (edit.do === 'create') return readCreation(edit, files);
  if (typeof file !== 'string' || !files.has(file)) throw new EditError('no such file of the config');
  switch (edit.do) {
    case 'set':
    case 'insert': {
      if (edit.value === undefined) throw new EditError('value is missing');
      const target = { file, path: readPath(edit.path), value: edit.value };
      if (edit.do === 'insert' || edit.before === undefined) return { do: edit.do, ...target };
      return { do: 'set', ...target, before: readText(edit.before, 'before') };
    }
    case 'remove':
      return { do: 'remove', file, path: readPath(edit.path), ...(edit.prune === true && { prune: true }) };
    case 'rename':
      return { do: 'rename', file, path: readPath(edit.path), key: readText(edit.key, 'key') };
    case 'delete':
      if (!isDefinitionFile(file)) throw new EditError(`${file} cannot be deleted: only pages and forms can`);
      return { do: 'delete', file };
    case 'text':
      return { do: 'text', file, text: readText(edit.text, 'text') };
    case 'splice':
      return { do: 'splice', file, splices: readSplices(edit.splices) };
    default:
      throw new EditError('do takes set, insert, remove, rename, text or splice');
  }
}

/** A lone surrogate has no UTF-8 encoding: writing it would change the text. */
const loneHalf = /\p{Cs}/u;

function readText(given: unknown, name: string): string {
  if (typeof given !== 'string' || loneHalf.test(given)) throw new EditError(`${name} takes a text`);
  return given;
}

function readPath(given: unknown): JsonPath {
  const isSegment = (one: unknown) =>
    (typeof one === 'string' && !loneHalf.test(one)) ||
    (typeof one === 'number' && Number.isInteger(one) && one >= 0);
  if (!Array.isArray(given) || given.length === 0 || given.length > mostSegments || !given.every(isSegment)) {
    throw new EditError('path takes a list of keys and indexes, one at least');
  }
  return given as JsonPath;
}

function readSplices(given: unknown): { start: number; end: number; text: string }[] {
  if (!Array.isArray(given) || given.length === 0) throw new EditError('splices takes a list, one at least');
  return given.map((one: Fields) => {
    const { start, end, text } = one;
    if (!Number.isInteger(start) || !Number.isInteger(end)) throw new EditError('start and end are offsets');
    return { start: start as number, end: end as number, text: readText(text, 'text') };
  });
}
