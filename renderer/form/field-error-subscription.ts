/**
 * Notifies each field of its own errors, over one subscription of the form library for all fields: the library copies
 * all answers for every subscriber that it calls, which would be a million copies for a thousand fields.
 * @param subscribe - calls back with the field whose error may have changed; without a name, any may have
 * @returns a function that adds a listener of a field and returns a function that removes it
 */
export function shareErrorSubscription(
  subscribe: (changed: (field?: string) => void) => () => void,
): (field: string, changed: () => void) => () => void {
  const listeners = new Map<string, Set<() => void>>();
  const notify = (field?: string) => {
    const items = field === undefined ? [...listeners.values()] : [listeners.get(field) ?? []];
    for (const ofField of items) for (const changed of ofField) changed();
  };
  let stop: (() => void) | null = null;
  return (field, changed) => {
    stop ??= subscribe(notify);
    const ofField = listeners.get(field) ?? new Set();
    listeners.set(field, ofField.add(changed));
    return () => {
      ofField.delete(changed);
      if (ofField.size === 0 && listeners.get(field) === ofField) listeners.delete(field);
      if (listeners.size > 0) return;
      stop?.();
      stop = null;
    };
  };
}
