import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Diagrams, type Node, valueAt, zip } from '../../../ops/situations/diagram.ts';
import { assertProperty } from '../harness/property.ts';

const widths = [2, 3, 2, 4];
const situations = widths.reduce<number[][]>(
  (all, width) => all.flatMap((one) => Array.from({ length: width }, (_, at) => [...one, at])),
  [[]],
);
/** A function as the list of its values; few different ones, so that parts of it are often equal. */
const table = fc.array(fc.constantFrom(0, 1), { minLength: situations.length, maxLength: situations.length });
const places = new Map(situations.map((one, at) => [one.join(), at]));

/** The diagram of a function, made from its values alone. */
function diagramOf(
  diagrams: Diagrams<number>,
  values: readonly number[],
  before: readonly number[] = [],
): Node<number> {
  const axis = before.length;
  if (axis === widths.length) return diagrams.leaf(values[places.get(before.join()) ?? 0] ?? 0);
  const children = Array.from({ length: widths[axis] ?? 0 }, (_, at) =>
    diagramOf(diagrams, values, [...before, at]),
  );
  return diagrams.node(axis, children);
}

it('a choice among diagrams by an axis that they may read too has the value of the chosen one in every situation', () => {
  const axes = fc.nat({ max: widths.length - 1 });
  assertProperty(
    300,
    [fc.tuple(table, table, table), axes, fc.array(fc.nat({ max: 2 }), { minLength: 4, maxLength: 4 })],
    (tables, axis, classes) => {
      const diagrams = new Diagrams<number>(String);
      const ofClass = classes.slice(0, widths[axis]);
      const children = tables.map((values) => diagramOf(diagrams, values));
      const chosen = diagrams.chooseAmong(axis, children, ofClass);
      const expected = situations.map((one, at) => tables[ofClass[one[axis] ?? 0] ?? 0]?.[at] ?? 0);
      expect(situations.map((one) => valueAt(chosen, one))).toEqual(expected);
      expect(chosen).toBe(diagramOf(diagrams, expected));
    },
  );
});

it('what several diagrams are combined to has the combined values in every situation', () => {
  assertProperty(300, [table, table, table], (...tables) => {
    const diagrams = new Diagrams<number>(String);
    const nodes = tables.map((values) => diagramOf(diagrams, values));
    const sum = zip(diagrams, nodes, (values) =>
      diagrams.leaf(values.reduce((all, one, at) => all + one * 2 ** at, 0)),
    );
    const expected = situations.map((_, at) =>
      tables.reduce((all, values, index) => all + (values[at] ?? 0) * 2 ** index, 0),
    );
    expect(situations.map((one) => valueAt(sum, one))).toEqual(expected);
    expect(sum).toBe(diagramOf(diagrams, expected));
  });
});
