import { type RefObject, useRef } from 'react';

/** The latest value, for effects and handlers that must not restart because a function was created anew. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  latest.current = value;
  return latest;
}
