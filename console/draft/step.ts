import type { Author } from '../api/windows.ts';
import type { Edit } from '../edits/edit.ts';
import { invertPatches, type TextPatch } from '../edits/text-patch.ts';

/** An edit as it is stored: a whole text is stored as patches, or every keystroke would store the file again. */
export type StoredEdit = Exclude<Edit, { do: WholeText }> | { do: WholeText; file: string };
/** The edits whose patches are all that is stored of them. */
type WholeText = 'text' | 'splice' | 'create' | 'delete';

export const toStoredEdit = (edit: Edit): StoredEdit =>
  'path' in edit ? edit : { do: edit.do, file: edit.file };

/** Edits that are made and undone together: one edit, or a paste of forty channels. */
export interface Step {
  id: string;
  /** The step that it undoes; that may be one that undoes another: then it is a redo. */
  undoes?: string;
  /** The later step that has edited the same place: undo and redo pass this one over until that one is undone. */
  keptBehind?: string;
  /** Each edit with its patches, in the order of application. */
  made: { edit: StoredEdit; patches: TextPatch[] }[];
  /** Rows pasted from a spreadsheet; omitted otherwise. */
  isPaste?: true;
  /** The window that has made it; omitted for a program. */
  by?: Author;
  /** The review that it takes in: its commit, who has approved it, and who has made it; older logs lack the last. */
  review?: { commit: string; approvedBy: string[]; author?: string };
}

/** The patches of a step by file. */
export function patchesByFile({ made }: Step): Map<string, TextPatch[]> {
  const byFile = new Map<string, TextPatch[]>();
  for (const { edit, patches } of made) {
    const known = byFile.get(edit.file);
    if (known) known.push(...patches);
    else byFile.set(edit.file, [...patches]);
  }
  return byFile;
}

/** The step that undoes one at the end of the history. */
export const undoing = ({ id, made, by }: Step): Step => ({
  id: `${id} undone`,
  undoes: id,
  made: made.toReversed().map(({ edit, patches }) => ({
    edit: undoingEdit(edit),
    patches: invertPatches(patches),
  })),
  ...(by && { by }),
});

function undoingEdit({ do: what, file }: StoredEdit): StoredEdit {
  if (what === 'create') return { do: 'delete', file };
  return { do: what === 'delete' ? 'create' : 'splice', file };
}

export const touches = ({ made }: Step, files: ReadonlySet<string>): boolean =>
  made.some(({ edit }) => files.has(edit.file));
