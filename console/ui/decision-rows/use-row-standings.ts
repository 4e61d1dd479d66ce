import { useMemo, useRef } from 'react';
import { useDraftStore } from '../draft-store/draft-store.ts';
import type { Definition } from '../pages/definition-files.ts';
import { useDefinitions } from '../pages/use-definitions.ts';
import type { ListedTable } from '../schema-values/decision-tables.ts';
import { type FactFiles, RowStandings } from './row-standings.ts';
import type { TableRow } from './table-rows.ts';

const files = {
  hosts: 'hosts.json',
  channels: 'channels.json',
  routes: 'definitions/routes.json',
  cities: 'definitions/cities.json',
  facts: 'definitions/facts.json',
} as const;

/**
 * The standings of the rows in any order; null while files are being loaded, or where the draft cannot be evaluated. To be
 * called in an observer.
 */
export function useRowStandings(table: ListedTable, rows: readonly TableRow[]): RowStandings | null {
  const { problems } = useDraftStore();
  const config = useFactFiles();
  const whens = JSON.stringify(rows.map(({ value }) => value));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows are new objects with each render
  return useMemo(() => {
    if (!config || problems?.isSound === false) return null;
    try {
      return new RowStandings(config, table, rows);
    } catch {
      // Half typed: an entry is no object, or lacks what its schema demands.
      return null;
    }
  }, [config, table, whens, problems?.isSound]);
}

/** The same object as long as none of the files changes. */
function useFactFiles(): FactFiles | null {
  const draftStore = useDraftStore();
  const last = useRef<{ parts: readonly unknown[]; files: FactFiles } | null>(null);
  const [pages, forms] = [useDefinitions('pages'), useDefinitions('forms')];
  const own = Object.values(files).map((file) => draftStore.file(file)?.value);
  if (!pages || !forms || own.some((value) => value === undefined || value === null)) return null;
  const parts = [...own, ...[...pages, ...forms].flatMap(({ file, value }) => [file, value])];
  const before = last.current;
  if (before?.parts.length === parts.length && before.parts.every((one, at) => one === parts[at])) {
    return before.files;
  }
  const made = {
    ...Object.fromEntries(Object.keys(files).map((name, at) => [name, own[at]])),
    pages: byId(pages),
    forms: byId(forms),
  } as unknown as FactFiles;
  last.current = { parts, files: made };
  return made;
}

const byId = (all: readonly Definition[]): Record<string, unknown> =>
  Object.fromEntries(all.flatMap(({ id, value }) => (value ? [[id, value]] : [])));
