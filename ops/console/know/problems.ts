import type { Diagnostic } from '../../diagnostic.ts';
import type { Problem, ProblemsAnswer } from '../api.ts';
import type { Side } from './question.ts';
import type { Sides } from './sides.ts';

/** What `check` says of the draft, each fix as edits that make it. */
export function problemsOf(sides: Sides, side: Side): ProblemsAnswer {
  const began = performance.now();
  const { diagnostics, skipped, allowed, files, config, wellFormed } = sides.draft(side);
  return {
    version: side.version,
    problems: diagnostics.map(toProblem),
    isClean: config !== null,
    isSound: wellFormed !== null,
    skipped,
    allowed,
    files,
    ms: Math.round(performance.now() - began),
  };
}

function toProblem({ fix, moreFixes = [], ...told }: Diagnostic): Problem {
  if (!fix) return told;
  const byFile = new Map<string, { start: number; end: number; text: string }[]>();
  for (const one of [{ file: told.file, fix }, ...moreFixes]) {
    byFile.set(one.file, [...(byFile.get(one.file) ?? []), one.fix]);
  }
  return { ...told, fix: [...byFile].map(([file, splices]) => ({ do: 'splice', file, splices })) };
}
