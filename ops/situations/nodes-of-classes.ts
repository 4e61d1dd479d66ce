/** The node of each class of an axis, by the effect of the class. */
export const nodesOfClasses = <T>(ofClass: readonly string[], nodes: ReadonlyMap<string, T>): T[] =>
  ofClass.map((effect) => {
    const node = nodes.get(effect);
    if (node === undefined) throw new Error(`no node for effect ${effect}`);
    return node;
  });
