import { editsOf } from '../../ops/edits/edits.ts';
import type { PageDifference } from '../../ops/edits/page-difference.ts';
import { formDifferences, pageDifferences } from '../../ops/edits/page-differences.ts';
import { type ReportedEdit, reportEdit } from '../../ops/edits/reported-edit.ts';
import { canonical } from '../../ops/json/canonical.ts';
import { member } from '../../ops/json/json-values.ts';
import type { PastFile, PastFileEdits } from '../api/index.ts';
import type { LoggedFile } from '../git/read-log.ts';
import { configFileNamed, pathPrefix } from './config-file-names.ts';
import { type Names, valueNamed } from './place.ts';
import { type ChangedFile, type FileRevision, type Side, sidesOf } from './read-revisions.ts';

/** More edits of a file are counted: the first commit of a config has thousands. */
const mostEdits = 200;

export function pastFileOf({ path, from, before, after }: LoggedFile): PastFile {
  if (before === null) return { file: path, change: 'added' };
  if (after === null) return { file: path, change: 'removed' };
  return from === path ? { file: path, change: 'changed' } : { file: path, change: 'renamed', from };
}

/**
 * What a save changed in a file, as the plan and the save view describe it.
 * @param names - only what stands there
 */
export function describeFile(changed: ChangedFile, names: Names = []): PastFileEdits {
  const about = pastFileOf(changed.logged);
  const none = { ...about, edits: [], differences: [], more: 0 };
  if (changed.after.is === 'unreadable') return { ...none, unreadable: 'after' };
  if (changed.before.is === 'unreadable') return { ...none, unreadable: 'before' };
  // Of a whole file its name says enough.
  if (about.change === 'added' || about.change === 'removed') return { ...none, unreadable: null };
  const sides = sidesOf([changed]);
  const prefix = pathPrefix(changed.file);
  const place = [...prefix, ...names];
  const all = editsIn(sides).filter(({ path }) => isWithin(path, place) || isWithin(place, path));
  const narrowed = all
    .map((edit) => narrow(edit, place, prefix.length, changed))
    .filter((edit) => isOwn(edit, prefix.length, changed));
  const isWhole = names.length === 0 && changed.others.length === 0;
  const differences = isWhole ? differencesIn(changed, sides) : [];
  const edits = differences.length > 0 ? outcomeEdits(changed, sides, prefix) : narrowed;
  return {
    ...about,
    edits: edits.slice(0, mostEdits),
    differences,
    more: Math.max(0, edits.length - mostEdits),
    unreadable: null,
  };
}

type Sides = Record<'before' | 'after', Side>;

/** A config of older schemas may have any shape: then the file is described as a whole. */
function editsIn(sides: Sides): ReportedEdit[] {
  try {
    return editsOf(sides.before.config, sides.after.config).map((edit) => reportEdit(edit, sides, []));
  } catch {
    return [];
  }
}

export const isWithin = (path: Names, outer: Names): boolean => outer.every((name, at) => path[at] === name);

/** The part of an edit that stands at a place within it. */
function narrow(edit: ReportedEdit, place: Names, prefixLength: number, changed: ChangedFile): ReportedEdit {
  if (edit.kind === 'moved' || place.length <= edit.path.length) return edit;
  const names = place.slice(prefixLength);
  const at = (of: 'before' | 'after') => {
    const revision = changed[of];
    return revision.is === 'json' ? valueNamed(revision.value, names) : undefined;
  };
  const [before, after] = [at('before'), at('after')];
  return { ...edit, path: [...place], what: place.join(' '), kind: 'changed', before, after };
}

/** Whether a merge has a value of its own, that none of its parents has; any other save has. */
function isOwn({ path, kind }: ReportedEdit, prefixLength: number, { after, others }: ChangedFile): boolean {
  if (others.length === 0) return true;
  const valueIn = (revision: FileRevision) =>
    revision.is === 'json' ? canonical(valueNamed(revision.value, path.slice(prefixLength))) : revision.is;
  return kind !== 'moved' && others.every((other) => valueIn(other) !== valueIn(after));
}

/** A page or a form block by block and field by field. */
function differencesIn({ file }: ChangedFile, { before, after }: Sides): PageDifference[] {
  const named = configFileNamed(file);
  try {
    if (named?.kind === 'pages')
      return (
        pageDifferences({ ...before.config, forms: {} }, { ...after.config, forms: {} }).get(named.stem) ?? []
      );
    const [was, is] = [before.config.forms[named?.stem ?? ''], after.config.forms[named?.stem ?? '']];
    return named?.kind === 'forms' && was && is ? formDifferences(named.stem, was, is) : [];
  } catch {
    return [];
  }
}

/** The outcomes of a page are no difference of its contents: they are compared as what rows decide about. */
function outcomeEdits({ file }: ChangedFile, sides: Sides, prefix: Names): ReportedEdit[] {
  const outcomesIn = ({ config }: Side) => member(config, ...prefix, 'outcomes');
  const [before, after] = [outcomesIn(sides.before), outcomesIn(sides.after)];
  if (canonical(before) === canonical(after)) return [];
  const path = [...prefix, 'outcomes'];
  const pointers = { before: '/outcomes', after: '/outcomes' };
  return [reportEdit({ path, file, pointers, kind: 'changed', before, after }, sides, [])];
}
