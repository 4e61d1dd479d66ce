import { scanJson } from '../../ops/config/scan-json.ts';
import { Sources } from '../../ops/diagnostics/sources.ts';
import type { Step, StoredEdit } from '../draft/step.ts';
import { patchesOf, valueAt } from '../edits/apply-edit.ts';
import { EditError } from '../edits/edit.ts';
import { type MergedJson, mergeJson } from '../edits/merge-json.ts';
import { applyPatches } from '../edits/text-patch.ts';
import { mergeLines } from '../git/merge-and-diff.ts';

/**
 * Applies the draft's edits again to the current text on the disk: each edit where it finds the same old value; otherwise
 * by entries and fields; line by line where nothing but spaces differs, or a text is not JSON.
 * @param steps - those that are not undone, oldest first
 * @returns null where the texts cannot be merged
 */
export async function mergeDraftText(
  file: string,
  texts: { base: string; ours: string; theirs: string },
  steps: readonly Step[],
): Promise<MergedJson | null> {
  const { base, ours, theirs } = texts;
  if (ours === theirs) return { text: ours, conflicts: [] };
  const edits = editsSince(file, base, ours, steps);
  const replayed = edits && replay(edits, base, theirs);
  if (replayed) return { text: replayed, conflicts: [] };
  const merged = mergeValues(file, texts);
  // Their text may have all our values already: then only a new layout of the same values is left to be merged.
  if (merged && (merged.text !== theirs || !isSameJson(base, ours))) return merged;
  const lines = await mergeLines(base, ours, theirs);
  return lines !== null && isMergeable(lines) ? { text: lines, conflicts: [] } : null;
}

function mergeValues(file: string, texts: { base: string; ours: string; theirs: string }): MergedJson | null {
  if (!Object.values(texts).every(isMergeable)) return null;
  const merged = mergeJson(file, texts);
  // An edit finds a value by its path: where that were not so, nothing would tell.
  return merged && isMergeable(merged.text) ? merged : null;
}

/** Whether a text is JSON in which no key stands twice. */
function isMergeable(text: string): boolean {
  const sources = new Sources();
  sources.add('', text);
  const { errors, duplicates } = scanJson('', sources);
  return errors.length === 0 && duplicates.length === 0 && isJson(text);
}

/** The edits that lead from the base to our text; null where they do not (an older step was undone by a merge). */
function editsSince(file: string, base: string, ours: string, steps: readonly Step[]): StoredEdit[] | null {
  const made = steps.flatMap((step) => step.made.filter(({ edit }) => edit.file === file));
  // Steps from before the last save are already part of the base: the first run of steps that ends in our text counts.
  for (let from = made.length - 1; from >= 0; from -= 1) {
    const since = made.slice(from);
    try {
      if (since.reduce((text, { patches }) => applyPatches(text, patches), base) === ours) {
        return since.map(({ edit }) => edit);
      }
    } catch {
      // Does not start from this base.
    }
  }
  return null;
}

/** Of texts that are JSON. */
const isSameJson = (one: string, other: string): boolean =>
  serialized(valueAt(one, [])) === serialized(valueAt(other, []));

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text.replace(/^\uFEFF/, ''));
    return true;
  } catch {
    return false;
  }
};

const serialized = (value: unknown): string => JSON.stringify(value) ?? '';

/** Requires that each edit finds on their text what it found on ours, or that the result is already there. */
function replay(edits: readonly StoredEdit[], base: string, theirs: string): string | null {
  if (!isJson(base) || !isJson(theirs)) return null;
  let mine = base;
  let text = theirs;
  for (const edit of edits) {
    // An index is another item once an item was added before it.
    if (edit.do !== 'set' && edit.do !== 'remove' && edit.do !== 'rename') return null;
    if (edit.path.some((segment) => typeof segment === 'number')) return null;
    const [found, there] = [valueAt(mine, edit.path), valueAt(text, edit.path)];
    if (serialized(found) !== serialized(there)) return null;
    try {
      mine = applyPatches(mine, patchesOf(mine, edit));
      text = applyPatches(text, patchesOf(text, edit));
    } catch (error) {
      if (error instanceof EditError) return null;
      throw error;
    }
  }
  return text;
}
