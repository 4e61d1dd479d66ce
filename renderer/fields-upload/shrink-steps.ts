/** One try to make a picture small enough. */
export interface ShrinkStep {
  /** Longest edge, pixels. */
  edge: number;
  /** Quality of the JPEG, 0 to 1. */
  quality: number;
}

const qualities = [0.86, 0.74, 0.6];
const leastEdge = 240;

/** Tries in the order in which a picture loses least: the quality first, then the size. */
export function shrinkSteps(maxEdge: number): ShrinkStep[] {
  const steps: ShrinkStep[] = [];
  for (let edge = maxEdge; edge >= leastEdge; edge = Math.round(edge * 0.75))
    for (const quality of qualities) steps.push({ edge, quality });
  return steps;
}

/** Width and height with this longest edge at most; nothing is made larger. */
export function fitted(width: number, height: number, edge: number): { width: number; height: number } {
  const scale = Math.min(1, edge / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
