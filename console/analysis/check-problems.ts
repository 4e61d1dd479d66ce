import { isDeepStrictEqual } from 'node:util';
import type { Diagnostic, Fix, PlacedFix } from '../../ops/diagnostics/diagnostic.ts';
import type { FactsFile } from '../../schemas/index.ts';
import type { Edit, Problem, ProblemFix, ProblemsResponse } from '../api/index.ts';
import type { DraftRevision } from '../draft/draft-revision.ts';
import type { RevisionCache } from './revision-cache.ts';
import { inputOfWitness } from './witness-input.ts';

/** Problems of the draft, with each fix and each suggestion as the edits that make it. */
export function checkProblems(revisions: RevisionCache, revision: DraftRevision): ProblemsResponse {
  const began = performance.now();
  const { diagnostics, skipped, allowed, files, config, wellFormed } = revisions.draft(revision);
  return {
    version: revision.version,
    problems: diagnostics.map((one) => toProblem(one, wellFormed?.facts)),
    isClean: config !== null,
    isSound: wellFormed !== null,
    skipped,
    allowed,
    files,
    ms: Math.round(performance.now() - began),
  };
}

function toProblem(
  { fix, moreFixes = [], offers = [], met, ...others }: Diagnostic,
  facts: FactsFile | undefined,
): Problem {
  const certain = fix ? editsOf([{ file: others.file, fix }, ...moreFixes]) : null;
  const offered = offers.map(({ to, fixes }): ProblemFix => ({ to, edits: editsOf(fixes) }));
  const isCertain = ({ edits }: ProblemFix) => isDeepStrictEqual(edits, certain);
  const first = certain && (offered.find(isCertain) ?? { to: stringIn(fix?.text ?? ''), edits: certain });
  const rest = offered.filter((one) => !isCertain(one));
  const visitor = met && facts && visitorOf(met.command, facts);
  // The operator opens the visitor where a command would be shown.
  const shown = visitor ? { help: met.help, visitor } : {};
  return { ...others, ...shown, fixes: first ? [first, ...rest] : rest };
}

/** Null where the command cannot be read: then it is shown. */
function visitorOf(command: string, facts: FactsFile) {
  try {
    return inputOfWitness(command, facts);
  } catch {
    return null;
  }
}

function editsOf(fixes: readonly Pick<PlacedFix, 'file' | 'fix'>[]): Edit[] {
  const byFile = new Map<string, Fix[]>();
  for (const { file, fix } of fixes) byFile.set(file, [...(byFile.get(file) ?? []), fix]);
  return [...byFile].map(([file, splices]) => ({ do: 'splice', file, splices }));
}

/** The name that a fix writes; null where it writes something other than a name. */
function stringIn(json: string): string | null {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'string' ? value : null;
  } catch {
    return null;
  }
}
