import { useMemo } from 'react';
import type { Problem } from '../../api/index.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';

/** The problems of the entries of a map, by the second key of their pointer, as in `/channels/5265/cityRule`. */
export function useProblemsByEntry(file: string, map: string): ReadonlyMap<string, Problem[]> {
  const { problems } = useDraftStore();
  return useMemo(() => {
    const found = new Map<string, Problem[]>();
    for (const one of problems?.problems ?? []) {
      const [of, id] = keysOf(one.pointer);
      if (one.file === file && of === map && id !== undefined) found.set(id, [...(found.get(id) ?? []), one]);
    }
    return found;
  }, [problems, file, map]);
}

/** The keys of a JSON pointer. */
export const keysOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));

/** The problems of an entry that are at a field, or within it. */
export const problemsOfField = (
  problems: readonly Problem[] | undefined,
  depth: number,
  path: readonly string[],
): Problem[] =>
  (problems ?? []).filter(({ pointer }) => {
    const keys = keysOf(pointer).slice(depth);
    return path.every((key, at) => keys[at] === key);
  });
