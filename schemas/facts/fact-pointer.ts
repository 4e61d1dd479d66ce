/** The keys of a JSON pointer (RFC 6901, without `~` escapes: `factPointerPattern` allows none). */
export const pointerKeys = (pointer: string): string[] => pointer.split('/').slice(1);

/** The value at a JSON pointer in `data` of any form; undefined where there is none. */
export const valueAt = (data: unknown, pointer: string): unknown =>
  pointerKeys(pointer).reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, key)
        ? (inner as Record<string, unknown>)[key]
        : undefined,
    data,
  );
