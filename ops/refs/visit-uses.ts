import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IdReference } from '../../schemas/compile/config-validator.ts';
import type { RefKind } from '../../schemas/index.ts';
import type { ParsedFile } from '../config/parsed-file.ts';
import type { FileReferences } from '../config/project.ts';
import { registerSources } from '../diagnostics/mask-output.ts';
import type { Sources } from '../diagnostics/sources.ts';
import { entriesOf, itemsOf, member } from '../json/json-values.ts';
import { toPointer } from '../json/pointer.ts';

const visitsFile = 'tests/visits.json';

/** The ids that the keys of a row name; a path is looked up among the routes. */
const named: Readonly<Record<string, RefKind | 'path'>> = {
  'visit/host': 'host',
  'visit/channel': 'channel',
  'visit/city': 'city',
  'visit/outcome': 'outcome',
  'visit/path': 'path',
  'visit/loginAddress': 'path',
  'visit/query/_channel': 'channel',
  'expect/landing': 'path',
  'expect/page': 'page',
  'expect/brand': 'brand',
  'expect/network': 'network',
  'expect/success': 'destination',
  'expect/failure': 'destination',
  'expect/skipForm': 'destination',
  'expect/afterLogin': 'destination',
};

/** The uses that the visits of the tests make of the config. */
export interface VisitUses extends FileReferences {
  /** Paths of routes: uses of the route, which keep their text when it is renamed. */
  paths: readonly IdReference[];
}

/** The ids that tests/visits.json names, if the file can be read; it is added to the sources. */
export function visitUses(
  dir: string,
  sources: Sources,
  files: readonly ParsedFile[],
): VisitUses | undefined {
  const path = join(dir, visitsFile);
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const value = parsed(text);
  if (value === undefined) return undefined;
  sources.add(visitsFile, text);
  registerSources(sources);
  const all = itemsOf(member(value, 'visits')).flatMap((row, at) => usesIn(row, at));
  const routeAt = routesByPath(files);
  const references = all.flatMap(({ kind, ...use }): IdReference[] =>
    kind === 'path' ? [] : [{ ...use, kind }],
  );
  const paths = all.flatMap(({ kind, id, pointer }): IdReference[] => {
    const route = kind === 'path' ? routeAt.get(id.split('?')[0] ?? '') : undefined;
    return route === undefined ? [] : [{ kind: 'route', id: route, pointer }];
  });
  return { file: { file: visitsFile, kind: 'site', stem: 'visits', value }, references, paths };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function usesIn(row: unknown, at: number): { kind: RefKind | 'path'; id: string; pointer: string }[] {
  return Object.entries(named).flatMap(([key, kind]) => {
    const keys = key.split('/');
    const value = member(row, ...keys);
    if (typeof value !== 'string' && typeof value !== 'number') return [];
    return [{ kind, id: String(value), pointer: toPointer(['visits', at, ...keys]) }];
  });
}

function routesByPath(files: readonly ParsedFile[]): ReadonlyMap<string, string> {
  const routes = files.find(({ kind }) => kind === 'routes')?.value;
  return new Map(
    entriesOf(member(routes, 'routes')).map(([name, route]) => [String(member(route, 'path')), name]),
  );
}
