import type { ConfigFile } from '../../ops/config/config-files.ts';
import { isObject } from '../../ops/json/json-values.ts';
import { configFolders } from '../../schemas/index.ts';
import type { StepSummary } from '../api/draft.ts';
import { valueAt } from '../edits/apply-edit.ts';
import type { JsonPath } from '../edits/json-span.ts';
import type { Step } from './step.ts';
import { typedChanges } from './typed-changes.ts';

/** A file of the config, with its text in the draft. */
export interface DraftTextOfFile extends Pick<ConfigFile, 'kind' | 'stem'> {
  text: string;
}

/**
 * Summarises a step for the undo and redo buttons.
 * @param fileOf - null for a file that no longer exists
 * @param isMade - whether the files are in the state after the step, or before it
 */
export function describeStep(
  { made, by }: Step,
  fileOf: (file: string) => DraftTextOfFile | null,
  isMade: boolean,
): StepSummary | null {
  const described = describeEdits({ made }, fileOf, isMade);
  return described && { ...described, ...(by && { by }) };
}

function describeEdits(
  { made }: Pick<Step, 'made'>,
  fileOf: (file: string) => DraftTextOfFile | null,
  isMade: boolean,
): StepSummary | null {
  const [first] = made;
  const found = first && fileOf(first.edit.file);
  if (!first || !found) return null;
  const { edit } = first;
  if (edit.do === 'create' || edit.do === 'delete') {
    const kind = edit.do === 'create' ? 'added' : 'removed';
    return { file: edit.file, path: pathPrefix(found), kind, count: 1, shared: 0 };
  }
  const moved = movedItem(made);
  if (moved) {
    const path = [...pathPrefix(found), ...idsIn(moved.path, found.text, moved.value)];
    return { file: edit.file, path, kind: 'moved', count: 1, shared: 0 };
  }
  const typed = 'path' in edit ? null : typedChangesOf(made, found, isMade);
  const value = edit.do === 'insert' || edit.do === 'set' ? edit.value : undefined;
  return {
    file: edit.file,
    path: 'path' in edit ? [...pathPrefix(found), ...idsIn(edit.path, found.text, value)] : [],
    kind: kindOf(first),
    count: made.length,
    shared: sharedKeyCount(made.map((one) => one.edit)),
    ...(typed && { typed }),
  };
}

/** The typed changes, where the whole step concerns one file. */
function typedChangesOf(
  made: Step['made'],
  file: DraftTextOfFile,
  isMade: boolean,
): StepSummary['typed'] | null {
  const [first] = made;
  if (made.some(({ edit }) => edit.file !== first?.edit.file)) return null;
  const patches = made.flatMap((one) => one.patches);
  const reported = typedChanges(file.text, patches, isMade);
  const prefix = pathPrefix(file);
  return (
    reported && {
      ...reported,
      changes: reported.changes.map((turn) => ({ ...turn, path: [...prefix, ...turn.path] })),
    }
  );
}

/** The leading keys of a plan's paths: those of the part of the config that the file belongs to. */
export const pathPrefix = ({ kind, stem }: DraftTextOfFile): string[] =>
  Object.hasOwn(configFolders, kind) ? [kind, stem] : [kind];

/** The path of an edit as in the plan. */
export const planPathOf = (file: DraftTextOfFile, path: JsonPath): string[] => [
  ...pathPrefix(file),
  ...idsIn(path, file.text, undefined),
];

/** A row is identified by its id; a row that no longer exists, as after its removal, has none. */
function idsIn(keys: JsonPath, text: string, value: unknown): string[] {
  return keys.flatMap((key, at) => {
    if (typeof key === 'string') return [key];
    const isWhole = at === keys.length - 1 && value !== undefined;
    const row = isWhole ? value : rowAt(text, keys.slice(0, at + 1));
    return isObject(row) && typeof row.id === 'string' ? [row.id] : [];
  });
}

function rowAt(text: string, path: JsonPath): unknown {
  try {
    return valueAt(text, path);
  } catch {
    // The text has changed meanwhile and is not JSON.
    return undefined;
  }
}

/** The insertion of a step that takes an item out of a list and puts the same back elsewhere in it. */
function movedItem(made: Step['made']): { path: JsonPath; value: unknown } | null {
  const [out, back] = made.map(({ edit }) => edit);
  if (out?.do !== 'remove' || back?.do !== 'insert' || out.file !== back.file) return null;
  const listOf = ({ path }: { path: JsonPath }) => JSON.stringify(path.slice(0, -1));
  if (listOf(out) !== listOf(back) || typeof out.path.at(-1) !== 'number') return null;
  const [taken] = made[0]?.patches ?? [];
  const id = isObject(back.value) ? back.value.id : undefined;
  // Another item would have another id.
  return typeof id === 'string' && taken?.was.includes(JSON.stringify(id)) ? back : null;
}

/** The patches of an edit show whether an entry was added or removed. */
function kindOf({ edit, patches }: Step['made'][number]): StepSummary['kind'] {
  if (edit.do === 'insert') return 'added';
  if (edit.do === 'remove') return 'removed';
  if (edit.do === 'rename') return 'renamed';
  return edit.do === 'set' && patches.every(({ was }) => was.trim() === '') ? 'added' : 'changed';
}

/** Number of leading keys that all paths share; 0 where the edits concern several files. */
function sharedKeyCount(edits: readonly Step['made'][number]['edit'][]): number {
  const paths = edits.map((edit) => ('path' in edit ? [edit.file, ...edit.path] : [edit.file]));
  const [first = []] = paths;
  const length = first.findIndex((key, at) => paths.some((path) => path[at] !== key));
  return Math.max(0, (length === -1 ? first.length : length) - 1);
}
