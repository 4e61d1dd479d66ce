import type { Edit } from './edit.ts';
import type { Patch } from './patch.ts';

/** What was done at once and is undone at once: one edit, or a paste of forty channels. */
export interface Step {
  /** Each edit with what it changed, in the order in which they were made. */
  made: { edit: Edit; patches: Patch[] }[];
}

/** The patches of a step by file. */
export function patchesByFile({ made }: Step): Map<string, Patch[]> {
  const byFile = new Map<string, Patch[]>();
  for (const { edit, patches } of made) {
    const known = byFile.get(edit.file);
    if (known) known.push(...patches);
    else byFile.set(edit.file, [...patches]);
  }
  return byFile;
}

export const touches = ({ made }: Step, files: ReadonlySet<string>): boolean =>
  made.some(({ edit }) => files.has(edit.file));
