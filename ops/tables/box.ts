/**
 * A product of value sets as bit masks, one for each dimension; a dimension that is left out is unrestricted.
 *
 * Rows of a decision table are boxes, so subtraction decides exactly whether a row is covered, even where it takes
 * several rows together.
 */
export type Box = Readonly<Record<string, bigint>>;
/** All values of a dimension. */
export type FullMask = (dimension: string) => bigint;

function intersect(a: Box, b: Box): Box | null {
  const both: Record<string, bigint> = { ...a };
  for (const dimension in b) {
    const theirs = b[dimension] as bigint;
    const mine = both[dimension];
    const rest = mine === undefined ? theirs : mine & theirs;
    if (rest === 0n) return null;
    both[dimension] = rest;
  }
  return both;
}

function meets(a: Box, b: Box): boolean {
  for (const dimension in b) {
    const mine = a[dimension];
    if (mine !== undefined && (mine & (b[dimension] as bigint)) === 0n) return false;
  }
  return true;
}

/** The difference of two boxes, as disjoint boxes. */
function subtract(from: Box, cut: Box, full: FullMask): Box[] {
  if (!meets(from, cut)) return [from];
  const rest: Box[] = [];
  let inner = from;
  for (const dimension in cut) {
    const mine = inner[dimension] ?? full(dimension);
    const theirs = cut[dimension] as bigint;
    const outside = mine & ~theirs;
    if (outside === 0n) continue;
    rest.push({ ...inner, [dimension]: outside });
    inner = { ...inner, [dimension]: mine & theirs };
  }
  return rest;
}

/** The difference of two unions of boxes. */
export function subtractBoxes(boxes: readonly Box[], cuts: readonly Box[], full: FullMask): readonly Box[] {
  let left = boxes;
  for (const cut of cuts) {
    if (left.length === 0) return left;
    if (left.some((one) => meets(one, cut))) left = left.flatMap((one) => subtract(one, cut, full));
  }
  return left;
}

/** Whether boxes cover another one together: as `subtractBoxes`, but it stops at the first part that none covers. */
export function isCovered(box: Box, covers: readonly Box[], full: FullMask, from = 0): boolean {
  for (let at = from; at < covers.length; at++) {
    const cover = covers[at] as Box;
    if (meets(box, cover))
      return subtract(box, cover, full).every((part) => isCovered(part, covers, full, at + 1));
  }
  return false;
}

/** The intersection of two unions of boxes. */
export function intersectBoxes(a: readonly Box[], b: readonly Box[]): Box[] {
  const found: Box[] = [];
  for (const one of a) {
    for (const other of b) {
      const both = intersect(one, other);
      if (both) found.push(both);
    }
  }
  return found;
}
