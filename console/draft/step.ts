import type { Edit } from '../edits/edit.ts';
import type { TextPatch } from '../edits/text-patch.ts';

/** An edit as it is kept: a whole text is kept as its patches, or every key pressed would keep the file once more. */
export type StoredEdit =
  | Exclude<Edit, { do: 'text' } | { do: 'splice' }>
  | { do: 'text' | 'splice'; file: string };

export const toStoredEdit = (edit: Edit): StoredEdit =>
  edit.do === 'text' || edit.do === 'splice' ? { do: edit.do, file: edit.file } : edit;

/** What was done at once and is undone at once: one edit, or a paste of forty channels. */
export interface Step {
  /** Each edit with what it changed, in the order in which they were made. */
  made: { edit: StoredEdit; patches: TextPatch[] }[];
  /** Rows of a spreadsheet; left out of any other. */
  isPaste?: true;
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

export const touches = ({ made }: Step, files: ReadonlySet<string>): boolean =>
  made.some(({ edit }) => files.has(edit.file));
