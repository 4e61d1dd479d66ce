/** The tests of `npm run test:full` are divided into this many parts, each with as many files as the others. */
export const numberOfParts = 8;

/**
 * The parts in the order in which a run for the commit takes them. The first is named by the commit, so that a run with time
 * for some of them judges the same ones again for the same commit, and others for the next.
 * @param commit - its hash in hex; null where there is no git
 * @returns numbers from 1
 */
export function orderOfParts(commit: string | null, count = numberOfParts): number[] {
  const first = commit === null ? 0 : Number.parseInt(commit.slice(0, 8), 16) % count;
  return Array.from({ length: count }, (_, at) => ((first + at) % count) + 1);
}

/** Seconds, since the run began where nothing else is said. */
export interface Times {
  elapsed: number;
  /** What the longest part has taken; before the first, what came before it on this machine. */
  longest: number;
  /** When the run should have ended. */
  limit: number;
}

/** Files differ: a part may take a quarter longer than the longest so far. */
const margin = 1.25;

/** Whether another part is likely to end in time. */
export const hasRoom = ({ elapsed, longest, limit }: Times): boolean => elapsed + longest * margin <= limit;
