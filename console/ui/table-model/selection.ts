/** The selected rows, and the anchor of a range. */
export interface Selection {
  readonly ids: ReadonlySet<string>;
  readonly anchor: string | null;
}

export const emptySelection: Selection = { ids: new Set(), anchor: null };

/** Adds or removes one row. */
export function toggleRow({ ids }: Selection, id: string): Selection {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, anchor: id };
}

/** Selects all rows from the anchor to this one, in view order; the anchor stays. */
export function extendSelection({ ids, anchor }: Selection, view: readonly string[], id: string): Selection {
  const [from, to] = [view.indexOf(anchor ?? id), view.indexOf(id)];
  if (from === -1 || to === -1) return { ids: new Set([...ids, id]), anchor: id };
  const range = view.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { ids: new Set([...ids, ...range]), anchor: anchor ?? id };
}

/** Selects all rows of the view, or none where all are selected already. */
export function toggleAll({ ids }: Selection, view: readonly string[]): Selection {
  const isAll = view.length > 0 && view.every((id) => ids.has(id));
  const rest = new Set(ids);
  for (const id of view) {
    if (isAll) rest.delete(id);
    else rest.add(id);
  }
  return { ids: rest, anchor: null };
}

/** Removes rows that no longer exist. */
export function withoutMissing({ ids, anchor }: Selection, known: ReadonlySet<string>): Selection {
  const left = new Set([...ids].filter((id) => known.has(id)));
  return { ids: left, anchor: anchor !== null && known.has(anchor) ? anchor : null };
}

/** Adds those of these rows that are in the view. */
export function addVisible(
  ids: ReadonlySet<string>,
  more: Iterable<string>,
  view: readonly string[],
): ReadonlySet<string> {
  const visible = new Set(view);
  return new Set([...ids, ...[...more].filter((id) => visible.has(id))]);
}
