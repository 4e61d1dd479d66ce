import { isDeepStrictEqual } from 'node:util';
import type { Diagnostic, Fix, PlacedFix } from '../../ops/diagnostics/diagnostic.ts';
import type { Edit, Problem, ProblemFix, ProblemsResponse } from '../api/index.ts';
import type { DraftRevision } from '../draft/draft-revision.ts';
import type { RevisionCache } from './revision-cache.ts';

/** Problems of the draft, with each fix and each suggestion as the edits that make it. */
export function checkProblems(revisions: RevisionCache, revision: DraftRevision): ProblemsResponse {
  const began = performance.now();
  const { diagnostics, skipped, allowed, files, config, wellFormed } = revisions.draft(revision);
  return {
    version: revision.version,
    problems: diagnostics.map(toProblem),
    isClean: config !== null,
    isSound: wellFormed !== null,
    skipped,
    allowed,
    files,
    ms: Math.round(performance.now() - began),
  };
}

function toProblem({ fix, moreFixes = [], offers = [], ...others }: Diagnostic): Problem {
  const certain = fix ? editsOf([{ file: others.file, fix }, ...moreFixes]) : null;
  const offered = offers.map(({ to, fixes }): ProblemFix => ({ to, edits: editsOf(fixes) }));
  const isCertain = ({ edits }: ProblemFix) => isDeepStrictEqual(edits, certain);
  const first = certain && (offered.find(isCertain) ?? { to: stringIn(fix?.text ?? ''), edits: certain });
  const rest = offered.filter((one) => !isCertain(one));
  return { ...others, fixes: first ? [first, ...rest] : rest };
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
