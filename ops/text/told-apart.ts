/**
 * Names by id. One that several things have is followed by what tells it from the others, such as an address: in a list,
 * nobody could know which is meant.
 * @param thingOf - what has the name: two addresses of one page have one name rightly
 */
export function toldApart(
  names: ReadonlyMap<string, string>,
  markOf: (id: string) => string,
  thingOf: (id: string) => string = (id) => id,
): Map<string, string> {
  const things = new Map<string, Set<string>>();
  for (const [id, name] of names) things.set(name, (things.get(name) ?? new Set<string>()).add(thingOf(id)));
  return new Map(
    [...names].map(([id, name]) => {
      const isAlike = name !== '' && (things.get(name)?.size ?? 0) > 1;
      return [id, isAlike ? `${name} ${markOf(id)}` : name];
    }),
  );
}
