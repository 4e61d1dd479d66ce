import { nameNow } from '../remote/short-name.ts';

/** `new-title` of `review/new-title`. */
export const nameOfBranch = (branch: string): string => branch.replace(/^review\//, '');

export interface ChangedFile {
  file: string;
  /** Its values in the draft and on the disk. */
  value: unknown;
  disk: unknown;
}

/** Leaves room for a number behind it. */
const longest = 36;
/** More entries than this are called by their file alone. */
const mostEntries = 2;
const mostFiles = 3;

/**
 * The short name of a branch for a change: its files, and the entries where these are few, such as `channels-5265`; the
 * present time where none of them has small letters or digits.
 * @param taken - the names of other branches
 */
export function reviewNameFor(
  changed: readonly ChangedFile[],
  taken: ReadonlySet<string>,
  now: Date,
): string {
  const words = changed.slice(0, mostFiles).flatMap((one) => [stemOf(one.file), ...entriesOf(one)]);
  const name = shortOf(words.join('-')) || nameNow(now);
  let free = name;
  for (let at = 2; taken.has(free); at += 1) free = `${name}-${at}`;
  return free;
}

const stemOf = (file: string): string => file.replace(/^.*\//, '').replace(/\.json$/, '');

/** Small letters, digits and single hyphens, with no word cut in two where that can be. */
function shortOf(text: string): string {
  const slug = text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (slug.length <= longest) return slug;
  const cut = slug.slice(0, longest + 1);
  return cut.includes('-') ? cut.slice(0, cut.lastIndexOf('-')) : slug.slice(0, longest);
}

/** The ids of the changed entries of its maps, where these are few. */
function entriesOf({ file, value, disk }: ChangedFile): string[] {
  if (/\/(?:pages|forms)\//.test(file) || !isMap(value) || !isMap(disk)) return [];
  const ids = Object.keys({ ...disk, ...value }).flatMap((map) => {
    const [is, was] = [value[map] ?? {}, disk[map] ?? {}];
    if (!isMap(is) || !isMap(was)) return [];
    return Object.keys({ ...was, ...is }).filter((id) => JSON.stringify(is[id]) !== JSON.stringify(was[id]));
  });
  return ids.length > mostEntries ? [] : ids;
}

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
