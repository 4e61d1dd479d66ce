import type { ReportedEdit } from '../../../ops/edits/reported-edit.ts';
import { valueIn } from '../../../ops/json/value-in.ts';
import type { Edit } from '../../api/index.ts';

type Path = readonly (string | number)[];

/** The last key of the path of a reordering; see ops/edits/edits.ts. */
const orderKey = '(order)';

/**
 * The edit that reverts one reported edit and no other.
 * @param value - of the file in the current draft
 * @param disk - of the file on the disk: the original position of a row
 * @returns null where the draft has another value there, or the edit is a whole file
 */
export function revertEdit(edit: ReportedEdit, value: unknown, disk: unknown): Edit | null {
  const { file, kind, before, after } = edit;
  const own = ownPath(edit);
  if (own.length === 0) return null;
  if (kind === 'moved') return inOrder(file, own, value, disk);
  const path = placeIn(value, own);
  const now = path && valueIn(value, path);
  if (JSON.stringify(now ?? undefined) !== JSON.stringify(after ?? undefined)) return null;
  if (before === undefined) return path && takeOut(file, path, disk, own);
  if (path) return { do: 'set', file, path, value: before };
  return insertRow(file, own, before, value, disk);
}

/** The keys from the root of the file; a page and a form are a file each. */
const ownPath = ({ path: [part, ...rest] }: ReportedEdit): string[] =>
  part === 'pages' || part === 'forms' ? rest.slice(1) : rest;

const rowsIn = (value: unknown): { id?: unknown }[] | null => (Array.isArray(value) ? value : null);

/** The keys and indexes of a path, where a row of a list is named by its id. Null where such a row does not exist. */
function placeIn(value: unknown, names: readonly string[]): Path | null {
  const path: (string | number)[] = [];
  for (const key of names) {
    const rows = rowsIn(valueIn(value, path));
    const at = rows?.findIndex(({ id }) => id === key);
    if (at === -1) return null;
    path.push(at ?? key);
  }
  return path;
}

/** Parents that were empty before stay; a list without rows is one. */
function takeOut(file: string, path: Path, disk: unknown, reportedPath: readonly string[]): Edit {
  if (!path.some((key) => typeof key === 'number')) return { do: 'remove', file, path, prune: true };
  if (typeof path.at(-1) === 'number') return { do: 'remove', file, path };
  const around = placeIn(disk, reportedPath.slice(0, -1));
  const parentExisted = around !== null && valueIn(disk, around) !== undefined;
  return { do: 'remove', file, path, ...(!parentExisted && { prune: true }) };
}

/** Inserts a removed row after the last of those that preceded it. */
function insertRow(
  file: string,
  reportedPath: readonly string[],
  row: unknown,
  value: unknown,
  disk: unknown,
): Edit | null {
  const path = placeIn(value, reportedPath.slice(0, -1));
  const rows = path && rowsIn(valueIn(value, path));
  const was = rowsIn(valueIn(disk, reportedPath.slice(0, -1)));
  if (!path || !rows || !was) return null;
  const earlier = new Set(
    was
      .slice(
        0,
        Math.max(
          0,
          was.findIndex(({ id }) => id === reportedPath.at(-1)),
        ),
      )
      .map(({ id }) => id),
  );
  const at = rows.findLastIndex(({ id }) => earlier.has(id)) + 1;
  return { do: 'insert', file, path: [...path, at], value: row };
}

/** Rows that both have take the order of the disk; a new row keeps its position. */
function inOrder(file: string, reportedPath: readonly string[], value: unknown, disk: unknown): Edit | null {
  const path = reportedPath.slice(0, -1);
  const [rows, was] = [rowsIn(valueIn(value, path)), rowsIn(valueIn(disk, path))];
  if (reportedPath.at(-1) !== orderKey || !rows || !was) return null;
  const rank = new Map(was.map(({ id }, at) => [id, at]));
  const rankOf = ({ id }: { id?: unknown }) => rank.get(id) ?? -1;
  const common = rows.filter(({ id }) => rank.has(id)).sort((a, b) => rankOf(a) - rankOf(b));
  const ordered = rows.map((row) => (rank.has(row.id) ? (common.shift() ?? row) : row));
  const isSame = ordered.every((row, at) => row === rows[at]);
  return isSame ? null : { do: 'set', file, path, value: ordered };
}
