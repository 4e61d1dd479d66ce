import { type RefObject, useRef } from 'react';

/** The newest value, for effects and handlers that must not start again because a function was made anew. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  latest.current = value;
  return latest;
}
