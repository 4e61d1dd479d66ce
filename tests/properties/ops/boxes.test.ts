import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Box, isCovered, subtractBoxes } from '../../../ops/tables/box.ts';
import { assertProperty } from '../harness/property.ts';

const sizes = { city: 3, user: 2, route: 4 };
const full = (dimension: string): bigint => (1n << BigInt(sizes[dimension as keyof typeof sizes])) - 1n;
const box: fc.Arbitrary<Box> = fc
  .record(
    Object.fromEntries(Object.keys(sizes).map((name) => [name, fc.bigInt({ min: 1n, max: full(name) })])),
    { requiredKeys: [] },
  )
  .map((given) => ({ ...given }) as Box);

/** Every point of the three dimensions that a box has. */
const points = (of: Box): string[] =>
  [0, 1, 2].flatMap((city) =>
    [0, 1].flatMap((user) =>
      [0, 1, 2, 3].flatMap((route) => {
        const has = (name: string, at: number) => ((of[name] ?? full(name)) >> BigInt(at)) & 1n;
        return has('city', city) && has('user', user) && has('route', route)
          ? [`${city} ${user} ${route}`]
          : [];
      }),
    ),
  );

it('boxes cover another one exactly where they have all of its points, and what they leave are the others', () => {
  let covered = 0;
  assertProperty(2000, [box, fc.array(box, { maxLength: 6 })], (one, covers) => {
    const taken = new Set(covers.flatMap(points));
    const left = points(one).filter((point) => !taken.has(point));
    if (left.length === 0) covered++;
    expect(isCovered(one, covers, full)).toBe(left.length === 0);
    expect(subtractBoxes([one], covers, full).flatMap(points).sort()).toEqual([...left].sort());
  });
  expect(covered).toBeGreaterThan(50);
});
