import type { Edit, Problem, ProblemFix } from '../../api/index.ts';
import { offsetAt } from '../../edits/text-position.ts';
import { affectedLocations } from './affected-locations.ts';
import type { BreakingEdit } from './breaking-edit.ts';

/** A fix as it is offered. */
export interface OfferedFix extends ProblemFix {
  /** The number of locations that it writes, where the label shows it. */
  places?: number;
  /** What it does, where that is no value to write. */
  does?: 'addsReceipt';
}

/**
 * The fixes that are offered before and after the button that reverts the edit which removed the missing name. A name
 * that is only spelt similarly has another destination: it is never offered beside the new name of a renamed entry.
 * @param elsewhere - that edit; null where there is none
 * @param textOf - a file of the draft, as it was checked; undefined while it is not loaded
 */
export function offeredFixes(
  problem: Pick<Problem, 'file' | 'range' | 'pointer' | 'related' | 'fixes'>,
  elsewhere: Pick<BreakingEdit, 'name' | 'now'> | null,
  textOf: (file: string) => string | undefined,
): { first: OfferedFix[]; later: OfferedFix[] } {
  if (elsewhere === null) return { first: problem.fixes, later: [] };
  const { name, now } = elsewhere;
  const uses = affectedLocations(problem);
  if (now === null) {
    return { first: [], later: problem.fixes.map((fix) => ({ ...fix, places: uses.length })) };
  }
  const edits: Edit[] = [];
  for (const file of new Set(uses.map((use) => use.file))) {
    // Offsets count after a byte order mark.
    const text = textOf(file)?.replace(/^\uFEFF/, '');
    if (text === undefined) return { first: [], later: [] };
    const spans = uses
      .filter((use) => use.file === file)
      .map(({ range }) => ({
        start: offsetAt(text, range.line, range.column),
        end: offsetAt(text, range.endLine, range.endColumn),
      }));
    // All or none: fixing half of the uses would leave the others without the name.
    if (spans.some(({ start, end }) => text.slice(start, end) !== JSON.stringify(name))) {
      return { first: [], later: [] };
    }
    edits.push({
      do: 'splice',
      file,
      splices: spans.map((span) => ({ ...span, text: JSON.stringify(now) })),
    });
  }
  return { first: [{ to: now, edits, places: uses.length }], later: [] };
}
