import type { Config } from '../../schemas/index.ts';
import { eachString } from '../json/json-values.ts';

/**
 * The paths that only the head has and to which nothing in it leads: no host, no row of a table, no page, form or
 * endpoint names the route or its path. Nobody knows such an address yet, so a visitor who opens it is no visitor of the
 * base who now meets something else.
 */
export function unlinkedNewAddresses(before: Config, after: Config): string[] {
  const known = new Set(Object.values(before.routes.routes).map(({ path }) => path));
  const added = Object.entries(after.routes.routes).filter(([, { path }]) => !known.has(path));
  if (added.length === 0) return [];
  const named = namesOutsideRoutes(after);
  return added.flatMap(([name, { path }]) =>
    named.has(name) || named.has(path) || name === after.routes.catchAll ? [] : [path],
  );
}

const ownId = /^\/(pages|forms)\/[^/]+\/id$/;

/** Every text of the config beside the routes themselves; of an address only its path. */
function namesOutsideRoutes({ routes: _, ...others }: Config): Set<string> {
  const names = new Set<string>();
  eachString(others, (text, pointer) => {
    // A page that has the name of its route does not lead there.
    if (!ownId.test(pointer)) names.add(text.split(/[?#]/)[0] ?? '');
  });
  return names;
}

/** Whether an arrival of the plan begins at one of the paths: `/fresh`, `/fresh → formSaved + mark=*`. */
export const beginsAt = (arrival: string, paths: readonly string[]): boolean =>
  paths.some((path) => arrival === path || arrival.startsWith(`${path} `));
