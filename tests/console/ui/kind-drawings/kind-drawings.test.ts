import { expect, it } from 'vitest';
import { blockDrawings } from '../../../../console/ui/kind-drawings/block-drawings.ts';
import { fieldDrawings } from '../../../../console/ui/kind-drawings/field-drawings.ts';
import { blockSchemas } from '../../../../schemas/page/block.ts';
import { fieldSchemas } from '../../../../schemas/page/field.ts';

/** The points of a path of lines, arcs and curves, with absolute coordinates. */
function boundsOf(path: string): { left: number; right: number; top: number; bottom: number } {
  const sizes: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, a: 7, c: 6, s: 4, z: 0 };
  const points: [number, number][] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, command = '', given = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const kind = command.toLowerCase();
    const isRelative = kind === command;
    // The flags of an arc may stand without a space.
    const text = kind === 'a' ? given.replace(/ ([01])([01])(?=[\d.-])/g, ' $1 $2 ') : given;
    const numbers = (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const size = sizes[kind] ?? Number.NaN;
    if (kind === 'z') [x, y] = [startX, startY];
    else expect(numbers.length % size, `${command}${given}`).toBe(0);
    for (let at = 0; at < numbers.length; at += size || 1) {
      const [dx, dy] = [
        kind === 'v' ? null : (numbers[at + size - (kind === 'h' ? 1 : 2)] ?? 0),
        kind === 'h' ? null : (numbers[at + size - 1] ?? 0),
      ];
      if (dx !== null) x = isRelative ? x + dx : dx;
      if (dy !== null) y = isRelative ? y + dy : dy;
      if (kind === 'm') [startX, startY] = [x, y];
      points.push([x, y]);
    }
  }
  const [xs, ys] = [points.map(([one]) => one), points.map(([, one]) => one)];
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}

it('every kind of block and field has a drawing of its own, and no drawing is of a kind that is gone', () => {
  expect(Object.keys(blockDrawings).sort()).toEqual(Object.keys(blockSchemas).sort());
  expect(Object.keys(fieldDrawings).sort()).toEqual(Object.keys(fieldSchemas).sort());
  const all = [...Object.values(blockDrawings), ...Object.values(fieldDrawings)];
  expect(new Set(all).size).toBe(all.length);
});

it('every drawing lies within its frame, and all take few bytes', () => {
  for (const [kind, path] of Object.entries({ ...blockDrawings, ...fieldDrawings })) {
    const { left, right, top, bottom } = boundsOf(path);
    expect([left >= 2, right <= 46, top >= 2, bottom <= 30], kind).toEqual([true, true, true, true]);
    expect(right - left, kind).toBeGreaterThan(8);
  }
  expect(JSON.stringify([blockDrawings, fieldDrawings]).length).toBeLessThan(6000);
});
