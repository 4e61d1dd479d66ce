/** Which rows are chosen, and from which a range goes. */
export interface Selection {
  readonly ids: ReadonlySet<string>;
  readonly anchor: string | null;
}

export const emptySelection: Selection = { ids: new Set(), anchor: null };

/** One row more or less. */
export function toggleRow({ ids }: Selection, id: string): Selection {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, anchor: id };
}

/** All rows from the anchor to this one, as they stand in the view; the anchor stays. */
export function extendSelection({ ids, anchor }: Selection, view: readonly string[], id: string): Selection {
  const [from, to] = [view.indexOf(anchor ?? id), view.indexOf(id)];
  if (from === -1 || to === -1) return { ids: new Set([...ids, id]), anchor: id };
  const range = view.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { ids: new Set([...ids, ...range]), anchor: anchor ?? id };
}

/** All rows of the view, or, where all are chosen already, none of them. */
export function toggleAll({ ids }: Selection, view: readonly string[]): Selection {
  const isAll = view.length > 0 && view.every((id) => ids.has(id));
  const rest = new Set(ids);
  for (const id of view) {
    if (isAll) rest.delete(id);
    else rest.add(id);
  }
  return { ids: rest, anchor: null };
}

/** Without the rows that are gone. */
export function withoutMissing({ ids, anchor }: Selection, known: ReadonlySet<string>): Selection {
  const left = new Set([...ids].filter((id) => known.has(id)));
  return { ids: left, anchor: anchor !== null && known.has(anchor) ? anchor : null };
}

/** With those of these rows that are in the view: one that is not does not come into it. */
export function addVisible(
  ids: ReadonlySet<string>,
  more: Iterable<string>,
  view: readonly string[],
): ReadonlySet<string> {
  const seen = new Set(view);
  return new Set([...ids, ...[...more].filter((id) => seen.has(id))]);
}
